import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Block } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { MOBILITIES } from "~/domain/trip/trip-intent";
import type { Day } from "~/domain/plan/itinerary";
import { checkPlan, isBlocked } from "~/planner/check/plan-check";
import { planTripDays } from "~/planner/plan/plan-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, anIntent } from "../guide-builder";

/** Those that run out of places first. */
const SMALLEST = loadCities()
  .toSorted((a, b) => a.places.length - b.places.length)
  .slice(0, 12);
const blocksOf = (days: readonly Day[]): Block[] =>
  days.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part]));
const briefs: [string, TripBrief][] = SMALLEST.map((guide, i) => [
  guide.name,
  aBrief({
    guide,
    cityName: guide.name,
    tripId: `stay ${guide.id}`,
    startDate: "2027-05-20",
    daysTotal: 60,
    intent: anIntent({ mobility: MOBILITIES.filter((_, j) => j === i % 6) }),
  }),
]);
const opening = ({ description }: Block): string => description.split(/(?<=[.!?:;])\s/)[0] ?? "";

describe.each(briefs)("sixty days in %s", (_city, brief) => {
  const days = planTripDays(brief);
  const blocks = blocksOf(days);

  test("never say the same thing twice, and open no block as another of the last three days", () => {
    const descriptions = blocks.map(({ description }) => description);
    expect(descriptions.filter((text, i) => descriptions.indexOf(text) !== i)).toEqual([]);
    days.forEach((_, i) => {
      const near = blocksOf(days.slice(i, i + 3)).map(opening);
      expect(near.filter((text, at) => near.indexOf(text) !== at)).toEqual([]);
    });
    const summaries = days.map(({ summary }) => summary);
    expect(summaries.filter((text, i) => summaries.indexOf(text) !== i)).toEqual([]);
  });

  test("count nothing up where words run out", () => {
    for (const { title } of blocks) expect(title).not.toMatch(/\(\d+\)/);
  });

  test("say why days are open, and go back only to where one has been", () => {
    expect(isBlocked(checkPlan(brief, days))).toBe(false);
    expect(JSON.stringify(days)).toContain("some days stay open on purpose");
    days.forEach(({ dayIndex, blocks: parts }) => {
      for (const part of BLOCK_NAMES) {
        const name = /^Back to (.+)$/.exec(parts[part].title)?.[1];
        if (name)
          expect(
            days.slice(0, dayIndex - 1).some((before) => blocksOf([before]).some(({ title }) => title === name)),
            `${name} on day ${dayIndex}`,
          ).toBe(true);
      }
    });
  });

  test("begin with full days", () => {
    for (const day of days.slice(0, 3)) expect(blocksOf([day]).some(({ placeId }) => placeId !== null)).toBe(true);
  });
});
