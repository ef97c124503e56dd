import { findTripWithCities } from "#db/repositories/trip-cities";
import type { readCountry as call } from "~/contracts/calls/destination";
import type { UseCase } from "../http/call-context";
import { placesOfLegs } from "../trip/places-of-legs";
import { countryFacts } from "./country-facts";

/** What is worth knowing of each country that the trip goes to. */
export const readCountry: UseCase<typeof call> = async (context) => {
  const found = await context.allow(({ uid, tripId }) => findTripWithCities(context.db, uid, tripId));
  const [first, ...more] = await placesOfLegs(found, context);
  const codes = new Set(more.flatMap(({ place }) => place?.countryCode ?? []));
  codes.delete(first?.place?.countryCode ?? "");
  return {
    country: first?.place ? countryFacts(first.place.countryCode) : null,
    others: [...codes].flatMap((code) => countryFacts(code) ?? []),
  };
};
