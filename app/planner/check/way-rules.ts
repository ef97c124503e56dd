import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { Day } from "~/domain/plan/itinerary";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { changeOn, legOn } from "~/domain/trip/legs";
import type { CheckBrief, CheckLeg } from "./checked-plan";
import type { Finding } from "./finding";
import { reachOf } from "./place-rules";

/**
 * A train or flight that is booked or locked keeps its date when the cities of a trip change. It is left behind where the day does not go that way any
 * more. On the first and the last day one comes from home and goes there, which is no city of the trip.
 */
export function waysLeftBehind(brief: CheckBrief, days: readonly Day[]): Finding[] {
  const { daysTotal } = brief;
  const legs = legsToCheck(brief);
  return days.flatMap(({ dayIndex, stops }) => {
    const change = changeOn(legs, dayIndex);
    const here = change ? [change.from, change.to] : [legOn(legs, dayIndex)];
    const elsewhere = legs.filter(({ cityName }) => here.every((leg) => leg.cityName !== cityName));
    const isEnd = dayIndex === 1 || dayIndex === daysTotal;
    return stops
      .filter((stop) => stop.kind === "travel" && isFixed(stop))
      .filter((stop) => {
        const way = wayOf(stop);
        if (way) return !change || !isSameWay(way, change);
        return !isEnd && (elsewhere.some((leg) => names(stop, leg)) || liesBeyond(stop, here));
      })
      .map(({ title, at }): Finding => {
        const cities: [string, ...string[]] = change
          ? [change.from.cityName, change.to.cityName]
          : [legOn(legs, dayIndex).cityName];
        return { code: "way-left-behind", title, cities, severity: "gentle", dayIndex, block: at.part };
      });
  });
}

/** Two cities that lie closer together are one stay for whoever has a ticket between them. */
const APART_KM = 25;

/** On the day of a way from one city to the next, what lies in the next city comes after it, and what lies in the last one before it. */
export function onTheWrongSide(brief: CheckBrief, days: readonly Day[]): Finding[] {
  const legs = legsToCheck(brief);
  return days.flatMap(({ dayIndex, stops }) => {
    const change = changeOn(legs, dayIndex);
    const way = change && stops.findIndex((stop) => stop.kind === "travel" && leads(stop, change));
    const { title: wayTitle } = stops[way ?? -1] ?? {};
    if (!change || way === null || wayTitle === undefined) return [];
    return stops.flatMap((stop, i): Finding[] => {
      const [here, elsewhere] = i < way ? [change.from, change.to] : [change.to, change.from];
      if (stop.kind === "travel" || !liesIn(elsewhere, here, stop)) return [];
      const found = { code: "wrong-side-of-way", title: stop.title, city: elsewhere.cityName, way: wayTitle } as const;
      return [{ ...found, isBefore: i < way, severity: "gentle", dayIndex, block: stop.at.part }];
    });
  });
}

const leads = (stop: PlacedStop, change: { from: CheckLeg; to: CheckLeg }): boolean => {
  const way = wayOf(stop);
  return way ? isSameWay(way, change) : names(stop, change.to);
};

function liesIn({ guide }: CheckLeg, other: CheckLeg, stop: PlacedStop): boolean {
  const point = pointOf(stop);
  if (!guide || !other.guide || !point || kilometresBetween(guide, other.guide) < APART_KM) return false;
  const km = kilometresBetween(guide, point);
  return km <= reachOf(guide, stop) && km < kilometresBetween(other.guide, point);
}

function legsToCheck({ cityName, guide, daysTotal, legs }: CheckBrief): [CheckLeg, ...CheckLeg[]] {
  const [first = { cityName, guide, fromDay: 1, toDay: daysTotal }, ...rest] = legs ?? [];
  return [first, ...rest];
}

type Way = { from: string; to: string };

/** The cities between which a planned way leads, as it says itself. */
function wayOf({ id, location }: PlacedStop): Way | null {
  const [, from, to] = /-way(-\d+)?$/.test(id) ? (/^(.+) to (.+)$/.exec(location ?? "") ?? []) : [];
  return from && to ? { from, to } : null;
}

const isSameWay = ({ from, to }: Way, change: { from: CheckLeg; to: CheckLeg }): boolean =>
  nameKey(from) === nameKey(change.from.cityName) && nameKey(to) === nameKey(change.to.cityName);

const names = ({ title, location, neighborhoodTag }: PlacedStop, { cityName }: CheckLeg): boolean =>
  ` ${nameKey([title, location, neighborhoodTag].join(" "))} `.includes(` ${nameKey(cityName)} `);

/** Whether it begins in none of the cities of its day; unknown of what has no point, and of cities whose places nobody knows. */
function liesBeyond(stop: PlacedStop, legs: readonly CheckLeg[]): boolean {
  const point = pointOf(stop);
  return point !== null && legs.every(({ guide }) => guide && kilometresBetween(guide, point) > reachOf(guide, stop));
}
