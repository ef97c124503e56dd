import type { CityGuide, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import type { City } from "#db/places/place-schema";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Icon } from "../../../../quality/eval/icons/icons";
import type { PlannedTrip } from "../../../../quality/eval/sixty/city-trips";
import { aBrief, aGuide } from "../../planner/guide-builder";

/** A stop at a place, by when it begins; the rest is the place's own unless something else matters. */
export type StopSpec = { place: Place; start: string | null; over?: Partial<PlacedStop> };

export const at = (start: string | null, place: Place, over: Partial<PlacedStop> = {}): StopSpec => ({
  place,
  start,
  over,
});

const partOf = (start: string | null): BlockName =>
  start === null || start < "12:00" ? "morning" : start < "17:00" ? "afternoon" : "evening";

/** A trip planned as the days say, each with its title and its stops. */
export function aPlannedTrip(
  days: readonly { summary?: string; stops: readonly StopSpec[] }[],
  over: { brief?: Partial<TripBrief>; guide?: Partial<CityGuide> } = {},
): PlannedTrip {
  const places = [...new Set(days.flatMap(({ stops }) => stops.map(({ place }) => place)))];
  const guide: CityGuide = { ...aGuide(0), places, ...over.guide };
  const brief = aBrief({ guide, daysTotal: days.length, ...over.brief });
  return {
    request: { name: "test", guide, brief, musts: [], asks: [] },
    days: days.map(({ summary = "A day", stops }, day) =>
      dayOf(
        { dayIndex: day + 1, summary },
        stops.map(({ place, start, over: stop }, i) => ({
          ...stopFrom(null, `${day + 1}-${i}`),
          at: { day: day + 1, part: partOf(start), order: `a${i}` },
          title: place.name,
          kind: place.category === "food" ? "meal" : "sight",
          placeId: place.id,
          lat: place.lat,
          lng: place.lng,
          isDayTrip: place.dayTrip,
          source: "embedded",
          verified: true,
          start,
          minutes: place.minutes,
          ...stop,
        })),
      ),
    ),
  };
}

/** A city of these places. */
export const aCity = (places: readonly Place[], over: Partial<City> = {}): City =>
  Object.assign({ ...aGuide(0), countryCode: "PT", aliases: [] }, { places: [...places], ...over }) as City;

export const anIcon = (over: Partial<Icon> = {}): Icon => ({
  city: "testville",
  name: "Grand Palace",
  names: ["Palácio Grande"],
  lat: 38.72,
  lng: -9.14,
  interests: ["culture"],
  ...over,
});
