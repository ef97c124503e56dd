import type { NewCities } from "#db/repositories/trip-details";
import { pointOf } from "~/domain/place/geo";
import type { Leg } from "~/domain/trip/legs";
import type { CityDays } from "~/domain/trip/trip-cities";
import type { LegOnTheWay } from "~/planner/legs/ways-after-change";
import { timeZoneOf } from "../cities/gazetteer";
import type { OpenContext } from "../http/call-context";
import { lookUpCities } from "./look-up-cities";

/** The cities that a trip is to have, as they are stored and as the ways between them need them. */
export async function citiesToHave(
  cities: readonly CityDays[],
  known: readonly Leg[],
  context: Pick<OpenContext, "env" | "log">,
): Promise<{ cities: NewCities; legs: LegOnTheWay[] } | null> {
  const found = await lookUpCities(cities, context);
  const [first] = found;
  if (!first) return null;
  const legs = found.map(({ leg: { city, fromDay, toDay, lat, lng }, place }) => {
    const at = pointOf({ lat, lng });
    const guideId = place?.guide ?? known.find((leg) => leg.city === city)?.cityId ?? null;
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
      timeZone: await timeZoneOf(first.leg.city, context),
      legs: found.length > 1 ? found.map(({ leg }) => leg) : null,
    },
  };
}
