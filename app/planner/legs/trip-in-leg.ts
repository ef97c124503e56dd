import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import { nameKey, placeTitled } from "~/domain/place/place-name";
import type { Arrival, Departure } from "~/domain/trip/arrival";
import type { LegDays } from "~/domain/trip/legs";
import type { Stay } from "~/domain/trip/stays";

/** A leg as far as it says where a must belongs. */
type NamedLeg = LegDays & { cityName: string; guide: { places: readonly { name: string }[] } | null };

type Trip<Leg> = {
  startDate: string;
  daysTotal: number;
  cityName: string;
  anchors: string[];
  clocksForward?: Record<number, number>;
  arrival?: Arrival | null;
  departure?: Departure | null;
  stays?: Stay[];
  legs?: readonly Leg[];
};

/** The place of a city that a must names. */
type FindsPlace = <P extends { name: string }>(must: string, places: readonly P[]) => P | null;

/**
 * A trip as one of its own in the city of one leg: with its days counted from 1, the stays on them, and the musts that are met there. Only the first leg
 * begins with the arrival, only the last ends with the departure: between two cities the way itself says when one comes.
 * @param finds how a must is read; the browser, which judges plans, reads titles alone
 */
export function tripInLeg<Leg extends NamedLeg, Whole extends Trip<Leg>>(
  { legs, ...trip }: Whole,
  leg: Leg,
  finds: FindsPlace = placeTitled,
): Omit<Whole, "legs"> {
  const { startDate, daysTotal, anchors, clocksForward, arrival, departure, stays } = trip;
  const turn = clocksForward?.[leg.fromDay];
  return {
    ...trip,
    cityName: leg.cityName,
    startDate: isCalendarDate(startDate) ? addDays(startDate, leg.fromDay - 1) : startDate,
    daysTotal: leg.toDay - leg.fromDay + 1,
    ...(clocksForward && { clocksForward: turn === undefined ? {} : { 1: turn } }),
    ...(arrival && { arrival: leg.fromDay === 1 ? arrival : null }),
    ...(departure && { departure: leg.toDay === daysTotal ? departure : null }),
    ...(stays && { stays: staysIn(stays, leg) }),
    anchors: anchors.filter((anchor) => legOfMust(anchor, legs ?? [], finds) === leg),
  };
}

/** Where one sleeps in a leg, in its own days. */
const staysIn = (stays: readonly Stay[], { fromDay, toDay }: LegDays): Stay[] =>
  stays
    .filter((stay) => stay.toDay > fromDay && stay.fromDay <= toDay)
    .map((stay) => ({
      ...stay,
      fromDay: Math.max(1, stay.fromDay - fromDay + 1),
      toDay: stay.toDay - fromDay + 1,
    }));

/** Where a must is met: in the city that has the place, or that its words name, or else where no places are known. */
function legOfMust<Leg extends NamedLeg>(must: string, legs: readonly Leg[], finds: FindsPlace): Leg | undefined {
  const key = nameKey(must);
  return (
    legs.find(({ guide }) => guide && finds(must, guide.places)) ??
    legs.find(({ cityName }) => key.includes(nameKey(cityName))) ??
    legs.find(({ guide }) => guide === null) ??
    legs[0]
  );
}
