import { findTripWithCity } from "#db/repositories/trip-cities";
import type { readCountry as call } from "~/contracts/calls/destination";
import { destinationOf } from "../cities/gazetteer";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { countryFacts } from "./country-facts";

/** What is worth knowing of the country that the trip goes to. */
export const readCountry: UseCase<typeof call> = async (context, { params }) => {
  const { trip, city } = allow(await findTripWithCity(context.db, context.identity.uid, params.tripId), "read-trip");
  const place = city ?? (await destinationOf(trip.city, context));
  return { country: place && countryFacts(place.countryCode) };
};
