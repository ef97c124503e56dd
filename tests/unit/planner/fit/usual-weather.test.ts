import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { ideaDealer } from "~/planner/ideas/deal-ideas";
import { traitsOf } from "~/planner/ideas/traits";
import { isSpoilt, usualWeather } from "~/planner/fit/usual-weather";
import { preferencesOf } from "~/planner/fit/preferences";
import { planTripDays } from "~/planner/plan/plan-trip";
import { seededRandom } from "~/planner/plan/random";
import { aBrief, aPlace } from "../guide-builder";

const cities = loadCities();

type Planned = { part: BlockName; place: Place };

/** The places of a week there, stop by stop. */
function weekIn(cityId: string, startDate: string, tripId = cityId): Planned[] {
  const guide = cities.find(({ id }) => id === cityId) ?? null;
  const days = planTripDays(aBrief({ guide, cityName: guide?.name ?? "", startDate, daysTotal: 5, tripId }));
  return days.flatMap(({ stops }) =>
    stops.flatMap(({ at, placeId }): Planned[] => {
      const place = guide?.places.find(({ id }) => id === placeId);
      return place && !place.dayTrip ? [{ part: at.part, place }] : [];
    }),
  );
}

const named = (stops: readonly Planned[]): string[] => stops.map(({ part, place }) => `${part}: ${place.name}`);
const ICON = 3;
const GREEN = new Set(["park", "nature"]);

describe("the usual weather of the month", () => {
  test.each([
    ["bangkok", "2027-07-12"],
    ["mumbai", "2027-07-12"],
  ])("puts most monsoon evenings of %s under a roof", (city, date) => {
    const weeks = ["one", "two", "three", "four"].flatMap((tripId) => weekIn(city, date, tripId));
    const evenings = weeks.filter(({ part, place }) => part === "evening" && place.fame < ICON);
    const roofed = evenings.filter(({ place }) => place.indoor);
    expect(evenings.length).toBeGreaterThan(16);
    expect(roofed.length / evenings.length, named(evenings).join("; ")).toBeGreaterThan(1 / 2);
  });

  test("keeps the afternoons of an August in Dubai indoors", () => {
    const afternoons = weekIn("dubai", "2027-08-09").filter(
      ({ part, place }) => part === "afternoon" && place.fame < ICON,
    );
    const outside = afternoons.filter(({ place }) => !place.indoor);
    expect(named(outside)).toEqual([]);
  });

  test.each([
    ["helsinki", "2027-01-11"],
    ["tromso", "2027-01-11"],
  ])("sends nobody on the grass or into a boat in January in %s", (city, date) => {
    const green = weekIn(city, date).filter(
      ({ place }) =>
        !place.indoor &&
        place.fame < ICON &&
        (GREEN.has(place.category) || /\b(picnic|lawn|rowing boat|pedal boat)/i.test(place.about)) &&
        isSpoilt(place, "afternoon", usualWeather(city, 1)),
    );
    expect(named(green)).toEqual([]);
  });

  test("leaves what winter is for, and what has a roof", () => {
    const january = usualWeather("helsinki", 1);
    const park = aPlace({ category: "park", indoor: false, minutes: 90 });
    expect(isSpoilt(park, "afternoon", january)).toBe(true);
    expect(isSpoilt({ ...park, about: "In winter half the town skates here." }, "afternoon", january)).toBe(false);
    expect(isSpoilt({ ...park, indoor: true }, "afternoon", january)).toBe(false);
    expect(isSpoilt(park, "afternoon", usualWeather("helsinki", 7))).toBe(false);
  });

  test("says nothing where it was not noted down", () => {
    expect(usualWeather("nowhere", 7)).toBeNull();
    expect(isSpoilt(aPlace({ indoor: false }), "evening", null)).toBe(false);
  });
});

describe("an idea where no places are known", () => {
  const setting = { thousands: 200, metres: 10, lat: 69.6 };
  const ideas = (part: BlockName, lat: number, date: string): string[] => {
    const dealer = ideaDealer(preferencesOf(aBrief()), new Set(), seededRandom(7), traitsOf({ ...setting, lat }, date));
    return Array.from({ length: 6 }, () => dealer.next(part, null).idea).map(
      ({ title, indoor, category }) => `${indoor ? "roof" : "sky"} ${category}: ${title}`,
    );
  };

  test("is none for the grass or a boat in the polar night", () => {
    expect(ideas("afternoon", 69.6, "2027-01-05").join("; ")).not.toMatch(
      /garden and a book|on the water|sky park|sky nature/i,
    );
  });

  test("has a roof in the hottest hours and on the evenings of the rains", () => {
    const noon = ideas("afternoon", 24, "2027-08-09").slice(0, 4);
    expect(noon.filter((idea) => idea.startsWith("roof")).length, noon.join("; ")).toBeGreaterThanOrEqual(3);
    const rains = ideas("evening", 12, "2027-07-12").slice(0, 4);
    expect(rains.filter((idea) => idea.startsWith("roof")).length, rains.join("; ")).toBeGreaterThanOrEqual(3);
  });
});
