import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "../guide-builder";

const cities = new Map(loadCities().map((city) => [city.id, city]));

test.each(["vienna", "tokyo", "barcelona", "london", "paris", "lisbon", "singapore", "rome"])(
  "with children every day in %s is over at about nine in the evening",
  (id) => {
    const guide = cities.get(id);
    if (!guide) throw new Error(`No places of ${id} are known.`);
    const family: Partial<TripBrief> = { whoWith: ["spouse", "kids"], partyCount: 4 };
    const days = planTripDays(
      aBrief({
        tripId: id,
        cityName: guide.name,
        guide,
        anchors: [],
        startDate: "2027-05-03",
        daysTotal: 3,
        ...family,
      }),
    );
    const late = days.flatMap(({ dayIndex, stops }) =>
      stops.flatMap(({ title, start, minutes }) => {
        const begins = minutesOfDay(start) ?? 0;
        return begins + (minutes ?? 0) > 21 * 60 + 10 ? [`day ${dayIndex}, ${start}: ${title}`] : [];
      }),
    );
    expect(late).toEqual([]);
    expect(days.every(({ stops }) => stops.length > 2)).toBe(true);
  },
);
