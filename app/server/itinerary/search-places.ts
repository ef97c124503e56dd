import { findPlacesOfDay, type PlaceToSearch } from "#db/repositories/place-search";
import type { searchPlaces as call } from "~/contracts/calls/place-search";
import type { FoundPlace } from "~/domain/place/found-place";
import { locationIn } from "~/domain/place/place";
import { searchPlaces as search } from "~/domain/place/place-search";
import { kindOf } from "~/planner/times/stop-kinds";
import type { UseCase } from "../http/call-context";

/** The places that somebody may mean who adds a stop. */
export const searchPlaces: UseCase<typeof call> = async ({ db, allow }, { body: { text, dayIndex } }) => {
  const { places } = await allow(({ uid, tripId }) => findPlacesOfDay(db, uid, tripId, dayIndex));
  return { isCovered: places.length > 0, places: search(text, places).map(foundPlace) };
};

function foundPlace(place: PlaceToSearch): FoundPlace {
  const { id, name, neighborhood, cityName, lat, lng, minutes, ticketed, dayTrip } = place;
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
