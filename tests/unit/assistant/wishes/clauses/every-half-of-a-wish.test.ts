import { describe, expect, test } from "vitest";
import { leadAt } from "~/domain/plan/day-of-stops";
import { sameToTravellers } from "~/domain/plan/block";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answerWish } from "~/server/assistant/shared/wishes/answer-wish";
import { answered, atOf, replied, wishing } from "../wishing-on-a-day";

const reply = (...wish: Parameters<typeof wishing>): WishReply & { places: ReturnType<typeof placesOf> } => {
  const request = wishing(...wish);
  const said = replied(request);
  return { ...said, places: placesOf(request, said) };
};
const placesOf = ({ brief, current }: RevisionRequest, { block, alternatives }: WishReply) =>
  (brief.guide?.places ?? []).filter(
    ({ id, name }) =>
      (!sameToTravellers(block, current) && id === block.placeId) ||
      alternatives.some((alternative) => alternative.name === name),
  );

describe("what is refused is not proposed", () => {
  test.each([
    ["done with churches and museums", ["religious", "museum"]],
    ["chega de mercados, por favor", ["market"]],
    ["los museos no, otra cosa", ["museum"]],
    ["nicht schon wieder eine Kirche", ["religious"]],
    ["on en a marre des musées", ["museum"]],
    ["basta con le chiese, troppo", ["religious"]],
  ])("%s", (feedback, refused) => {
    const { places } = reply("lisbon", "afternoon", "Mosteiro dos Jerónimos", feedback);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ category }) => refused.includes(category))).toEqual([]);
  });

  test("a museum is one whatever kind it is noted down as", () => {
    const { places } = reply("new-york-city", "morning", "Statue of Liberty and Ellis Island", "indoors, no museums");
    expect(places.map(({ name }) => name).filter((name) => /museum/i.test(name))).toEqual([]);
  });

  test("who cannot eat something at dinner gets another dinner", () => {
    const { places } = reply("lisbon", "evening", "Cervejaria Ramiro", "my sister is allergic to fish");
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ meal }) => meal?.for.includes("dinner") ?? true)).toBe(true);
  });
});

describe("both halves of a wish are met, or said to be missing or not known", () => {
  test("a diet that is not known of the place", () => {
    const { note } = reply("rome", "evening", "Roscioli Salumeria con Cucina", "another restaurant for dinner, halal");
    expect(note).toMatch(/not know.*halal|halal.*as you asked/i);
  });

  test("a word that nothing here explains is named", () => {
    expect(reply("berlin", "afternoon", "Tempelhofer Feld", "a café with alpacas").note).toContain('"alpacas"');
  });

  test("what the others lack stands beside them", () => {
    const { alternatives } = reply("rome", "evening", "Trevi Fountain", "pizza with jazz");
    expect(alternatives.some(({ why }) => why.includes("but not"))).toBe(true);
  });

  test("up to three places stand side by side", () => {
    const { alternatives, block, places } = reply("lisbon", "afternoon", "LX Factory", "un musée");
    expect(places).toHaveLength(3);
    expect(alternatives.map(({ name }) => name)).not.toContain(block.title);
  });

  test("two wishes that hardly go together are asked back", () => {
    expect(reply("prague", "evening", "Charles Bridge", "billig aber vornehm").note).toMatch(/kaum zusammengeht/);
    expect(reply("prague", "afternoon", "Charles Bridge", "un museo, pero sin museos").note).toMatch(/casi no van/);
  });

  test("a condition changes nothing yet", () => {
    const { block, alternatives, note } = reply("lisbon", "morning", "Torre de Belém", "falls es regnet, was drinnen");
    expect(block.title).toBe("Torre de Belém");
    expect(alternatives.length).toBeGreaterThan(0);
    expect(note).toMatch(/bleibt vorerst/);
  });
});

describe("a name is not swapped for another thing", () => {
  test.each([
    ["lieber Schloss Neuschwanstein", /Neuschwanstein ist in Füssen/],
    ["let's see the colosseum instead", /Colosseum is in Rome, not in Lisbon/],
    ["el Palacio de los Gatos Lunares", /No conozco «Palacio de los Gatos Lunares»/],
    ["a show at the Starlight Badger Theatre", /I know no "Starlight Badger Theatre"/],
  ])("%s", (feedback, said) => {
    const { note, block } = reply("lisbon", "morning", "Torre de Belém", feedback);
    expect(note).toMatch(said);
    expect(block.title).toBe("Torre de Belém");
  });
});

describe("what is fixed", () => {
  test("a booked stop is named with its time", () => {
    const request = wishing("paris", "morning", "Louvre Museum", "lieber ein Park");
    const days = request.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) =>
        stop === leadAt(day, "morning") && day.dayIndex === 2
          ? { ...stop, booking: { reference: "", name: "", time: "09:30", url: "", note: "" } }
          : stop,
      ),
    }));
    expect(replied({ ...request, days }).note).toMatch(/Louvre Museum habt ihr eine Buchung um 09:30/);
  });

  const atLocked = (...wish: Parameters<typeof wishing>) => {
    const request = wishing(...wish);
    const { dayIndex, blockName } = request;
    const days = request.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) =>
        day.dayIndex === dayIndex && stop === leadAt(day, blockName) ? { ...stop, locked: true } : stop,
      ),
    }));
    return { ...request, days };
  };

  test("a locked one stays, with how to unlock it and what could come", async () => {
    const request = atLocked("paris", "morning", "Louvre Museum", "plutôt un parc");
    const { block, note, alternatives } = await answered(request);
    expect(block).toBe(request.current);
    expect(note).toMatch(/verrouillé.*Unlock/);
    expect(alternatives).toHaveLength(3);
  });

  test.each([
    ["krakow", "evening", "Wierzynek", "das bleibt. aber danach noch irgendwo jazz", "add", /bleibt/],
    ["krakow", "evening", "Wierzynek", "keep this but add a cocktail bar after", "add", /stays/],
    ["rome", "afternoon", "Colosseum", "cheaper lunch please", "replace", /until you accept/],
  ] as const)("beside a locked one in %s in the %s: %s, %s", async (city, part, now, feedback, kind, said) => {
    const request = atLocked(city, part, now, feedback);
    const { block, note, proposals } = await answered(request);
    expect(block).toBe(request.current);
    expect(proposals.map((proposal) => proposal.kind)).toContain(kind);
    expect(proposals.filter((proposal) => "stop" in proposal && proposal.stop.title === now)).toEqual([]);
    expect(note).toMatch(said);
    expect(note).not.toMatch(/nlock/);
  });

  test("where nothing fits beside a locked one, that is said, and not how it is unlocked", async () => {
    const request = atLocked("lisbon", "morning", "Alfama lanes", "das bleibt, aber danach noch irgendwo jazz");
    const { block, note } = await answered(request);
    expect(block).toBe(request.current);
    expect(note).toMatch(/^Alfama lanes bleibt\..*Jazz/);
    expect(note).not.toMatch(/nlock/);
  });

  test("who is in danger reads whom to call, at a locked one as well", async () => {
    const request = atLocked("paris", "evening", "Moulin Rouge", "my chest hurts and my left arm feels weird");
    const { reviseBlock } = byLeg(embeddedAssistant());
    const { block, note, alternatives, proposals } = await answerWish(request, reviseBlock, atOf(request));
    expect(block).toBe(request.current);
    expect(note).toMatch(/Call 112 now/);
    expect([...alternatives, ...proposals]).toEqual([]);
  });
});

describe("a wish may be about the one before it", () => {
  const earlier = (feedback: string, wish: string, offered: string[]) =>
    replied({ ...wishing("paris", "afternoon", "Louvre Museum", feedback), earlier: [{ wish, offered }] });
  const PARKS = ["Jardin du Palais-Royal", "Parc des Buttes-Chaumont"];

  test("the second one", () => {
    expect(earlier("the second one", "a park", PARKS).block.title).toBe("Parc des Buttes-Chaumont");
  });

  test("more of it, of its kind", () => {
    expect(earlier("wie das erste, aber ruhiger", "ein Park", PARKS).note).toMatch(/ein Park/);
    expect(earlier("no, something calmer", "a museum", []).note).toMatch(/museum/);
  });

  test("yes, do it", () => {
    expect(earlier("oui vas-y", "plus tard", []).proposals.map(({ kind }) => kind)).toEqual(["set-time"]);
  });

  test("another time is asked by itself, whatever was wished before", () => {
    expect(earlier("let us sleep in", "swap with day 3", []).proposals.map(({ kind }) => kind)).toEqual(["set-time"]);
  });

  test("another wish altogether is read alone", () => {
    expect(earlier("I would rather go to a flea market today", "a museum", PARKS).note).not.toMatch(/museum, as you/);
  });
});

test("a bare name is answered in the language that they read", () => {
  const request = wishing("lisbon", "morning", "Torre de Belém", "Neuschwanstein");
  expect(replied({ ...request, language: "de" }).note).toMatch(/nicht in Lisbon, also bleibt/);
  expect(replied({ ...request, feedback: "something else please", language: "de" }).note).toMatch(/^I put/);
});

test("nothing is proposed that is shut on that day", () => {
  const { places } = reply("london", "morning", "British Museum", "a market please");
  expect(places.map(({ name }) => name)).not.toContain("Portobello Road Market");
  expect(places.length).toBeGreaterThan(0);
});

test("what comes beside the stop does not replace it", () => {
  const { block, proposals } = reply("lisbon", "evening", "Miradouro da Graça", "add a dinner, not instead");
  expect(block.title).toBe("Miradouro da Graça");
  expect(proposals.every(({ kind }) => kind === "add")).toBe(true);
  expect(proposals.length).toBeGreaterThan(0);
});
