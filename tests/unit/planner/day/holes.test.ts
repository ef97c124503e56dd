import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Day } from "~/domain/plan/itinerary";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, anIntent } from "../guide-builder";

const cities = new Map(loadCities().map((city) => [city.id, city]));

function planFor(id: string, over: Partial<TripBrief>): Day[] {
  const guide = cities.get(id);
  if (!guide) throw new Error(`No places of ${id} are known.`);
  return planTripDays(aBrief({ tripId: id, cityName: guide.name, guide, anchors: [], ...over }));
}

/** The longest time of a day with nothing in it, in minutes. */
const longestHole = ({ stops }: Day): number =>
  Math.max(
    0,
    ...stops.slice(1).map((stop, i) => {
      const before = stops[i];
      const [start, next] = [minutesOfDay(before?.start ?? null), minutesOfDay(stop.start)];
      return start === null || next === null ? 0 : next - start - (before?.minutes ?? 0);
    }),
  );
const isInTown = ({ stops }: Day): boolean => !stops.some(({ isDayTrip }) => isDayTrip);

test.each(["cairo", "edinburgh", "istanbul", "rome", "hong-kong"])(
  "no day in %s has an afternoon of nothing at the usual pace",
  (id) => {
    const days = planFor(id, { startDate: "2027-05-03", daysTotal: 4 }).filter(isInTown);
    expect(days.length).toBeGreaterThan(1);
    for (const day of days) expect(longestHole(day), JSON.stringify(day.stops, ["title", "start"])).toBeLessThan(210);
  },
);

test.each(["cairo", "seoul", "mumbai", "tokyo", "san-francisco"])(
  "who comes to %s to eat has more to do between lunch and dinner than wait",
  (id) => {
    const food = anIntent({ priorities: ["Food & Culinary Adventures"] });
    const days = planFor(id, { startDate: "2027-05-03", daysTotal: 4, intent: food }).filter(isInTown);
    expect(days.length).toBeGreaterThan(1);
    for (const day of days) expect(longestHole(day), JSON.stringify(day.stops, ["title", "start"])).toBeLessThan(210);
  },
);

test("who travels slowly keeps the time to rest", () => {
  const slow = planFor("rome", {
    startDate: "2027-05-03",
    daysTotal: 4,
    intent: anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] }),
  });
  expect(Math.max(...slow.filter(isInTown).map(longestHole))).toBeGreaterThan(100);
});

test("on Christmas Day nothing is planned in London that has doors, a ticket desk or stalls", () => {
  const days = planFor("london", { startDate: "2026-12-24", daysTotal: 3 });
  const places = new Map(cities.get("london")?.places.map((place) => [place.id, place]));
  const on = (dayIndex: number) =>
    (days[dayIndex - 1]?.stops ?? []).flatMap(({ placeId }) => places.get(placeId ?? "") ?? []);
  const needsDoors = on(2).filter(
    ({ indoor, ticketed, category }) => (indoor || ticketed) && !["food", "nightlife", "religious"].includes(category),
  );
  expect(on(2).length).toBeGreaterThan(2);
  expect(needsDoors.map(({ name }) => name)).toEqual([]);
  expect(on(1).some(({ indoor }) => indoor)).toBe(true);
});
