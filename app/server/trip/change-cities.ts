import type { NewCities } from "#db/repositories/trip-details";
import { pointOf } from "~/domain/place/geo";
import { cityKey } from "~/domain/cities/city-key.mjs";
import type { Trip } from "~/domain/trip/trip";
import type { CityDays } from "~/domain/trip/trip-cities";
import type { LegOnTheWay } from "~/planner/legs/ways-after-change";
import type { OpenContext } from "../http/call-context";
import { type LookedUpCity, lookUpCities } from "./look-up-cities";

/**
 * The cities that a trip is to have, as they are stored and as the ways between them need them. What is known of a city that it has already stays,
 * also where the gazetteer cannot be read just now.
 */
export async function citiesToHave(
  cities: readonly CityDays[],
  trip: Pick<Trip, "legs" | "timeZone">,
  context: Pick<OpenContext, "env" | "log">,
): Promise<{ cities: NewCities; legs: LegOnTheWay[] } | null> {
  const found = (await lookUpCities(cities, context)).map((each) => withWhatIsKnown(each, trip.legs));
  const [first] = found;
  if (!first) return null;
  const isFirstNow = first.leg.city === trip.legs[0]?.city;
  const legs = found.map(({ leg: { city, fromDay, toDay, lat, lng }, place }) => {
    const at = pointOf({ lat, lng });
    const guideId = place?.guide ?? trip.legs.find((leg) => leg.city === city)?.cityId ?? null;
    return {
      cityName: city,
      fromDay,
      toDay,
      at,
      guide: guideId === null || at === null ? null : { id: guideId, ...at },
    };
  });
  return {
    legs,
    cities: {
      first: first.leg,
      timeZone: (isFirstNow ? trip.timeZone : null) ?? first.leg.timeZone,
      legs: found.length > 1 ? found.map(({ leg }) => leg) : null,
    },
  };
}

function withWhatIsKnown({ leg, place }: LookedUpCity, legs: Trip["legs"]): LookedUpCity {
  const known = legs.find(({ city }) => city === leg.city);
  const at = known && pointOf(known);
  const key = place === null && known?.cityId ? cityKey(known.cityId) : leg.cityKey;
  const timeZone = known?.timeZone ?? leg.timeZone;
  return { place, leg: { ...leg, cityKey: key, timeZone, ...(at && { lat: at.lat, lng: at.lng }) } };
}
