import type { findTripWithCities } from "#db/repositories/trip-cities";
import { legsOf, type Leg } from "~/domain/trip/legs";
import { type Destination, destinationOf } from "../cities/gazetteer";
import type { OpenContext } from "../http/call-context";

type Found = NonNullable<Awaited<ReturnType<typeof findTripWithCities>>>;

/** The legs of a trip with where each lies; null where neither we nor the gazetteer know. */
export const placesOfLegs = (
  { trip, cities }: Pick<Found, "trip" | "cities">,
  context: Pick<OpenContext, "env" | "log">,
): Promise<{ leg: Leg; place: Destination | null }[]> =>
  Promise.all(
    legsOf(trip).map(async (leg) => ({
      leg,
      place: cities.get(leg.cityId ?? "") ?? (await destinationOf(leg.city, context)),
    })),
  );
