import { describe, expect, test } from "vitest";
import sentences from "../../../../quality/utterances/named-stops.json";
import type { BlockName } from "~/domain/plan/block";
import type { Role } from "~/language/wish/role-words";
import { rolesOf } from "~/language/wish/roles";
import { readWords } from "~/language/words/read-words";
import { thingsNamed } from "~/server/assistant/shared/wishes/things-named";
import { placesIn, replied, wishing } from "./wishing-on-a-day";

/** What stands on the second day in Lisbon. */
const STANDING: Record<BlockName, string> = {
  morning: "Castelo de São Jorge",
  afternoon: "Oceanário de Lisboa",
  evening: "Clube de Fado",
};

/** What is proposed for a wish typed at the morning, in short. */
const proposedFor = (feedback: string): string[] =>
  replied(wishing("lisbon", "morning", STANDING.morning, feedback, STANDING)).proposals.map((proposal) => {
    switch (proposal.kind) {
      case "replace":
        return `${proposal.stop.title} → ${proposal.place.name}`;
      case "swap-stops":
        return `${proposal.stop.title} ⇄ ${proposal.other.title}`;
      case "shelve":
        return `− ${proposal.stop.title}`;
      case "move":
        return `${proposal.stop.title} to day ${proposal.to.day}`;
      default:
        return proposal.kind;
    }
  });

const [CASTLE, AQUARIUM, FADO] = [STANDING.morning, STANDING.afternoon, STANDING.evening];
const TOWER = "Cristo Rei";

describe("a wish is about the stops that it names, wherever in the plan they are", () => {
  test.each([
    ["drop the aquarium", [`− ${AQUARIUM}`]],
    ["keep the castle, lose the aquarium", [`− ${AQUARIUM}`]],
    ["Schloss bleibt, Oceanário streichen", [`− ${AQUARIUM}`]],
    ["on garde le château, l'aquarium on laisse tomber", [`− ${AQUARIUM}`]],
    ["el castillo se queda pero quita el acuario", [`− ${AQUARIUM}`]],
    ["il castello resta, l'acquario si può togliere", [`− ${AQUARIUM}`]],
    ["o castelo fica, mas tira o oceanário", [`− ${AQUARIUM}`]],
    [`drop the aquarium and do ${TOWER} instead`, [`${AQUARIUM} → ${TOWER}`]],
    [`statt Oceanário lieber ${TOWER}`, [`${AQUARIUM} → ${TOWER}`]],
    [`¿podemos cambiar el acuario por ${TOWER}?`, [`${AQUARIUM} → ${TOWER}`]],
    [`troca o oceanário pelo ${TOWER}`, [`${AQUARIUM} → ${TOWER}`]],
    ["can we swap the castle and the aquarium", [`${CASTLE} ⇄ ${AQUARIUM}`]],
    ["swap the aquarium with whatever we have in the evening", [`${AQUARIUM} ⇄ ${FADO}`]],
  ])("%s", (feedback, proposed) => expect(proposedFor(feedback)).toEqual(proposed));

  test.each(["swap day 2 and day 3", "cambiemos el día 2 y el día 3", "tauscht Tag 2 mit Tag 3"])(
    "two days change places from wherever it is typed: %s",
    (feedback) => {
      const request = wishing("lisbon", "morning", CASTLE, feedback, STANDING);
      expect(replied(request).proposals).toMatchObject([{ kind: "swap-days", one: 2, other: 3 }]);
    },
  );

  test("a name may be typed without its hyphens", () => {
    const words = readWords("swap it with kinkakuji");
    const [thing] = thingsNamed(words, [], placesIn("kyoto"), { dayIndex: 1, part: "morning" }, "en");
    expect(thing?.place?.name).toBe("Kinkaku-ji");
  });

  test("why a stop shall move is no question about the weather", () => {
    const { note, proposals } = replied(
      wishing("lisbon", "morning", CASTLE, "can we do the castle another day, tomorrow looks way too hot", STANDING),
    );
    expect(note).not.toContain("°C");
    expect(proposals[0]).toMatchObject({ kind: "move", stop: { title: CASTLE } });
  });

  test("one that is to be on another day moves there from where it stands", () =>
    expect(proposedFor("put the aquarium on day 3")[0]).toBe(`${AQUARIUM} to day 3`));

  test.each([
    "keep the castle but drop everything else that day, we need a slow one",
    "das Schloss bleibt, alles andere bitte streichen",
    "quita todo lo demás y deja el castillo",
  ])("what is not kept goes from the day on one card, meals apart: %s", (feedback) => {
    const request = wishing("lisbon", "morning", CASTLE, feedback, STANDING);
    const [card, ...more] = replied(request).proposals;
    const gone = card?.kind === "shelve" ? [card.stop, ...(card.also ?? [])].map(({ title }) => title) : [];
    expect(more).toEqual([]);
    expect(gone).toEqual(expect.arrayContaining([AQUARIUM, FADO]));
    expect(gone).not.toContain(CASTLE);
    const meals = request.days.flatMap(({ stops }) =>
      stops.flatMap(({ kind, title }) => (kind === "meal" ? title : [])),
    );
    expect(gone.filter((title) => meals.includes(title))).toEqual([]);
  });

  test.each([
    "something free, and not the Oceanário again",
    "a quiet park near the aquarium",
    "a fado bar for tonight, no aquarium",
  ])("what is only refused or near beside another wish stays where it is planned: %s", (feedback) =>
    expect(proposedFor(feedback)).not.toContain(`− ${AQUARIUM}`),
  );
});

/** A sentence without its marks, and the roles that its writer gave to what it names. */
function read(text: string) {
  const marked = [...text.matchAll(/\[(\w+):([^\]]*)\]/g)].map(([, role = "", said = ""]) => ({ role, said }));
  const words = readWords(text.replace(/\[\w+:([^\]]*)\]/g, "$1"));
  let at = 0;
  const named = marked.flatMap(({ role, said }) => {
    const own = readWords(said).filter(({ isMark }) => !isMark);
    const from = words.findIndex((_, i) => i >= at && own.every((word, j) => words[i + j]?.said === word.said));
    if (from < 0 || own.length === 0 || PRONOUN.test(said)) return [];
    at = from + own.length;
    return [{ role, from, to: at }];
  });
  return { words, named };
}
const PRONOUN = /^(?:it|that|this|them|es|das|ihn|lo|la|ca|ça|isso|esto|eso)$/i;

/** Whether what was read leads to the same as what was meant: a swap may be one that comes for another, and who comes for what goes need not be said. */
function isRight(meant: string, readAs: Role | null, all: readonly (Role | null)[]): boolean {
  const goes = all.some((role) => role === "drop" || role === "refuse" || role === "swap");
  switch (meant) {
    case "drop":
    case "seen":
      return readAs === "drop" || readAs === "refuse" || readAs === "swap";
    case "add":
      return readAs === "add" || readAs === "swap" || (readAs === null && goes);
    case "keep":
    case "none":
    case "near":
      return readAs === null || readAs === "keep";
    case "move":
      return readAs === "move" || readAs === "add";
    default:
      return readAs === meant;
  }
}

test("of what 240 sentences by another hand name, at least five in six are read as they were meant", () => {
  const told = sentences.flatMap(({ text }) => {
    const { words, named } = read(text);
    const roles = rolesOf(words, named);
    return named.map(({ role }, i) => isRight(role, roles[i] ?? null, roles));
  });
  expect(told.length).toBeGreaterThan(350);
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(5 / 6);
});
