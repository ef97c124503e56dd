import { findBriefedTrip } from "#db/repositories/briefs";
import type { nameMust as call } from "~/contracts/calls/anchors";
import { pointOf } from "~/domain/place/geo";
import { type CityAt, placeOutside } from "~/domain/trip/place-outside";
import { legsOf } from "~/domain/trip/legs";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Trip } from "~/domain/trip/trip";
import { placesCalled } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { areaOfMust, placeOfMust } from "./must-in-trip";

/** Finds what a traveller means who types what they must not miss: among the places of the trip's cities, else by the gazetteer. */
export const nameMust: UseCase<typeof call> = async ({ db, allow, env, log }, { body: { text } }) => {
  const { brief, trip } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const place = placeOfMust(text, brief);
  if (place)
    return {
      title: place.title,
      location: place.location ?? null,
      isDayTrip: place.isDayTrip ?? false,
      outside: null,
    };
  const area = areaOfMust(text, brief);
  const outside = area === null ? placeOutside(await placesCalled(text, { env, log }), citiesOf(trip, brief)) : null;
  return { title: text, location: area, isDayTrip: false, outside };
};

/** The cities of the trip, as far as it is known where they lie. */
const citiesOf = (trip: Trip, { guide }: TripBrief): CityAt[] =>
  legsOf(trip).flatMap(({ city, lat, lng }, i) => {
    const at = pointOf({ lat, lng }) ?? (i === 0 && guide ? { lat: guide.lat, lng: guide.lng } : null);
    return at ? [{ city, at }] : [];
  });
