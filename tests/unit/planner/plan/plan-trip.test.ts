import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES } from "~/domain/trip/trip-intent";
import type { Day } from "~/domain/plan/itinerary";
import { choosePlaces } from "~/planner/plan/choose-places";
import { planTripDays } from "~/planner/plan/plan-trip";
import { preferencesOf } from "~/planner/fit/preferences";
import { litConditionsOf } from "~/planner/times/sunset";
import { seededRandom } from "~/planner/plan/random";
import { WHO_WITH } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, aPlace, anIntent } from "../guide-builder";

const blocksOf = (days: Day[]): Block[] => days.flatMap(({ blocks }) => BLOCK_NAMES.map((name) => blocks[name]));
const placeIds = (days: Day[]): string[] => blocksOf(days).flatMap(({ placeId }) => (placeId ? [placeId] : []));
const guide = aGuide();
const placeOf = (block: Block) => guide.places.find(({ id }) => id === block.placeId);

const intents = fc.record({
  priorities: fc.subarray([...PRIORITIES]),
  vibes: fc.subarray([...INTENT_VIBES]),
  mobility: fc.subarray([...MOBILITIES]),
  travelPace: fc.subarray([...TRAVEL_PACES]),
  budget: fc.constantFrom("", "cheap", "mid-range", "luxury", "$2000"),
});
const briefs: fc.Arbitrary<TripBrief> = fc
  .record({
    tripId: fc.uuid(),
    daysTotal: fc.integer({ min: 1, max: 60 }),
    whoWith: fc.subarray([...WHO_WITH]),
    intent: fc.option(intents),
    guide: fc.constantFrom(guide, null),
    anchors: fc.subarray(
      guide.places.map(({ name }) => name),
      { maxLength: 5 },
    ),
  })
  .map((over) => aBrief(over));
const few = { numRuns: 25 };

describe("any plan", () => {
  test("has as many days as asked, each with three complete blocks in their part of the day", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const days = planTripDays(brief);
        expect(days.map(({ dayIndex }) => dayIndex)).toEqual(Array.from({ length: brief.daysTotal }, (_, i) => i + 1));
        for (const day of days) {
          expect(day.summary).not.toBe("");
          for (const part of BLOCK_NAMES) {
            const block = day.blocks[part];
            expect(block.timeOfDay).toBe(part);
            for (const text of [block.title, block.description, block.location, block.neighborhoodTag])
              expect(text.trim()).not.toBe("");
            expect(block.source).toBe("embedded");
          }
        }
      }),
      few,
    );
  });

  test("never goes to a place twice, and never gives two blocks one title", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const days = planTripDays(brief);
        expect(new Set(placeIds(days)).size).toBe(placeIds(days).length);
        const titles = blocksOf(days).map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      }),
      few,
    );
  });

  test("is the same for the same request", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        expect(planTripDays(structuredClone(brief))).toEqual(planTripDays(brief));
      }),
      { numRuns: 10 },
    );
  });
});

describe("a plan of real places", () => {
  test("keeps every chosen anchor when the trip is long enough", () => {
    fc.assert(
      fc.property(
        briefs.filter(({ daysTotal }) => daysTotal >= 5),
        (brief) => {
          const titles = blocksOf(planTripDays(brief)).map(({ title }) => title);
          for (const anchor of brief.anchors) expect(titles).toContain(anchor);
        },
      ),
      few,
    );
  });

  test("names the anchors for which there was no room", () => {
    const anchors = guide.places
      .filter(({ dayTrip }) => !dayTrip)
      .slice(0, 5)
      .map(({ name }) => name);
    const text = JSON.stringify(planTripDays(aBrief({ daysTotal: 1, anchors })));
    for (const anchor of anchors) expect(text).toContain(anchor);
  });

  test("fills evenings with places that are good in the evening, while there are any", () => {
    fc.assert(
      fc.property(
        briefs.filter(({ daysTotal, guide: known }) => daysTotal <= 6 && known !== null),
        (brief) => {
          for (const { blocks } of planTripDays({ ...brief, anchors: [] }))
            expect(placeOf(blocks.evening)?.parts).toContain("evening");
        },
      ),
      few,
    );
  });

  test("sends no wheelchair where there are steps", () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const intent = anIntent({ ...brief.intent, mobility: ["Wheelchair Accessible - Need accessible routes"] });
        for (const block of blocksOf(planTripDays({ ...brief, intent, anchors: [] })))
          expect(placeOf(block)?.stepFree).not.toBe(false);
      }),
      few,
    );
  });

  test("takes a day trip as a whole day with an evening back in town", () => {
    const days = planTripDays(aBrief({ daysTotal: 4, anchors: ["Far Village 1"] }));
    const day = days.find(({ blocks }) => blocks.morning.title === "Far Village 1");
    expect(day?.blocks.morning.isDayTrip).toBe(true);
    expect(day?.blocks.afternoon).toMatchObject({ isDayTrip: true, placeId: null });
    expect(day?.blocks.evening.isDayTrip).toBe(false);
  });

  test("gives an anchor that no place answers to a block of its own, unverified", () => {
    const block = blocksOf(planTripDays(aBrief({ anchors: ["Dinner at Aunt Rosa's"] }))).find(
      ({ title }) => title === "Dinner at Aunt Rosa's",
    );
    expect(block).toMatchObject({ verified: false, placeId: null, timeOfDay: "evening" });
  });

  test("gives honest slow blocks when the city has no more places", () => {
    const small = { ...guide, places: [aPlace(), aPlace({ name: "Tavern", category: "food" })] };
    const days = planTripDays(aBrief({ guide: small, daysTotal: 10 }));
    expect(placeIds(days)).toHaveLength(2);
    expect(
      blocksOf(days)
        .filter(({ verified }) => !verified)
        .every(({ placeId }) => placeId === null),
    ).toBe(true);
  });

  test("takes an effort that grows no faster than its days", () => {
    const drawsFor = (daysTotal: number): number => {
      const brief = aBrief({ guide: aGuide(200), daysTotal });
      const random = seededRandom(1);
      let draws = 0;
      const [guide, preferences] = [brief.guide ?? aGuide(), preferencesOf(brief)];
      choosePlaces(brief, guide, { preferences, days: litConditionsOf(brief, guide, preferences) }, () => {
        draws += 1;
        return random();
      });
      return draws;
    };
    expect(drawsFor(60)).toBeLessThan(2.2 * drawsFor(30));
  });
});

describe("a plan for a city without data", () => {
  test("says plainly in every block that it is an idea", () => {
    for (const block of blocksOf(planTripDays(aBrief({ guide: null, cityName: "Ghent", daysTotal: 8 })))) {
      expect(block).toMatchObject({ verified: false, placeId: null, lat: null, lng: null, location: "Ghent" });
      expect(block.description).toMatch(/idea|cannot name/i);
    }
  });
});
