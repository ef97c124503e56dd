import { describe, expect, test } from "vitest";
import type { Block } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { DayOut } from "~/domain/place/place";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const guide = aGuide();
const dayOut: DayOut = {
  minutes: 80,
  meal: "Eel from the lagoon, at the houses along the quay.",
  next: { title: "Salt pans of Velha", about: "Walk the dykes between the salt pans, where the flamingos feed." },
};
const lagoon = aPlace({
  name: "Lagoon of Velha",
  category: "nature",
  dayTrip: true,
  minutes: 360,
  lat: guide.lat + 0.3,
  neighborhood: "Velha",
  reach: "Train from the river station, about an hour, cheap.",
  dayOut,
});
const cape = { ...lagoon, id: "test-cape", name: "Cape of Pillars", parts: ["afternoon" as const, "evening" as const] };
const tavern = aPlace({
  name: "Lagoon Tavern",
  category: "food",
  lat: lagoon.lat + 0.01,
  meal: { kind: "restaurant", for: ["lunch", "dinner"], cuisine: "fish", diet: [] },
});

function dayTo(place: typeof lagoon, over: Partial<TripBrief> = {}, more: readonly (typeof lagoon)[] = []): Day {
  const brief = aBrief({
    guide: { ...guide, places: [...guide.places, place, ...more] },
    anchors: [place.name],
    ...over,
  });
  const day = planTripDays(brief).find(({ stops }) => stops.some(({ title }) => title === place.name));
  if (!day) throw new Error(`No day goes to ${place.name}.`);
  return day;
}
const halves = ({ blocks }: Day): Block[] => BLOCK_NAMES.map((part) => blocks[part]).filter((block) => block.isDayTrip);

describe("a day out", () => {
  test("says how one gets there, what one eats out there, and what comes second, by its name", () => {
    const [first, second] = halves(dayTo(lagoon));
    expect(first?.description).toContain("Train from the river station, about an hour, cheap.");
    expect(first?.description).not.toMatch(/ km /);
    expect(first?.description).toMatch(/ Lunch: Eel from the lagoon, at the houses along the quay\.$/);
    expect(second).toMatchObject({
      title: "Salt pans of Velha",
      location: "Velha, day trip from Testville",
      placeId: null,
      description: "Walk the dykes between the salt pans, where the flamingos feed.",
    });
  });

  test("for what the evening brings has that second, and dinner there", () => {
    const [first, second] = halves(dayTo(cape));
    expect(first?.description).toMatch(/how you come back late|back in the dark|get home from there/);
    expect(second).toMatchObject({
      timeOfDay: "evening",
      title: "Salt pans of Velha",
      description:
        "Walk the dykes between the salt pans, where the flamingos feed. Dinner: Eel from the lagoon, at the houses along the quay.",
    });
  });

  test("promises by day nothing that is there in the evening", () => {
    const [, second] = halves(dayTo(cape, { whoWith: ["kids"] }));
    expect(second).toMatchObject({ timeOfDay: "afternoon", title: "Cape of Pillars, the afternoon" });
    expect(second?.description).not.toMatch(/flamingos|Eel/);
  });

  test("recommends no dish to those who do not eat everything, and none where a table is planned", () => {
    const [vegetarian] = halves(dayTo(lagoon, { intent: anIntent({ budget: "we are vegetarian" }) }));
    expect(vegetarian?.description).not.toContain("Eel");
    expect(vegetarian?.description).toMatch(/lunch/i);
    const withTable = dayTo(lagoon, {}, [tavern]);
    expect(withTable.stops.map(({ title }) => title)).toContain("Lagoon Tavern");
    for (const half of halves(withTable)) expect(half.description).not.toMatch(/lunch/i);
  });

  test("sends nobody on wheels where there may be steps", () => {
    const intent = anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] });
    const [, unknown] = halves(dayTo(lagoon, { intent }));
    expect(unknown?.title).toBe("Lagoon of Velha, the afternoon");
    const [, level] = halves(dayTo({ ...lagoon, stepFree: true }, { intent }));
    expect(level?.title).toBe("Salt pans of Velha");
  });

  test("of which no more is known stays what it was: how far, and an afternoon that goes on", () => {
    const [first, second] = halves(dayTo({ ...lagoon, reach: null, dayOut: null }));
    expect(first?.description).toMatch(/\d+ km/);
    expect(second?.title).toBe("Lagoon of Velha, the afternoon");
  });

  test("takes no less for the way than is known of it, there and back", () => {
    const endOf = (day: Day): number => {
      const last = day.stops.findLast(({ isDayTrip }) => isDayTrip);
      return (minutesOfDay(last?.start ?? null) ?? Number.NaN) + (last?.minutes ?? Number.NaN);
    };
    const startOf = (day: Day): number =>
      minutesOfDay(day.stops.find(({ isDayTrip }) => isDayTrip)?.start ?? null) ?? Number.NaN;
    const slow = { ...lagoon, dayOut: { ...dayOut, minutes: 230 } };
    // Nobody sets out before half past six, and one is back by a quarter past eight.
    expect(startOf(dayTo(slow))).toBeGreaterThanOrEqual(6 * 60 + 30 + 230);
    expect(endOf(dayTo(slow))).toBeLessThanOrEqual(20 * 60 + 15 - 230);
    expect(endOf(dayTo(slow))).toBeLessThan(endOf(dayTo(lagoon)));
    const [first] = halves(dayTo(slow));
    expect(first?.description).toMatch(/early/);
  });
});
