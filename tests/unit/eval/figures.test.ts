import { describe, expect, test } from "vitest";
import { freeFigures } from "../../../quality/eval/figures/free-figures";
import { interestFigures } from "../../../quality/eval/figures/interest-figures";
import { mostBlocks } from "../../../quality/eval/figures/most-blocks";
import { shortestKilometres } from "../../../quality/eval/figures/route";
import { varietyFigures } from "../../../quality/eval/figures/variety-figures";
import { wayFigures } from "../../../quality/eval/figures/way-figures";
import { lineUp } from "../../../quality/eval/line-up";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { aPlace, anIntent } from "../planner/guide-builder";
import {
  aPlannedDay,
  aRequest,
  bar,
  blockAt,
  freeBlock,
  museum,
  park,
  tavern,
  tripBlocks,
  village,
} from "./eval-builder";

const at = (name: string, lng: number, over: Partial<Place> = {}): Place =>
  aPlace({ name, lat: 0, lng, parts: ["morning", "afternoon", "evening"], ...over });
const [west, middle, east] = [at("West", 0), at("Middle", 0.01), at("East", 0.02)];
const lined = (...days: Day[]) =>
  lineUp(
    aRequest({ guide: { ...aRequest().guide, places: [west, middle, east, museum, tavern, park, village, bar] } }),
    days,
  );
const dayOf = (morning: Place, afternoon: Place, evening: Place, dayIndex = 1): Day =>
  aPlannedDay(
    {
      morning: blockAt(morning, "morning"),
      afternoon: blockAt(afternoon, "afternoon"),
      evening: blockAt(evening, "evening"),
    },
    dayIndex,
  );

describe("the way", () => {
  test("to and fro is half as long again as straight on", () => {
    const { plannedKm, shortestKm, dayRatios } = wayFigures(lined(dayOf(west, east, middle)));
    expect(plannedKm / shortestKm).toBeCloseTo(1.5);
    expect(dayRatios).toBeCloseTo(1.5);
  });
  test("is not shortened by an order that the parts of the day do not allow", () => {
    const late = at("Middle", 0.01, { parts: ["evening"] });
    expect(
      shortestKilometres([
        { part: "morning", place: west },
        { part: "afternoon", place: east },
        { part: "evening", place: late },
      ]),
    ).toBeCloseTo(3 * 1.112, 2);
  });
  test("of a day trip does not count", () =>
    expect(wayFigures(lined(aPlannedDay(tripBlocks(village)))).townDays).toBe(0));
});

describe("stated interests", () => {
  const nature = aRequest();
  const request = {
    ...nature,
    brief: { ...nature.brief, intent: anIntent({ priorities: ["Nature & Scenic Views"] }) },
  };
  test("are counted by what the places are good for", () => {
    expect(interestFigures(request, lineUp(request, [aPlannedDay()]))).toMatchObject({
      wishedBlocks: 3,
      matchingBlocks: 1,
      matchableBlocks: 1,
      ampleBlocks: 0,
    });
  });
  test("count towards the target where the city has enough", () => {
    const culture = {
      ...request,
      brief: {
        ...request.brief,
        intent: anIntent({
          priorities: ["Cultural Experiences & History", "Nature & Scenic Views", "Food & Culinary Adventures"],
        }),
      },
    };
    expect(
      interestFigures(culture, lineUp(culture, [aPlannedDay({ evening: blockAt(bar, "evening") })])),
    ).toMatchObject({ ampleBlocks: 3, ampleMatching: 2, ampleMatchable: 3 });
  });
  test("are not asked of who stated none", () =>
    expect(interestFigures(nature, lineUp(nature, [aPlannedDay()])).wishedBlocks).toBe(0));
});

test("two mornings and no more can be filled by three places for the morning", () => {
  const early = [1, 2, 3].map((i) => aPlace({ name: `Early ${i}`, parts: ["morning"] }));
  expect(mostBlocks({ morning: 2, afternoon: 2, evening: 2 }, early)).toBe(2);
  expect(
    mostBlocks({ morning: 2, afternoon: 2, evening: 2 }, [...early, aPlace({ parts: ["afternoon", "evening"] })]),
  ).toBe(3);
  expect(mostBlocks({ morning: 9, afternoon: 9, evening: 9 }, early)).toBe(3);
});

describe("variety", () => {
  const museums = (dayIndex: number): Day => dayOf(museum, museum, museum, dayIndex);
  test("is missed in three days of museums", () => {
    expect(varietyFigures(3, lined(museums(1), museums(2), museums(3)))).toEqual({
      windows: 1,
      variedWindows: 0,
      sparseWindows: 0,
      variedSparse: 0,
      steps: 8,
      sameSteps: 8,
    });
  });
  test("is as much as there are places where blocks are free", () => {
    const idle = { morning: freeBlock("morning"), afternoon: freeBlock("afternoon") };
    const [bars, dinner] = [
      aPlannedDay({ ...idle, evening: blockAt(bar, "evening") }, 1),
      aPlannedDay({ ...idle, evening: blockAt(tavern, "evening") }, 2),
    ];
    expect(
      varietyFigures(3, lined(bars, dinner, aPlannedDay({ ...idle, evening: freeBlock("evening") }, 3))),
    ).toMatchObject({ windows: 0, sparseWindows: 1, variedSparse: 1, steps: 0 });
    expect(varietyFigures(3, lined(bars, { ...bars, dayIndex: 2 }, { ...bars, dayIndex: 3 }))).toMatchObject({
      variedSparse: 0,
    });
  });
});

test("a free block that an unused place would suit is counted", () => {
  const request = aRequest();
  const figures = (day: Day) => freeFigures(request, lineUp(request, [day]));
  expect(figures(aPlannedDay({ evening: freeBlock("evening") }))).toEqual({
    blocks: 3,
    freeBlocks: 1,
    fillableBlocks: 1,
  });
  expect(
    figures(
      aPlannedDay({
        morning: freeBlock("morning"),
        afternoon: blockAt(museum, "afternoon"),
        evening: blockAt(park, "evening"),
      }),
    ),
  ).toMatchObject({ freeBlocks: 1, fillableBlocks: 0 });
  expect(figures(aPlannedDay({ morning: freeBlock("morning") }))).toMatchObject({ fillableBlocks: 1 });
});
