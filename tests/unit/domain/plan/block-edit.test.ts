import { describe, expect, test } from "vitest";
import type { Block, BlockName } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { newBlock } from "~/domain/plan/whole-block";
import { planProblemText } from "#messages/days";
import { findBlock, findDay, mergeBlock, replaceBlock, withDayIndexes } from "~/domain/plan/block-edit";

const block = (timeOfDay: BlockName, title: string): Block =>
  newBlock({
    title,
    description: `${title}, slowly.`,
    timeOfDay,
    location: "Belém",
    neighborhoodTag: "Belém",
    isTicketed: true,
    source: "embedded",
    verified: true,
    placeId: "lisbon/belem-tower",
    lat: 38.69,
    lng: -9.21,
  });

const day = (dayIndex: number) =>
  dayOfBlocks({
    dayIndex,
    summary: `Day ${dayIndex}`,
    blocks: {
      morning: block("morning", "Belém Tower"),
      afternoon: block("afternoon", "Alfama"),
      evening: block("evening", "Fado"),
    },
  });

const plan = { daysTotal: 2, days: [day(1), day(2)] };

describe("a saved block", () => {
  const tower = block("morning", "Belém Tower");

  test("keeps the fields that are left out", () =>
    expect(mergeBlock(tower, { isTicketed: false })).toEqual({ ...tower, isTicketed: false }));
  test("keeps a field that is there but undefined", () =>
    expect(mergeBlock(tower, { location: undefined })).toEqual(tower));
  test("can have its place taken away", () => expect(mergeBlock(tower, { placeId: null }).placeId).toBeNull());
  test("rewritten by hand is a traveller's and no longer vouched for", () => {
    expect(mergeBlock(tower, { title: "Sleep in" })).toEqual({
      ...tower,
      title: "Sleep in",
      source: "traveller",
      verified: false,
      placeId: null,
      lat: null,
      lng: null,
    });
  });
  test("whose title is rewritten is no longer the place that stood there, unless one was chosen with it", () => {
    const nowhere = { placeId: null, lat: null, lng: null };
    const { title: _, ...same } = tower;
    expect(mergeBlock(tower, { ...same, title: "Tea with my aunt" })).toMatchObject(nowhere);
    expect(mergeBlock(tower, { location: "Her garden" })).toMatchObject(nowhere);
    expect(mergeBlock(tower, { title: "Tea", lat: 38.7, lng: -9.1 })).toMatchObject({ lat: 38.7, lng: -9.1 });
    const chosen = { title: "Fado Museum", placeId: "lisbon/fado-museum", lat: 38.7, lng: -9.1 };
    expect(mergeBlock(tower, chosen)).toMatchObject(chosen);
    expect(mergeBlock(tower, { description: "Bring a coat." })).toMatchObject({
      placeId: tower.placeId,
      lat: tower.lat,
    });
  });
  test("saved with the same words is still its author's", () =>
    expect(mergeBlock(tower, { title: tower.title }).source).toBe("embedded"));
  test("is not believed who it says wrote it, or that its place is a known one", () => {
    const claim = { source: "openai", verified: true } as const;
    expect(mergeBlock(tower, { title: "Tram 28", ...claim })).toMatchObject({ source: "traveller", verified: false });
    expect(mergeBlock({ ...tower, source: "traveller", verified: false }, claim)).toMatchObject({
      source: "traveller",
      verified: false,
    });
    expect(mergeBlock(tower, { source: "traveller", verified: false })).toEqual(tower);
  });
  test.each([{ location: "Elsewhere" }, { placeId: "lisbon/fado-museum" }, { lat: 1 }])(
    "that means another place is a traveller's: %j",
    (patch) => expect(mergeBlock(tower, patch)).toMatchObject({ ...patch, source: "traveller", verified: false }),
  );
});

describe("replacing a block", () => {
  const changed = replaceBlock(plan, 2, "evening", block("evening", "Dinner"));

  test("changes that block alone", () => {
    expect(changed.days[1]?.blocks.evening.title).toBe("Dinner");
    expect(changed.days[1]?.blocks.morning).toBe(plan.days[1]?.blocks.morning);
    expect(changed.days[0]).toBe(plan.days[0]);
    expect(changed.daysTotal).toBe(2);
  });
  test("leaves the plan it was given as it was", () => expect(plan.days[1]?.blocks.evening.title).toBe("Fado"));
  test("of a day that is not there changes nothing", () =>
    expect(replaceBlock(plan, 3, "evening", block("evening", "Dinner"))).toEqual(plan));
});

describe("finding", () => {
  test("a day and a block", () => {
    expect(findDay(plan, 2)).toEqual({ kind: "found", day: plan.days[1] });
    expect(findBlock(plan, 1, "evening")).toMatchObject({ kind: "found", block: { title: "Fado" } });
  });
  test.each([
    ["No itinerary data found.", { code: "no-itinerary" }, null],
    ["No days found in itinerary.", { code: "no-days" }, { days: [] }],
    ["Day 3 not found.", { code: "no-day", dayIndex: 3 }, plan],
  ] as const)("what is not there: %s", (sentence, problem, given) => {
    expect(findDay(given, 3)).toEqual({ kind: "missing", problem });
    expect(findBlock(given, 3, "morning")).toEqual({ kind: "missing", problem });
    expect(planProblemText(problem)).toBe(sentence);
  });
  test("a block that is not there: evening block not found.", () => {
    const broken = { days: [{ dayIndex: 1, blocks: { morning: block("morning", "Tower") } }] };
    const problem = { code: "no-block", name: "evening" } as const;
    expect(findBlock(broken, 1, "evening")).toEqual({ kind: "missing", problem });
    expect(planProblemText(problem)).toBe("evening block not found.");
  });
});

test("a day without an index has its position's", () => {
  expect(withDayIndexes([{ dayIndex: 1 }, {}, { dayIndex: null }]).map(({ dayIndex }) => dayIndex)).toEqual([1, 2, 3]);
});
