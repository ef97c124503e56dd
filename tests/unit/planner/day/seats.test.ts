import { describe, expect, test } from "vitest";
import type { Place } from "~/domain/place/place";
import { seatFor } from "~/planner/day/seats";
import { tablesOf, type Wanted } from "~/planner/day/tables";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, aGuide, aPlace } from "../guide-builder";
import { tryOut } from "~/planner/day/tried-day";
import { sight, stop } from "./line-builder";

const guide = aGuide(0);
const brief = aBrief({ guide });
const preferences = preferencesOf(brief);
const table = (name: string, over: Partial<Place> = {}): Place => ({
  ...aPlace({ name, category: "food", parts: ["afternoon"], ...over }),
  meal: { kind: "restaurant", for: ["lunch"], cuisine: name, diet: [] },
});

describe("lunch", () => {
  const [gate, tower] = [sight("Gate", 0), sight("Tower", 0.2)];
  const around = (inns: readonly Place[]) => ({
    tables: tablesOf({ ...guide, places: [...inns] }, preferences, () => true),
    day: tryOut(1, { brief, guide, preferences, conditions: [], musts: [] }, { hours: () => null, sunset: () => null }),
    preferences,
    home: gate,
    bed: null,
    ahead: [],
    weather: null,
    isFast: false,
  });
  const line = [stop(gate, "morning"), stop(tower, "afternoon"), stop(sight("Park", -0.8), "afternoon", "along")];
  const beforeWhat = (inn: Place): string | undefined => {
    const seat = seatFor(line, "lunch", around([inn]));
    return seat ? line[seat.at]?.place?.name : undefined;
  };

  test("does not lead away from two neighbours and back to the second", () => {
    expect(beforeWhat(table("Inn", { lat: sight("", 0.9).lat }))).toBe("Park");
  });

  test("comes between them where its table does", () => {
    expect(beforeWhat(table("Inn", { lat: sight("", 0.1).lat }))).toBe("Tower");
  });
});

describe("while a city fasts by day", () => {
  const stall = table("Stall", { price: 1 });
  const house = table("House", { price: 2, lat: stall.lat + 0.005 });
  const lunchWith = (over: Partial<Wanted>): string | undefined =>
    tablesOf({ ...guide, places: [stall, house] }, preferences, () => true).find({
      meal: "lunch",
      from: stall,
      to: null,
      side: null,
      hoursOf: () => null,
      ahead: [],
      weather: null,
      isFast: false,
      ...over,
    })[0]?.place.name;

  test("lunch is where guests are served by day, and not at a plain kitchen", () => {
    expect([lunchWith({}), lunchWith({ isFast: true })]).toEqual(["Stall", "House"]);
  });
});
