import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { AREAS_AFTER_DARK, rideAfterDark, sayWayHome } from "~/planner/words/after-dark";
import { aBrief } from "../guide-builder";

const cities = new Map(loadCities().map((city) => [city.id, city]));

test("every area that is named is one of its city's", () => {
  const unknown = AREAS_AFTER_DARK.filter(
    ({ city, area }) => !cities.get(city)?.places.some(({ neighborhood }) => neighborhood === area),
  );
  expect(unknown).toEqual([]);
});

test("the way home depends on the area, not on the city", () => {
  expect(sayWayHome("quito", { neighborhood: "Centro Histórico" })).toBe(
    "Order a taxi for the way home: few people are about around here after dark.",
  );
  expect(rideAfterDark("lima", "Miraflores")).toBeNull();
  expect(rideAfterDark("helsinki", "Kallio")).toBeNull();
});

test("nobody is told to ride where nothing drives", () => {
  expect(rideAfterDark("fes", "Medina")).toBeNull();
  expect(sayWayHome("fes", { neighborhood: "Medina" })).toContain("keep to the main lanes");
});

test.each(["johannesburg", "rio-de-janeiro", "marrakesh"])(
  "an evening that ends in such an area of %s tells the way home, once, with its last stop",
  (id) => {
    const guide = cities.get(id) ?? null;
    const days = planTripDays(aBrief({ guide, cityName: guide?.name ?? "", tripId: id, daysTotal: 5, anchors: [] }));
    const places = new Map(guide?.places.map((place) => [place.id, place]));
    const home = /for the way home|on the way home/i;
    const ends = days.map(({ stops }) => {
      const evening = stops.filter(({ at }) => at.part === "evening");
      const last = evening.at(-1);
      const area = places.get(last?.placeId ?? "")?.neighborhood ?? "";
      const isTold = sayWayHome(id, { neighborhood: area }) !== null;
      expect(evening.slice(0, -1).every(({ note }) => !home.test(note))).toBe(true);
      expect(home.test(last?.note ?? ""), `${last?.title}: ${last?.note}`).toBe(isTold);
      return isTold;
    });
    expect(ends).toContain(true);
  },
);
