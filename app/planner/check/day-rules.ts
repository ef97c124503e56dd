import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import { kilometresBetween, spokenKilometres } from "~/domain/place/geo";
import { nameKey, placeTitled } from "~/domain/place/place-name";
import { dayTripCap } from "../outings/outing";
import type { Pace } from "../fit/preferences";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding } from "./finding";

const BLOCKS_A_DAY = 3;
/** Hops beyond this many comfortable ones are worth a word. */
const HOPS = 4;
const MINUTES_AT_PLACES: Record<Pace, number> = { slow: 390, moderate: 510, fast: 660 };

const stopsOfDay = ({ stops }: CheckedPlan, dayIndex: number): Stop[] =>
  stops.filter((stop) => stop.dayIndex === dayIndex);

/** From stop to stop of one day the way suits the mobility chosen; to a day trip and back is another matter. */
export function longHops(plan: CheckedPlan): Finding[] {
  const limit = plan.preferences.comfortableHopKm * HOPS;
  return plan.days.flatMap(({ dayIndex }) =>
    stopsOfDay(plan, dayIndex).flatMap((stop, i, stops): Finding[] => {
      const before = stops[i - 1];
      if (!before?.point || !stop.point || before.block.isDayTrip || stop.block.isDayTrip) return [];
      const km = kilometresBetween(before.point, stop.point);
      if (km <= limit) return [];
      return [
        {
          code: "long-hop",
          severity: "gentle",
          dayIndex,
          block: stop.part,
          from: before.block.title,
          to: stop.block.title,
          km: spokenKilometres(km),
        },
      ];
    }),
  );
}

/** The day's visits fit the pace chosen. */
export function pace(plan: CheckedPlan): Finding[] {
  const limit = MINUTES_AT_PLACES[plan.preferences.pace];
  return plan.days.flatMap(({ dayIndex }): Finding[] => {
    const stops = stopsOfDay(plan, dayIndex);
    if (stops.some(({ block }) => block.isDayTrip)) return [];
    const minutes = stops.reduce((sum, { place }) => sum + (place?.minutes ?? 0), 0);
    return minutes > limit ? [{ code: "pace", severity: "gentle", dayIndex, hours: Math.round(minutes / 60) }] : [];
  });
}

/** Two stops of one kind right after each other. */
export const sameKindInARow = (plan: CheckedPlan): Finding[] =>
  plan.days.flatMap(({ dayIndex }) =>
    stopsOfDay(plan, dayIndex).flatMap(({ place, part, block }, i, stops): Finding[] => {
      const before = stops[i - 1]?.place;
      if (!place || !before || before.category !== place.category || block.isDayTrip) return [];
      return [
        {
          code: "same-kind-in-a-row",
          severity: "gentle",
          dayIndex,
          block: part,
          before: before.name,
          name: place.name,
        },
      ];
    }),
  );

/** All three stops of a day are of one kind. */
export const thirdAlike = (plan: CheckedPlan): Finding[] =>
  plan.days.flatMap(({ dayIndex }): Finding[] => {
    const places = stopsOfDay(plan, dayIndex).flatMap(({ place, block }) => (place && !block.isDayTrip ? [place] : []));
    const [first] = places;
    if (!first || places.length < BLOCKS_A_DAY || places.some(({ category }) => category !== first.category)) return [];
    return [
      {
        code: "third-alike",
        severity: "gentle",
        dayIndex,
        category: first.category,
        names: places.map(({ name }) => name),
      },
    ];
  });

const needsTicket = ({ block, place }: Stop): boolean =>
  block.isTicketed && (block.source !== "traveller" || place !== null);

/** Tickets for certain hours, one right after the other, tie a day down. */
export const severalTickets = (plan: CheckedPlan): Finding[] =>
  plan.days.flatMap(({ dayIndex }): Finding[] => {
    const stops = stopsOfDay(plan, dayIndex);
    const ticketed = stops.filter(
      (stop, i) =>
        needsTicket(stop) && [stops[i - 1], stops[i + 1]].some((next) => next !== undefined && needsTicket(next)),
    );
    if (ticketed.length === 0) return [];
    return [
      {
        code: "several-tickets",
        severity: "gentle",
        dayIndex,
        names: ticketed.map(({ block }) => block.title),
      },
    ];
  });

/** From here on towards the poles a winter day is cold. */
const COLD_LATITUDE = 40;

/** A winter's day with nothing under a roof. */
export function outdoorsInWinter(plan: CheckedPlan): Finding[] {
  const { guide, startDate } = plan.brief;
  if (!guide || Math.abs(guide.lat) < COLD_LATITUDE || !isCalendarDate(startDate)) return [];
  const winter = guide.lat > 0 ? ["12", "01", "02"] : ["06", "07", "08"];
  return plan.days.flatMap(({ dayIndex }): Finding[] => {
    const places = stopsOfDay(plan, dayIndex).map(({ place }) => place);
    const outdoors = places.length === BLOCKS_A_DAY && places.every((place) => place !== null && !place.indoor);
    const month = addDays(startDate, dayIndex - 1).slice(5, 7);
    return outdoors && winter.includes(month) ? [{ code: "outdoors-in-winter", severity: "gentle", dayIndex }] : [];
  });
}

/** Every chosen anchor is in the plan, as far as the trip has room for them. */
export function missingAnchors({ brief, stops }: CheckedPlan): Finding[] {
  const places = brief.guide?.places ?? [];
  const present = (anchor: string): boolean => {
    const id = placeTitled(anchor, places)?.id;
    return stops.some(
      ({ block, placeId }) => nameKey(block.title) === nameKey(anchor) || (id !== undefined && placeId === id),
    );
  };
  const needed = brief.anchors.reduce((sum, anchor) => sum + (placeTitled(anchor, places)?.dayTrip ? 2 : 1), 0);
  const severity = needed <= brief.daysTotal * BLOCKS_A_DAY ? "blocking" : "gentle";
  return brief.anchors
    .filter((anchor) => !present(anchor))
    .map((anchor): Finding => ({ code: "missing-anchor", severity, dayIndex: 0, anchor }));
}

/** Day trips stay few, unless they were chosen, or the town alone cannot fill the days. */
export function tooManyDayTrips({ brief, stops, preferences }: CheckedPlan): Finding[] {
  const days = stops.filter(({ block }) => block.isDayTrip).map(({ dayIndex }) => dayIndex);
  const trips = new Set(days).size;
  const most = Math.max(
    dayTripCap(brief.daysTotal, preferences),
    stops.filter(({ block, chosen, placeId }) => block.isDayTrip && chosen && placeId !== null).length,
    Math.ceil(brief.daysTotal / 2),
  );
  return trips > most
    ? [
        {
          code: "too-many-day-trips",
          severity: "gentle",
          dayIndex: 0,
          trips,
          days: brief.daysTotal,
        },
      ]
    : [];
}
