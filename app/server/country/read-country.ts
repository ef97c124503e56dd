import { findTripWithCity } from "#db/repositories/trip-cities";
import type { readCountry as call } from "~/contracts/calls/destination";
import { destinationOf } from "../cities/gazetteer";
import type { UseCase } from "../http/call-context";
import { countryFacts } from "./country-facts";

/** What is worth knowing of the country that the trip goes to. */
export const readCountry: UseCase<typeof call> = async (context) => {
  const { trip, city } = await context.allow(({ uid, tripId }) => findTripWithCity(context.db, uid, tripId));
  const place = city ?? (await destinationOf(trip.city, context));
  return { country: place && countryFacts(place.countryCode) };
};
