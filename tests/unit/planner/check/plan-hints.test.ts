import { describe, expect, test } from "vitest";
import { findingText } from "#messages/notices/findings";
import type { Block, BlockName } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { newBlock } from "~/domain/plan/whole-block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { type HintPlace, hintsOfChange, isAt, planHints } from "~/planner/check/plan-hints";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const museum = aPlace({ name: "Tile Museum" });
const tavern = aPlace({ name: "Tavern", category: "food" });
const garden = aPlace({ name: "Rose Garden", category: "park" });
const far = aPlace({ name: "Beach Fort", category: "landmark", lat: 38.82, ticketed: true });
const others = ["Coach Museum", "Puppet Museum"].map((name) =>
  aPlace({ name, parts: ["morning", "afternoon", "evening"] }),
);
const bar = aPlace({ name: "Cellar Bar", category: "nightlife", stepFree: false, stroller: false });
const guide = { ...aGuide(0), places: [museum, tavern, garden, far, bar, ...others] };
const brief = (over: Partial<TripBrief> = {}): TripBrief => aBrief({ guide, daysTotal: 1, ...over });

const block = (place: Place, timeOfDay: BlockName, over: Partial<Block> = {}): Block =>
  newBlock({
    title: place.name,
    description: place.about,
    timeOfDay,
    location: "Centre, Testville",
    neighborhoodTag: "Centre",
    source: "openai",
    verified: true,
    placeId: place.id,
    lat: place.lat,
    lng: place.lng,
    ...over,
  });
const aDay = (blocks: Partial<Record<BlockName, Block>> = {}, dayIndex = 1): Day =>
  dayOfBlocks({
    dayIndex,
    summary: "A day",
    blocks: {
      morning: block(museum, "morning"),
      afternoon: block(garden, "afternoon"),
      evening: block(tavern, "evening"),
      ...blocks,
    },
  });
const byHand = (timeOfDay: BlockName, title: string, over: Partial<Block> = {}): Block =>
  block(museum, timeOfDay, { title, source: "traveller", verified: false, ...over });
const titles = (over: Partial<TripBrief>, ...days: Day[]): string[] =>
  planHints(brief({ daysTotal: days.length, ...over }), days).map((hint) => findingText(hint).title);

describe("what a traveller is told about a plan", () => {
  test("is nothing when it is sound, nor what only its writer can mend", () => {
    expect(titles({}, aDay())).toEqual([]);
    expect(titles({ daysTotal: 2 }, { ...aDay(), summary: "" })).toEqual([]);
  });

  test.each<[string, Partial<TripBrief>, Partial<Record<BlockName, Block>>]>([
    ["A long way between these two", {}, { morning: block(far, "morning") }],
    [
      "Third museum today",
      {},
      { afternoon: block(others[0] ?? museum, "afternoon"), evening: block(others[1] ?? museum, "evening") },
    ],
    [
      "Two tickets in one day",
      {},
      {
        morning: block(museum, "morning", { isTicketed: true }),
        afternoon: block(garden, "afternoon", { isTicketed: true }),
      },
    ],
    ["This place comes twice", {}, { afternoon: byHand("afternoon", "The Tile Museum") }],
    [
      "Better at another time of day",
      {},
      { morning: block(garden, "morning"), afternoon: byHand("afternoon", "Cellar Bar") },
    ],
    ["One of your picks is missing", { anchors: ["Beach Fort"] }, {}],
    [
      "Steps on the way",
      { intent: anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] }) },
      { evening: block(bar, "evening") },
    ],
    [
      "Steps on the way",
      { intent: anIntent({ mobility: ["Stroller Friendly - Traveling with young kids"] }) },
      { evening: block(bar, "evening") },
    ],
    ["Not easy with children", { whoWith: ["kids"] }, { evening: block(bar, "evening") }],
    ["Nothing planned for the evening", {}, { evening: byHand("evening", " ") }],
    [
      "Worth a check first",
      {},
      {
        evening: block(tavern, "evening", {
          title: "Moonlight Hall",
          placeId: null,
          verified: false,
          lat: null,
          lng: null,
        }),
      },
    ],
  ])("is “%s”", (title, over, blocks) => expect(titles(over, aDay(blocks))).toEqual([title]));

  test("is that a day is too full for its pace", () => {
    const long = { ...guide, places: guide.places.map((place) => ({ ...place, minutes: 180 })) };
    expect(
      titles({ guide: long, intent: anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] }) }, aDay()),
    ).toEqual(["A lot for one day"]);
  });

  test("is that a winter's day has no roof, on either half of the earth, and not in summer or the tropics", () => {
    const open = guide.places.map((place) => ({ ...place, indoor: false }));
    const at = (lat: number, startDate: string) =>
      titles({ startDate, guide: { ...guide, lat, radiusKm: 20_000, places: open } }, aDay());
    expect(at(59.9, "2027-01-10")).toEqual(["All outdoors, in winter"]);
    expect(at(-45.8, "2027-07-10")).toEqual(["All outdoors, in winter"]);
    expect(at(59.9, "2027-07-10")).toEqual([]);
    expect(at(13.7, "2027-01-10")).toEqual([]);
  });

  test("is said once where no place is known", () => {
    const idea = (part: BlockName) =>
      block(museum, part, {
        title: `An idea for the ${part}`,
        placeId: null,
        verified: false,
        lat: null,
        lng: null,
        source: "embedded",
      });
    const hints = planHints(brief({ guide: null, cityName: "Nowhere" }), [
      aDay({ morning: idea("morning"), afternoon: idea("afternoon"), evening: idea("evening") }),
    ]);
    expect(hints.map((hint) => [findingText(hint).title, hint.dayIndex])).toEqual([["New ground for us", 0]]);
  });

  test("goes by what is written by hand, not by the place that was there before", () => {
    const stale = byHand("morning", "Coffee with Ana", {
      placeId: far.id,
      lat: far.lat,
      lng: far.lng,
      isTicketed: true,
    });
    expect(titles({}, aDay({ morning: stale }))).toEqual([]);
    expect(titles({}, aDay({ morning: { ...stale, title: "Beach Fort" } }))).toEqual(["A long way between these two"]);
  });

  test("waits for the whole plan before it misses a pick", () => {
    expect(titles({ anchors: ["Beach Fort"], daysTotal: 2 }, aDay())).toEqual([]);
  });
});

describe("what a change would bring", () => {
  const at = { dayIndex: 1, block: "afternoon" } as const;
  test("is told of the change alone, not of what was so before", () => {
    const days = [
      aDay({
        evening: block(tavern, "evening", {
          title: "Moonlight Hall",
          placeId: null,
          verified: false,
          lat: null,
          lng: null,
        }),
      }),
    ];
    expect(
      hintsOfChange(brief(), days, at, block(far, "afternoon")).map((hint) => [findingText(hint).title, hint.block]),
    ).toEqual([["A long way between these two", "afternoon"]]);
    expect(hintsOfChange(brief(), days, at, days[0]?.blocks.afternoon ?? block(garden, "afternoon"))).toEqual([]);
  });
});

test("each hint has one place on a day's screen", () => {
  const hints = planHints(brief({ whoWith: ["kids"] }), [
    aDay({
      morning: block(museum, "morning", { isTicketed: true }),
      afternoon: block(far, "afternoon", { isTicketed: true }),
      evening: block(bar, "evening"),
    }),
  ]);
  const blocks: HintPlace[] = (["morning", "afternoon", "evening"] as const).flatMap(
    (part) =>
      [
        { of: "way", dayIndex: 1, block: part },
        { of: "block", dayIndex: 1, block: part },
      ] as const,
  );
  const places: HintPlace[] = [{ of: "trip" }, { of: "whole-day", dayIndex: 1 }, ...blocks];
  expect(hints.length).toBeGreaterThanOrEqual(4);
  for (const hint of hints)
    expect(
      places.filter((place) => isAt(place, hint)),
      hint.code,
    ).toHaveLength(1);
});

describe("of a trip through two cities", () => {
  const timed = (dayIndex: number): Day => {
    const day = aDay({}, dayIndex);
    const starts = ["12:30", "15:00", "19:30"];
    return { ...day, stops: day.stops.map((stop, i) => ({ ...stop, start: starts[i] ?? null })) };
  };
  const leg = (cityName: string, fromDay: number, toDay: number) => ({ cityName, guide, fromDay, toDay });
  const bounds = (ends: Pick<TripBrief, "arrival" | "departure">) =>
    planHints(
      { ...brief({ daysTotal: 4, ...ends }), legs: [leg("Lisbon", 1, 2), leg("Porto", 3, 4)] },
      [1, 2, 3, 4].map(timed),
    ).flatMap(({ code, dayIndex }) => (code === "before-arrival" || code === "after-departure" ? [dayIndex] : []));

  test("the arrival bounds the first day of the first city alone, the departure the last day of the last", () => {
    expect(bounds({ arrival: { time: "13:20", place: "Airport" }, departure: null })).toEqual([1]);
    expect(new Set(bounds({ arrival: null, departure: { time: "18:00", place: "Airport" } }))).toEqual(new Set([4]));
  });
});
