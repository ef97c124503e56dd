import { cityKey } from "../cities/city-key.mjs";
import { countryKeys, countryName } from "../cities/country";
import { COUNTRY_ROUTES, REGION_ROUTES, type RouteCity } from "./route-table";

/** A way through the covered cities of a country or region. */
export type Route = { name: string; kind: "country" | "region"; cities: readonly RouteCity[] };

/** A city of a route with the nights that a trip of some length has for it. */
export type RouteStop = { city: string; nights: number };

/** A second city is worth a hurry of so many nights less than all would like, a further one of fewer. */
const HURRY_FOR_SECOND = 3;
const HURRY_FOR_MORE = 1;

let known: ReadonlyMap<string, readonly Route[]> | null = null;

function routesByKey(): ReadonlyMap<string, readonly Route[]> {
  const byKey = new Map<string, Route[]>();
  const add = (key: string, route: Route) => byKey.set(key, [...(byKey.get(key) ?? []), route]);
  for (const [code, cities] of Object.entries(COUNTRY_ROUTES)) {
    const route: Route = { name: countryName(code), kind: "country", cities };
    // The two letters alone are too few to mean a country by.
    for (const key of countryKeys(code)) if (key.length > 2 || key === "us" || key === "uk") add(key, route);
  }
  for (const { names, cities } of REGION_ROUTES)
    for (const name of names) add(cityKey(name), { name: names[0], kind: "region", cities });
  return byKey;
}

/** The countries and regions of that name through which a route is known: none for a city, several where the name has more than one bearer. */
export function routesNamed(text: string): readonly Route[] {
  known ??= routesByKey();
  return known.get(cityKey(text).replace(/^the /, "")) ?? [];
}

/** The cities that fit into so many days, in travel order, with the nights for each: fewer days see fewer cities rather than each in a hurry. */
export function routeWithin({ cities }: Pick<Route, "cities">, daysTotal: number): RouteStop[] {
  const nights = Math.max(1, daysTotal - 1);
  const chosen = chooseCities(cities, nights);
  const shares = shareNights(chosen, nights);
  return chosen.map(({ city }, i) => ({ city, nights: shares[i] ?? 1 }));
}

function chooseCities(cities: readonly RouteCity[], nights: number): RouteCity[] {
  const byRank = [...cities].sort((a, b) => a.rank - b.rank);
  const chosen = new Set<RouteCity>();
  let wanted = 0;
  for (const each of byRank) {
    const hurry = chosen.size === 1 ? HURRY_FOR_SECOND : HURRY_FOR_MORE;
    const isFirst = chosen.size === 0;
    if (!isFirst && (wanted + each.nights > nights + hurry || chosen.size >= nights)) break;
    chosen.add(each);
    wanted += each.nights;
  }
  return cities.filter((each) => chosen.has(each));
}

/** Nights in proportion to what each city is worth, at least one each; what is left over goes where it is missed most. */
function shareNights(cities: readonly RouteCity[], nights: number): number[] {
  const worth = cities.reduce((sum, each) => sum + each.nights, 0);
  const ideal = cities.map((each) => (each.nights * nights) / worth);
  const shares = ideal.map((share) => Math.max(1, Math.floor(share)));
  const missing = (i: number): number => (ideal[i] ?? 0) - (shares[i] ?? 0);
  let left = nights - shares.reduce((sum, share) => sum + share, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const order = cities.map((_, i) => i).filter((i) => step > 0 || (shares[i] ?? 1) > 1);
    const at = order.sort((a, b) => step * (missing(b) - missing(a)) || a - b)[0];
    if (at === undefined) break;
    shares[at] = (shares[at] ?? 1) + step;
    left -= step;
  }
  return shares;
}
