import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import { signsIn } from "~/language/question/signs";
import { clockIn } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { readWish } from "~/language/wish/read-wish";
import { readWords } from "~/language/words/read-words";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { wishProposals } from "~/server/assistant/shared/wishes/wish-proposals";
import { aBrief } from "../../planner/guide-builder";

const guide = loadCities().find(({ id }) => id === "lisbon");
if (!guide) throw new Error("No Lisbon.");
const brief = aBrief({ cityName: "Lisbon", guide, daysTotal: 4, startDate: "2027-05-03" });
const days = planTripDays(brief);
const assistant = byLeg(embeddedAssistant());

function wish(feedback: string, blockName: BlockName = "morning") {
  const current = days[1]?.blocks[blockName];
  if (!current) throw new Error("No second day.");
  return { brief, days, dayIndex: 2, blockName, current, feedback };
}
const proposed = (feedback: string, part?: BlockName) =>
  wishProposals(wish(feedback, part), {
    plan: { days, shelf: [] },
    now: { isOver: false, firstOpenDay: 1, maySwap: () => true },
  });

describe("something is moved whatever the words for it and for where to are", () => {
  test.each([
    "swop this w the last day",
    "can we push it to the last day",
    "können wir das auf den letzten tag schieben",
    "on peut le décaler au dernier jour",
    "pásalo al último día",
    "portalo all'ultimo giorno",
    "passa isto para o último dia",
  ])("%s", (feedback) => {
    const [change] = proposed(feedback);
    const other = leadAt(days[3] ?? { stops: [] }, "morning");
    expect(change).toMatchObject(
      change?.kind === "move" ? { to: { day: 4, part: "morning" } } : { kind: "swap-stops", other: { id: other?.id } },
    );
  });

  test("but a day is no move where another place is put there", () => {
    expect(readWish("isn't this shut on tuesdays? put something open instead", []).unsupported).not.toBe("move");
    expect(readWish("a museum for tuesday", []).unsupported).toBeNull();
  });
});

describe("a time", () => {
  test.each([
    ["an hour later", 60],
    ["half an hour earlier", 30],
    ["eine stunde später", 60],
    ["deux heures plus tard", 120],
    ["media hora más tarde", 30],
    ["un'ora più tardi", 60],
    ["meia hora mais cedo", 30],
    ["45 min later", 45],
    ["later", null],
  ])("moves by what is named: %s", (text, minutes) => expect(amountIn(text)).toBe(minutes));

  test("moves by an hour where an hour is named", () => {
    const [change] = proposed("an hour later");
    expect(change).toMatchObject({ kind: "set-time" });
    if (change?.kind === "set-time")
      expect(change.start).toBe(timeAt(Math.ceil(((minutesOfDay(change.from) ?? 0) + 60) / 5) * 5));
  });

  test("may be a bare number only where a time is moved", () => {
    expect(clockIn("push it to like 7", "evening", true)).toBe("19:00");
    expect(clockIn("a table for 7", "evening")).toBeNull();
    for (const counted of [
      "sth for a 4yo",
      "a 10 minute walk",
      "um 4-jähriger Junge",
      "a 3 course dinner",
      "a 12 anni",
    ])
      expect(clockIn(counted, "afternoon"), counted).toBeNull();
    expect(clockIn("à 4h, pour un enfant de 6 ans", "afternoon")).toBe("16:00");
    expect(clockIn("gegen mittag", "morning")).toBe("12:00");
  });

  test("may be given by the sun, and against it nothing is set", () => {
    expect(proposed("move it to sunset", "evening")[0]).toMatchObject({ kind: "set-time" });
    expect(proposed("move it to sunrise, but at 9")).toEqual([]);
    expect(reviseBlock(wish("see it at sunrise, but start at 9")).note).toMatch(/The sun rises at about 0\d:\d\d/);
  });
});

describe("a wish is not held to what it does not want", () => {
  test("what is all the same to them is no demand", () => {
    expect(readWish("a view, doesn't matter if pricey", []).cheaper).toBe(false);
    expect(readWish("mit aussicht, egal wie teuer", []).cheaper).toBe(false);
    expect(readWish("a view, not pricey", []).cheaper).toBe(true);
  });

  test("what was cancelled is refused", () =>
    expect(readWish("ils ont annulé le bateau", []).unsought.map(({ id }) => id)).toEqual(["boat"]));

  test("a word that begins a sentence with a no is no name", () =>
    expect(readWish("Ohne Alkohol wäre super", guide.places).unknownName).toBeNull());

  test("what is not in reach of words here is said to be unknown and not proposed", () => {
    const { block, note } = reviseBlock(wish("a curling rink instead"));
    expect(note).toContain('"curling rink"');
    expect(block.title).toBe(days[1]?.blocks.morning.title);
  });

  test("what is forbidden is not helped with in a wish either", () =>
    expect(reviseBlock(wish("donde puedo pillar algo de hierba")).note).toMatch(/^En eso no ayudo/));
});

describe("somebody who is unwell", () => {
  test.each([
    "my wife is confused and keeps vomiting",
    "meine frau war den ganzen tag in der sonne, ist verwirt und übergibt sich",
    "mon mari vomit et il est confus",
    "mi hijo vomita y está desorientado",
    "mia madre ha le vertigini e vomita",
    "o meu pai tem febre e está confuso",
  ])("with two signs at once reads the number first: %s", async (message) => {
    expect(signsIn(readWords(message)).size).toBeGreaterThan(1);
    const { reply } = await assistant.chat({ brief, days, message, travellerName: "", before: [] });
    expect(reply.slice(0, 60)).toContain("112");
  });

  test("with a stomach alone gets no ambulance", async () => {
    const { reply } = await assistant.chat({
      brief,
      days,
      message: "my son vomits and has a fever",
      travellerName: "",
      before: [],
    });
    expect(reply).not.toMatch(/^Call/);
  });
});

test("who is afraid of being touched reads the numbers beside the other place", () =>
  expect(reviseBlock(wish("something calm, i don't wanna get groped again", "evening")).note).toMatch(
    /Numbers in Portugal/,
  ));

describe("who asks is understood by what they mean", () => {
  const ask = async (message: string, ...before: { question: string; reply: string }[]): Promise<string> =>
    (await assistant.chat({ brief, days, message, travellerName: "", before })).reply;

  test("a name with a slip in it is that name", async () =>
    expect(await ask("is the jeronmos open on tuesday")).toMatch(/^Mosteiro dos Jerónimos is usually/));

  test("the second of what was named is the second", async () =>
    expect(
      await ask("the second one, is it open on tuesday?", {
        question: "what is there for kids?",
        reply: "Two that fit: 1. Castelo de São Jorge 2. Oceanário de Lisboa.",
      }),
    ).toMatch(/^Oceanário de Lisboa/));

  test("a weekday is no unknown name", async () =>
    expect(await ask("Does this work without internet? We are out on Thursday")).toMatch(/without a connection/));

  test("a meal that the turn before names is the one that is asked about", async () =>
    expect(
      await ask("Is it halal?", { question: "where do we have lunch", reply: "Lunch is at Ponto Final." }),
    ).toMatch(/do not know that of Ponto Final/));
});
