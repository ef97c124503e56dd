import { findPlacesOfDay } from "#db/repositories/place-search";
import type { searchPlaces as call } from "~/contracts/calls/place-search";
import { searchPlaces as search } from "~/domain/place/place-search";
import type { UseCase } from "../http/call-context";
import { foundPlace } from "./found-place";

/** The places that somebody may mean who adds a stop. */
export const searchPlaces: UseCase<typeof call> = async ({ db, allow }, { body: { text, dayIndex } }) => {
  const { places } = await allow(({ uid, tripId }) => findPlacesOfDay(db, uid, tripId, dayIndex));
  return {
    isCovered: places.length > 0,
    places: search(text, places).map((place) => foundPlace(place, place.cityName)),
  };
};
