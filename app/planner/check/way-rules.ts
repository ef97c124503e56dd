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
  const { cityName, guide, daysTotal } = brief;
  const [first = { cityName, guide, fromDay: 1, toDay: daysTotal }, ...rest] = brief.legs ?? [];
  const legs: [CheckLeg, ...CheckLeg[]] = [first, ...rest];
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
