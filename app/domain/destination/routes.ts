import type { RouteCity } from "../cities/land";

/** A city of a route with the nights that a trip of some length has for it. */
export type RouteStop = { city: string; nights: number };

/** A second city is worth a hurry of so many nights less than all would like, a further one of fewer. */
const HURRY_FOR_SECOND = 3;
const HURRY_FOR_MORE = 1;

/** The cities that fit into so many days, in travel order, with the nights for each: fewer days see fewer cities rather than each in a hurry. */
export function routeWithin({ cities }: { cities: readonly RouteCity[] }, daysTotal: number): RouteStop[] {
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
