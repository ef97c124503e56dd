import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Block } from "~/domain/plan/block";
import { checkPlan } from "~/planner/check/plan-check";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "~/planner/plan/plan-trip";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, anIntent } from "../guide-builder";

const cities: CityGuide[] = loadCities();
const briefFor = (guide: CityGuide, over: Partial<TripBrief>): TripBrief =>
  aBrief({ guide, cityName: guide.name, tripId: `trip to ${guide.id}`, ...over });
const blocksOf = (brief: TripBrief): Block[] =>
  planTripDays(brief).flatMap(({ blocks }) => BLOCK_NAMES.map((name) => blocks[name]));

describe.each(cities.map((guide) => [guide.name, guide] as const))("%s", (_name, guide) => {
  test("fills four days with real places", () => {
    for (const block of blocksOf(briefFor(guide, { daysTotal: 4 })))
      expect(block, block.title).toMatchObject({ verified: true });
  });

  test("gives plans of any length in which the check finds nothing that must not go out", () => {
    for (const daysTotal of [1, 3, 7, 21, 60]) {
      const brief = briefFor(guide, {
        daysTotal,
        anchors: suggestAnchors(briefFor(guide, { daysTotal }))
          .slice(0, 3)
          .map(({ title }) => title),
      });
      expect(checkPlan(brief, planTripDays(brief)).filter(({ severity }) => severity === "blocking")).toEqual([]);
    }
  });

  test("gives a wheelchair and a family with a stroller three days that they can do", () => {
    for (const mobility of [
      "Wheelchair Accessible - Need accessible routes",
      "Stroller Friendly - Traveling with young kids",
    ] as const) {
      const brief = briefFor(guide, { intent: anIntent({ mobility: [mobility] }), whoWith: ["kids"] });
      expect(checkPlan(brief, planTripDays(brief)).filter(({ severity }) => severity === "blocking")).toEqual([]);
    }
  });

  test("suggests eight to ten different musts", () => {
    const titles = suggestAnchors(briefFor(guide, {})).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThanOrEqual(8);
  });

  test("says nothing unfinished", () => {
    const shouting = guide.places.flatMap(({ name }) => (name.includes("!") ? [name] : []));
    for (const { description: words } of blocksOf(briefFor(guide, { daysTotal: 10 }))) {
      const description = shouting.reduce((said, name) => said.replaceAll(name, "it"), words);
      expect(description).not.toMatch(/undefined|null|NaN|!|\s{2}/);
      expect(description).toMatch(/[.?)"]$/);
    }
  });
});
