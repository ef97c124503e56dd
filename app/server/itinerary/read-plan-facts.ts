import { findPlanFacts, type GuideWithHours } from "#db/repositories/plan-facts";
import type { readPlanFacts as call } from "~/contracts/calls/plan-facts";
import type { ReplyOf } from "~/contracts/endpoint";
import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import type { LegDays } from "~/domain/trip/legs";
import { hoursOfPlaces } from "~/planner/times/hours-of-places";
import type { OpenHours } from "~/planner/times/stop-to-time";
import type { UseCase } from "../http/call-context";

/** What a device needs to judge the plan by itself, after any edit and without a network. */
export const readPlanFacts: UseCase<typeof call> = async ({ db, allow }) => {
  const { guide, legs, clocksForward, startDate, daysTotal, holidays } = await allow(({ uid, tripId }) =>
    findPlanFacts(db, uid, tripId),
  );
  const openOn = (facts: GuideWithHours | null, { fromDay, toDay }: LegDays) =>
    withOpenDays(facts, {
      startDate: isCalendarDate(startDate) ? addDays(startDate, fromDay - 1) : startDate,
      days: toDay - fromDay + 1,
      holidays,
    });
  return {
    guide: openOn(guide, { fromDay: 1, toDay: daysTotal }),
    legs: legs.map((leg) => ({ ...leg, guide: openOn(leg.guide, leg) })),
    clocksForward,
  };
};

type Dates = { startDate: string; days: number; holidays: readonly string[] };

/** The places of a city with when they are open on the days that one stays there. */
function withOpenDays(
  guide: GuideWithHours | null,
  { startDate, days, holidays }: Dates,
): ReplyOf<typeof call>["guide"] {
  if (guide === null) return null;
  const { country: _country, countryCode: _code, places, ...facts } = guide;
  const hoursOf = hoursOfPlaces({ guide, startDate, holidays });
  return {
    ...facts,
    places: places.map(({ hours: _hours, season: _season, ticketed: _ticketed, ...place }) => {
      const openOn = Array.from({ length: days }, (_, i) => hoursOf(place.id, i + 1));
      return { ...place, openOn: openOn.every((spans) => spans === null) ? null : openOn.map(asSpans) };
    }),
  };
}

const asSpans = (spans: OpenHours | null): [number, number][] | null =>
  spans && spans.map(([from, until]) => [from, until]);
