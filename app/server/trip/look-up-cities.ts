import tzLookup from "@photostructure/tz-lookup";
import type { NewLeg } from "#db/repositories/trips";
import type { CityDays } from "~/domain/trip/trip-cities";
import { type Destination, destinationOf, guideKeyOf } from "../cities/gazetteer";
import type { OpenContext } from "../http/call-context";

/** A city of a trip as it is stored, with what the gazetteer knows of it. */
export type LookedUpCity = { leg: NewLeg; place: Destination | null };

/** The cities of a trip with what the gazetteer knows of each. */
export const lookUpCities = (
  cities: readonly CityDays[],
  context: Pick<OpenContext, "env" | "log">,
): Promise<LookedUpCity[]> =>
  Promise.all(
    cities.map(async (each) => {
      const [cityKey, place] = await Promise.all([guideKeyOf(each.city, context), destinationOf(each.city, context)]);
      const { lat, lng } = place ?? { lat: null, lng: null };
      return { leg: { ...each, cityKey, lat, lng, timeZone: place && tzLookup(place.lat, place.lng) }, place };
    }),
  );
