import type { FoundPlace } from "~/domain/place/found-place";
import { locationIn, type Place } from "~/domain/place/place";
import { kindOf } from "~/planner/times/stop-kinds";

type Known = Pick<
  Place,
  "id" | "name" | "neighborhood" | "lat" | "lng" | "minutes" | "ticketed" | "dayTrip" | "category"
>;

/** A place of a city as a stop is made of it. */
export function foundPlace(place: Known, cityName: string): FoundPlace {
  const { id, name, neighborhood, lat, lng, minutes, ticketed, dayTrip } = place;
  return {
    id,
    name,
    neighborhood,
    location: dayTrip ? neighborhood : locationIn(cityName, place),
    lat,
    lng,
    kind: kindOf(place, name),
    minutes,
    isTicketed: ticketed,
    isDayTrip: dayTrip,
  };
}
