import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingText } from "#messages/notices/findings";
import { loadCities } from "#db/places/load-cities";
import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { checkPlan } from "~/planner/check/plan-check";
import { planTripDays } from "~/planner/plan/plan-trip";
import { readWords } from "~/language/words/read-words";
import { readWish } from "~/language/wish/read-wish";
import { reviseBlock } from "~/server/assistant/shared/wishes/revise-block";
import { answerQuestion } from "~/server/assistant/shared/answer-question";
import { chatReply } from "~/server/assistant/shared/chat/chat-reply";
import { topicsOf } from "~/language/question/topic";
import { aBrief } from "../planner/guide-builder";
import { heard } from "./wishes/understood-wish";
import { TYPED_QUESTIONS } from "./questions/typed-questions";
import { TYPED_WISHES } from "./wishes/typed-wishes";

const cities = new Map(loadCities().map((city) => [city.id, city]));
const lisbon = cities.get("lisbon");
if (!lisbon) throw new Error("No Lisbon.");
const guide = { ...lisbon, places: lisbon.places.map((place) => ({ ...place, corroborated: true })) };
const MUSTS = ["Castelo de São Jorge", "Mosteiro dos Jerónimos"];
const brief = aBrief({ cityName: "Lisbon", guide, daysTotal: 4, startDate: "2026-05-06", anchors: MUSTS });
const days = planTripDays(brief);
const kept = JSON.stringify(days);
const uncovered = aBrief({
  cityName: "Ghent",
  guide: null,
  daysTotal: 4,
  startDate: "2026-05-06",
  anchors: ["The castle of the counts"],
});
const ideas = planTripDays(uncovered);

type Spot = { dayIndex: number; part: BlockName };
const spots = fc.record({ dayIndex: fc.integer({ min: 1, max: 4 }), part: fc.constantFrom(...BLOCK_NAMES) });
const wishes = fc.constantFrom(...TYPED_WISHES.map(([typed]) => typed));
const names = fc.constantFrom(
  ...guide.places.map(({ name }) => name),
  ...guide.places.map(({ neighborhood }) => `something in ${neighborhood}`),
);
const typed = fc.oneof(
  { weight: 4, arbitrary: wishes },
  fc.tuple(wishes, wishes).map((two) => two.join(" and ")),
  names,
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const blockAt = (plan: Day[], { dayIndex, part }: Spot): Day["blocks"][BlockName] => {
  const block = plan.find((day) => day.dayIndex === dayIndex)?.blocks[part];
  if (!block) throw new Error("No such block.");
  return block;
};
const revise = (spot: Spot, feedback: string, from = { brief, days }) =>
  reviseBlock({ ...from, dayIndex: spot.dayIndex, blockName: spot.part, current: blockAt(from.days, spot), feedback });
const blocking = (plan: Day[]): string[] =>
  checkPlan(brief, plan)
    .filter(({ severity, code }) => severity === "blocking" && code !== "missing-anchor")
    .map((finding) => findingText(finding).message);
const withBlock = ({ dayIndex, part }: Spot, block: Day["blocks"][BlockName]): Day[] =>
  replaceBlock({ days }, dayIndex, part, block).days;

test("wishes are understood as travellers type them", () => {
  expect(TYPED_WISHES.map(([words]) => [words, heard(readWish(words, []))])).toEqual(TYPED_WISHES);
});

test("questions are understood as travellers type them", () => {
  expect(TYPED_QUESTIONS.map(([words]) => [words, topicsOf(readWords(words)).slice(0, 2).join(" ")])).toEqual(
    TYPED_QUESTIONS,
  );
});

describe("whatever is typed about a block", () => {
  test("only that block may change, to a free and fitting place, and the note says so", () => {
    fc.assert(
      fc.property(spots, typed, (spot, words) => {
        const current = blockAt(days, spot);
        const { block, note } = revise(spot, words);
        expect(JSON.stringify(days)).toBe(kept);
        expect(note).toMatch(/[.?]$/);
        expect(note).not.toMatch(/undefined|null|NaN| {2}/);
        if (block === current) return;
        expect(note).toContain(block.title);
        expect(block).toMatchObject({
          timeOfDay: spot.part,
          source: "embedded",
          verified: true,
          placeId: expect.any(String),
        });
        const named = readWish(words, guide.places).named;
        // A place named by them may be for another time of day, or take more than the block: the note says it.
        if (!named) expect(blocking(withBlock(spot, block))).toEqual(blocking(days));
        else expect(block.title).toBe(named.name);
      }),
      { numRuns: 150 },
    );
  });

  test("a must stays unless they insist or name what they want", () => {
    const musts = days.flatMap(({ dayIndex, blocks }) =>
      BLOCK_NAMES.filter((part) => MUSTS.includes(blocks[part].title)).map((part) => ({ dayIndex, part })),
    );
    expect(musts).toHaveLength(MUSTS.length);
    fc.assert(
      fc.property(fc.constantFrom(...musts), wishes, (spot, words) => {
        const { different, backInTown, named, unwantedPlace } = readWish(words, guide.places);
        if (different || backInTown || named || unwantedPlace) return;
        expect(revise(spot, words).block).toBe(blockAt(days, spot));
      }),
      { numRuns: 150 },
    );
  });

  test("in a city without data it is another idea of the same part of the day, or none", () => {
    fc.assert(
      fc.property(spots, typed, (spot, words) => {
        const { block, note } = revise(spot, words, { brief: uncovered, days: ideas });
        expect(block).toMatchObject({ timeOfDay: spot.part, verified: false });
        expect(note).toMatch(/[.?]$/);
      }),
      { numRuns: 80 },
    );
  });
});

test("whatever is asked, the answer is whole sentences of a readable length", () => {
  const asked = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...TYPED_QUESTIONS.map(([words]) => words)) },
    names,
    wishes,
    fc.string({ maxLength: 60 }),
  );
  fc.assert(
    fc.property(
      spots,
      asked,
      fc.constantFrom({ brief, days }, { brief: uncovered, days: ideas }),
      ({ dayIndex, part }, question, trip) => {
        for (const reply of [
          answerQuestion({ ...trip, dayIndex, blockName: part, question }),
          chatReply({ ...trip, message: question, travellerName: "Ana" }),
        ]) {
          expect(reply).toMatch(/[.?]$/);
          expect(reply).not.toMatch(/undefined|null|NaN|Infinity| {2}|!/);
          expect(reply.length).toBeLessThan(700);
        }
      },
    ),
    { numRuns: 150 },
  );
});

describe("an answer holds what the plan and the places know", () => {
  const trip = days
    .flatMap((day) => BLOCK_NAMES.map((part) => ({ day, part })))
    .find(({ day, part }) => day.blocks[part].title === "Castelo de São Jorge");
  const ask = (question: string): string =>
    answerQuestion({ brief, days, dayIndex: trip?.day.dayIndex ?? 1, blockName: trip?.part ?? "morning", question });

  test.each([
    ["what did we plan on friday", /^Day 3, Friday, May 8: /],
    ["what's on day 2", /^Day 2, Thursday, May 7: /],
    ["plan for sunday", /no Sunday; it has 4 days, Wednesday, May 6 to Saturday, May 9/],
    ["plan for day 9", /no day 9/],
    ["when do we see Mosteiro dos Jerónimos", /planned for day \d, \w+day, May \d, at about \d\d:\d\d/],
    ["when are we at Pastéis de Belém", /Pastéis de Belém/],
    [
      "how long does it take from here to Mosteiro dos Jerónimos",
      /^From Castelo de São Jorge to Mosteiro dos Jerónimos it is /,
    ],
    ["when is sunset", /sets over Lisbon at about 20:3\d.*dark from about 21:0\d/],
    ["anywhere to dance nearby", /dance|Rua Nova do Carvalho|club/i],
    ["is it step free", /has steps/],
    ["is the castle good for kids", /good with children/],
    ["where can we get seafood", /seafood|crab|Ramiro/],
    ["any museum near here", /Near Castelo de São Jorge I know .*Muse/],
    ["do they take cards", /^Cards and phones pay nearly everywhere/],
    ["is it safe at night", /^Lisbon: lively streets/],
    ["who are you", /a program that knows your plan/],
    ["what are our musts", /Castelo de São Jorge \(day \d/],
    ["how many days left", /last stop is .+ day 4/],
    ["can you change this", /Fix the Itinerary/],
    ["qwerty", /^I do not know that\. Here is what I do know: Castelo de São Jorge is in /],
    ["the meaning of life", /^That is outside what I do/],
  ])("%s", (question, expected) => {
    expect(ask(question)).toMatch(expected);
  });
});

describe("a revision in the city that is meant", () => {
  const spot = ((): Spot => ({
    dayIndex:
      days.find(({ blocks }) => !blocks.morning.isDayTrip && !MUSTS.includes(blocks.afternoon.title))?.dayIndex ?? 1,
    part: "afternoon",
  }))();
  const placeOf = (words: string) => guide.places.find(({ id }) => id === revise(spot, words).block.placeId);

  test.each([
    ["something in Chiado", { neighborhood: "Chiado" }],
    ["what about Alfama instead?", { neighborhood: "Alfama" }],
    ["a park", { category: "park" }],
    ["a place to eat, for vegetarians", { category: "food", vegetarian: true }],
    ["something free, outdoors", { price: 0, indoor: false }],
    ["something by the river instead", { about: expect.stringMatching(/river|water|quay|dock|boat|ferry/i) }],
    ["another museum", { category: "museum" }],
  ])("%s", (words, expected) => {
    expect(placeOf(words)).toMatchObject(expected);
  });

  test("says honestly what it cannot do, and keeps the block", () => {
    for (const [words, said] of [
      ["pizza", "a place for pizza"],
      ["move it to day 2", "Move to…"],
      ["closer to our hotel", "I do not know where you stay"],
      ["a day trip", "takes more than one block"],
      ["beach", "it is a day out of town"],
    ] as const) {
      expect(revise(spot, words)).toEqual({ block: blockAt(days, spot), note: expect.stringContaining(said) });
    }
  });
});
