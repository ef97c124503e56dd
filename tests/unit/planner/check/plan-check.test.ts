import { describe, expect, test } from "vitest";
import type { Block, BlockName } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { newBlock } from "~/domain/plan/whole-block";
import type { Day } from "~/domain/plan/itinerary";
import { checkDay, checkPlan, isBlocked } from "~/planner/check/plan-check";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, aPlace, anIntent } from "../guide-builder";

const museum = aPlace({ name: "Tile Museum" });
const tavern = aPlace({ name: "Tavern", category: "food" });
const park = aPlace({ name: "Big Park", category: "park", stepFree: false });
const far = aPlace({ name: "Far Tower", category: "landmark", lat: 39.4 });
const village = aPlace({ name: "Village", category: "nature", dayTrip: true, lat: 39.1 });
const guide = { ...aGuide(0), places: [museum, tavern, park, far, village] };
const brief = (over: Partial<TripBrief> = {}): TripBrief => aBrief({ guide, daysTotal: 1, ...over });

const block = (place: typeof museum, timeOfDay: BlockName, over: Partial<Block> = {}): Block =>
  newBlock({
    title: place.name,
    description: place.about,
    timeOfDay,
    location: "Centre, Testville",
    neighborhoodTag: "Centre",
    isDayTrip: place.dayTrip,
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
      afternoon: block(park, "afternoon"),
      evening: block(tavern, "evening"),
      ...blocks,
    },
  });
const codes = (over: Partial<TripBrief>, ...days: Day[]): string[] =>
  checkPlan(brief({ daysTotal: days.length, ...over }), days).map(({ code, severity }) => `${severity} ${code}`);

describe("the plan check", () => {
  test("finds nothing in a sound plan", () => {
    expect(codes({}, aDay())).toEqual([]);
  });

  test("finds a missing day", () => {
    expect(codes({ daysTotal: 2 }, aDay())).toEqual(["blocking missing-day"]);
  });

  test("finds a block without a description, and one that says another part of the day", () => {
    expect(codes({}, aDay({ morning: block(museum, "morning", { description: " " }) }))).toEqual([
      "blocking incomplete-block",
    ]);
    expect(codes({}, aDay({ morning: block(museum, "evening") }))).toEqual(["blocking incomplete-block"]);
  });

  test("finds a place that was made up", () => {
    expect(
      codes({}, aDay({ morning: block(museum, "morning", { title: "Hall of Mirrors", placeId: "nowhere" }) })),
    ).toEqual(["blocking unknown-place"]);
  });

  test("finds a place that comes twice, by id or by title", () => {
    const days = [
      aDay(),
      aDay(
        {
          morning: block(museum, "morning", { title: "Tiles again" }),
          afternoon: block(park, "afternoon", { title: "Garden", placeId: null, verified: false, source: "embedded" }),
          evening: block(tavern, "evening", { placeId: null, verified: false, source: "embedded" }),
        },
        2,
      ),
    ];
    expect(codes({}, ...days)).toEqual(["blocking repeated-place", "blocking repeated-place"]);
  });

  test("lets a day trip go on in the afternoon", () => {
    const trip = aDay({
      morning: block(village, "morning"),
      afternoon: block(village, "afternoon", { title: "Village, the afternoon", placeId: null }),
    });
    expect(codes({}, trip)).toEqual([]);
  });

  test("finds a place outside the city that is no day trip", () => {
    expect(codes({}, aDay({ morning: block(far, "morning") }))).toContain("blocking outside-city");
  });

  test("finds a museum in the evening, gently when it was chosen", () => {
    const day = aDay({
      morning: block(tavern, "morning", { title: "Market", placeId: null, verified: false, source: "embedded" }),
      evening: block(museum, "evening"),
    });
    expect(codes({}, day)).toEqual(["blocking wrong-part-of-day"]);
    expect(codes({ anchors: ["Tile Museum"] }, day)).toEqual(["gentle wrong-part-of-day"]);
  });

  test("finds an anchor that is missing although there was room", () => {
    expect(codes({ anchors: ["The Village"] }, aDay())).toEqual(["blocking missing-anchor"]);
  });

  test("finds steps on a wheelchair's way", () => {
    expect(
      codes({ intent: anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] }) }, aDay()),
    ).toEqual(["blocking not-step-free"]);
  });

  test("finds hops too long for limited mobility", () => {
    const away = block(park, "afternoon", { lat: 38.78 });
    expect(
      codes(
        { intent: anIntent({ mobility: ["Limited Mobility - Prefer transport options"] }) },
        aDay({ afternoon: away }),
      ),
    ).toEqual(["gentle long-hop", "gentle long-hop"]);
  });

  test("finds a day too full for a slow pace", () => {
    const long = { ...guide, places: guide.places.map((place) => ({ ...place, minutes: 180 })) };
    expect(
      codes({ guide: long, intent: anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] }) }, aDay()),
    ).toEqual(["gentle pace"]);
  });

  test("judges one day as it comes in, against the days before it", () => {
    const second = aDay(
      {
        afternoon: block(village, "afternoon", {
          placeId: null,
          title: "Stroll",
          isDayTrip: false,
          lat: null,
          lng: null,
          verified: false,
          source: "embedded",
        }),
        evening: block(tavern, "evening", { placeId: null, title: "Bar", verified: false, source: "embedded" }),
      },
      2,
    );
    const findings = checkDay(brief({ daysTotal: 5 }), second, [aDay()]);
    expect(findings.map(({ code }) => code)).toEqual(["repeated-place"]);
    expect(isBlocked(findings)).toBe(true);
  });

  test("lets every plan of the planner pass", () => {
    for (const daysTotal of [1, 2, 5, 14, 40]) {
      for (const mobility of [[], ["Wheelchair Accessible - Need accessible routes"]] as const) {
        const own = aBrief({
          daysTotal,
          intent: anIntent({ mobility: [...mobility] }),
          anchors: ["Place A0", "Dinner at Aunt Rosa's"],
        });
        expect(checkPlan(own, planTripDays(own)).filter(({ severity }) => severity === "blocking")).toEqual([]);
      }
    }
  });
});
