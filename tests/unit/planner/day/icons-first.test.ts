import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, anIntent } from "../guide-builder";

const FOOD = anIntent({ priorities: ["Food & Culinary Adventures"] });
const cities = new Map<string, CityGuide>(loadCities().map((city) => [city.id, city]));

function planFor(id: string, daysTotal: number): { guide: CityGuide; days: Day[] } {
  const guide = cities.get(id);
  if (!guide) throw new Error(`No places of ${id} are known.`);
  const brief = aBrief({ tripId: id, cityName: guide.name, guide, anchors: [], daysTotal, intent: FOOD });
  return { guide, days: planTripDays({ ...brief, startDate: "2027-05-03" }) };
}

test.each([
  ["kyoto", 5],
  ["rome", 4],
  ["istanbul", 5],
])("who comes to %s for %i days to eat sees what nobody goes home without", (id, daysTotal) => {
  const { guide, days } = planFor(id, daysTotal);
  const seen = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const missed = guide.places.filter(({ fame, dayTrip, id }) => fame === 3 && !dayTrip && !seen.has(id));
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test("and has half of the parts of the days for eating all the same", () => {
  const { guide, days } = planFor("kyoto", 5);
  const byId = new Map(guide.places.map((place) => [place.id, place]));
  const leads = days.flatMap(({ blocks }) => Object.values(blocks).map(({ placeId }) => byId.get(placeId ?? "")));
  expect(leads.filter((place) => place?.interests.includes("food")).length).toBeGreaterThanOrEqual(8);
});

test.each(["barcelona", "rome", "copenhagen"])(
  "a family in %s plays nearly every day in town, and sees its musts",
  (id) => {
    const guide = cities.get(id);
    if (!guide) throw new Error(`No places of ${id} are known.`);
    const anchors = guide.places.filter(({ category, fame }) => category === "museum" && fame === 2).slice(0, 2);
    const titles = anchors.map(({ name }) => name);
    const brief = aBrief({ tripId: id, cityName: guide.name, guide, anchors: titles, daysTotal: 4, whoWith: ["kids"] });
    const days = planTripDays({ ...brief, startDate: "2027-07-19" });
    const plays = new Set(
      guide.places.filter(({ category }) => ["family", "park", "nature"].includes(category)).map((place) => place.id),
    );
    const inTown = days.filter(({ stops }) => !stops.some(({ isDayTrip }) => isDayTrip));
    const playing = inTown.filter(({ stops }) => stops.some(({ placeId }) => plays.has(placeId ?? "")));
    expect(inTown.length).toBeGreaterThan(1);
    expect(playing.length).toBeGreaterThanOrEqual(inTown.length - 1);
    expect(days.flatMap(({ stops }) => stops.map(({ title }) => title))).toEqual(expect.arrayContaining(titles));
  },
);

test.each([[[]], [["Castelo de São Jorge"]]])(
  "nobody rides from Belém to the tram and back between two of its sights (%j)",
  (anchors) => {
    const guide = cities.get("lisbon");
    if (!guide) throw new Error("No places of Lisbon are known.");
    const intent = anIntent({ priorities: ["Food & Culinary Adventures", "Cultural Experiences & History"] });
    const brief = aBrief({ cityName: guide.name, guide, anchors, daysTotal: 3, intent, startDate: "2026-12-18" });
    const trams = Array.from({ length: 12 }, (_, i) => planTripDays({ ...brief, tripId: `tram ${i}` })).flatMap(
      (days) => days.filter(({ stops }) => stops.some(({ placeId }) => placeId === "lisbon-tram-28")),
    );
    const inBelem = new Set(guide.places.filter(({ neighborhood }) => neighborhood === "Belém").map(({ id }) => id));
    for (const { stops } of trams) {
      const tram = stops.findIndex(({ placeId }) => placeId === "lisbon-tram-28");
      const belem = stops.flatMap(({ placeId }, at) => (inBelem.has(placeId ?? "") ? [at] : []));
      expect(belem.some((at) => at < tram) && belem.some((at) => at > tram)).toBe(false);
    }
    if (anchors.length === 0) expect(trams.length).toBeGreaterThan(0);
  },
);
