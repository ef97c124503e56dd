import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { kilometresBetween, type Point, pointOf } from "~/domain/place/geo";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "../guide-builder";

const DAYS = 7;
const SHINJUKU: Point = { lat: 35.6938, lng: 139.7034 };
const ASAKUSA: Point = { lat: 35.7119, lng: 139.7966 };

const tokyo = loadCities().find(({ id }) => id === "tokyo");

/** How far it is from where the evenings end to a bed, all together, when one sleeps at `stay`. */
function kilometresToBed(stay: Point, bed: Point): number {
  if (!tokyo) throw new Error("No places of Tokyo are known.");
  const days = planTripDays(
    aBrief({
      tripId: "nights",
      cityName: tokyo.name,
      guide: tokyo,
      startDate: "2027-05-03",
      daysTotal: DAYS,
      anchors: [],
      stays: [{ id: "s", name: "Hotel", address: "", ...stay, fromDay: 1, toDay: DAYS }],
    }),
  );
  const ends = days.slice(0, -1).flatMap(({ stops }) => {
    const last = stops.at(-1);
    return (last && pointOf(last)) ?? [];
  });
  return ends.reduce((sum, end) => sum + kilometresBetween(end, bed), 0);
}

test.each([
  ["Shinjuku", SHINJUKU, ASAKUSA],
  ["Asakusa", ASAKUSA, SHINJUKU],
])("who sleeps in %s ends the days nearer to it than who sleeps elsewhere", (_, stay, other) => {
  expect(kilometresToBed(stay, stay)).toBeLessThan(kilometresToBed(other, stay));
});
