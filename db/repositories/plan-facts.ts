import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, places, trips } from "#db/schema";
import type { CityGuide, GuideFacts, PlaceFacts, PlaceWithHours } from "~/domain/place/place";
import type { LegDays } from "~/domain/trip/legs";
import { clocksForward } from "~/domain/trip/zone-changes";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { holidaysQuery } from "./briefs";
import { citiesOfTrip } from "./guides";
import { legsWithZones } from "./rows";

/** Of each place only what the plan check and the ways between stops ask about, and what its hours depend on. */
const factColumns = {
  cityId: places.cityId,
  id: places.id,
  name: places.name,
  lat: places.lat,
  lng: places.lng,
  category: places.category,
  minutes: places.minutes,
  parts: places.parts,
  dayTrip: places.dayTrip,
  indoor: places.indoor,
  stepFree: places.stepFree,
  stroller: places.stroller,
  children: places.children,
  side: places.side,
  bookAheadDays: places.bookAheadDays,
  ticketed: places.ticketed,
  hours: places.hours,
  season: places.season,
};

const tripColumns = {
  city: trips.city,
  cityId: trips.cityId,
  startDate: trips.startDate,
  daysTotal: trips.daysTotal,
  timeZone: trips.timeZone,
  legs: trips.legs,
};
const guideColumns = {
  id: cities.id,
  name: cities.name,
  lat: cities.lat,
  lng: cities.lng,
  radiusKm: cities.radiusKm,
  country: cities.country,
  countryCode: cities.countryCode,
  waters: cities.waters,
};

/** A city and its places before anybody has looked at which days they are open. */
export type GuideWithHours = Omit<GuideFacts, "places"> &
  Pick<CityGuide, "country" | "countryCode"> & { places: (PlaceFacts & PlaceWithHours)[] };

/** A leg with the places of its city. */
type LegFacts = LegDays & { cityName: string; guide: GuideWithHours | null };

/** What a plan is judged by. `clocksForward` and `holidays` are as a brief has them. */
type PlanFacts = {
  guide: GuideWithHours | null;
  legs: LegFacts[];
  clocksForward: Record<number, number>;
  startDate: string;
  daysTotal: number;
  holidays: string[];
};

/** The places of the trip's city, null where it is none of ours, and those of each leg where there are several; null altogether when the caller is not on such a trip. One round trip. */
export async function findPlanFacts(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & PlanFacts) | null> {
  const cityIds = citiesOfTrip(tripId);
  const [[companion], [trip], guides, found, holidays] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select(tripColumns).from(trips).where(eq(trips.id, tripId)),
    db.select(guideColumns).from(cities).where(inArray(cities.id, cityIds)),
    db.select(factColumns).from(places).where(inArray(places.cityId, cityIds)),
    holidaysQuery(db, tripId, cityIds),
  ]);
  if (!companion || !trip) return null;
  const guideOf = (cityId: string | null): GuideWithHours | null => {
    const city = guides.find(({ id }) => id === cityId);
    if (!city) return null;
    const { id, waters, ...guide } = city;
    return {
      ...guide,
      waters: waters && { crossings: waters.crossings },
      places: found.filter((place) => place.cityId === id).map(({ cityId: _, ...place }) => place),
    };
  };
  const [first, ...rest] = legsWithZones(trip);
  const legs = [first, ...rest].map(({ city, cityId, fromDay, toDay }) => ({
    cityName: city,
    guide: guideOf(cityId),
    fromDay,
    toDay,
  }));
  return {
    ...toCompanion(companion),
    guide: guideOf(trip.cityId),
    legs: rest.length > 0 ? legs : [],
    clocksForward: clocksForward({ ...trip, legs: [first, ...rest] }),
    startDate: trip.startDate,
    daysTotal: trip.daysTotal,
    holidays: holidays.map(({ id }) => id),
  };
}
