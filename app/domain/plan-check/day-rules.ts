import type { Point } from "../geo";
import { kilometresBetween, pointOf, spokenKilometres } from "../geo";
import { nameKey, placeNamed } from "../planner/place-name";
import { dayTripCap } from "../planner/day-trips";
import type { Pace } from "../planner/preferences";
import type { CheckedPlan, Stop } from "./checked-plan";
import type { Finding } from "./finding";

const BLOCKS_A_DAY = 3;
/** Hops beyond this many comfortable ones are worth a word. */
const HOPS = 4;
const MINUTES_AT_PLACES: Record<Pace, number> = { slow: 390, moderate: 510, fast: 660 };

const stopsOfDay = ({ stops }: CheckedPlan, dayIndex: number): Stop[] => stops.filter((stop) => stop.dayIndex === dayIndex);

/** From stop to stop of one day the way suits the mobility chosen; to a day trip and back is another matter. */
export function longHops(plan: CheckedPlan): Finding[] {
  const limit = plan.preferences.comfortableHopKm * HOPS;
  return plan.days.flatMap(({ dayIndex }) => {
    let before: Point | null = null;
    return stopsOfDay(plan, dayIndex).flatMap(({ block, part }): Finding[] => {
      const point = block.isDayTrip ? null : pointOf(block);
      const km = before && point ? kilometresBetween(before, point) : 0;
      before = point;
      return km > limit ? [{ code: "long-hop", severity: "gentle", dayIndex, block: part, message: `It is ${spokenKilometres(km)} km to ${block.title} from the stop before.` }] : [];
    });
  });
}

/** The day's visits fit the pace chosen. */
export function pace(plan: CheckedPlan): Finding[] {
  const limit = MINUTES_AT_PLACES[plan.preferences.pace];
  return plan.days.flatMap(({ dayIndex }): Finding[] => {
    const stops = stopsOfDay(plan, dayIndex);
    if (stops.some(({ block }) => block.isDayTrip)) return [];
    const minutes = stops.reduce((sum, { place }) => sum + (place?.minutes ?? 0), 0);
    return minutes > limit ? [{ code: "pace", severity: "gentle", dayIndex, message: `Day ${dayIndex} has ${Math.round(minutes / 60)} hours of visits, much for this pace.` }] : [];
  });
}

/** Two stops of one kind right after each other. */
export const sameKindInARow = (plan: CheckedPlan): Finding[] =>
  plan.days.flatMap(({ dayIndex }) =>
    stopsOfDay(plan, dayIndex).flatMap(({ place, part, block }, i, stops): Finding[] => {
      const before = stops[i - 1]?.place;
      if (!place || !before || before.category !== place.category || block.isDayTrip) return [];
      return [{ code: "same-kind-in-a-row", severity: "gentle", dayIndex, block: part, message: `${before.name} and ${place.name} are of one kind.` }];
    }),
  );

/** Every chosen anchor is in the plan, as far as the trip has room for them. */
export function missingAnchors({ brief, stops }: CheckedPlan): Finding[] {
  const places = brief.guide?.places ?? [];
  const present = (anchor: string): boolean => {
    const id = placeNamed(anchor, places)?.id;
    return stops.some(({ block }) => nameKey(block.title) === nameKey(anchor) || (id !== undefined && block.placeId === id));
  };
  const needed = brief.anchors.reduce((sum, anchor) => sum + (placeNamed(anchor, places)?.dayTrip ? 2 : 1), 0);
  const severity = needed <= brief.daysTotal * BLOCKS_A_DAY ? "blocking" : "gentle";
  return brief.anchors.filter((anchor) => !present(anchor)).map((anchor): Finding => ({ code: "missing-anchor", severity, dayIndex: 0, message: `${anchor} was chosen and is not in the plan.` }));
}

/** Day trips stay few, unless they were chosen, or the town alone cannot fill the days. */
export function tooManyDayTrips({ brief, stops, preferences }: CheckedPlan): Finding[] {
  const trips = stops.filter(({ block, part }) => block.isDayTrip && part === "morning");
  const most = Math.max(dayTripCap(brief.daysTotal, preferences), trips.filter(({ chosen }) => chosen).length, Math.ceil(brief.daysTotal / 2));
  return trips.length > most ? [{ code: "too-many-day-trips", severity: "gentle", dayIndex: 0, message: `${trips.length} day trips in ${brief.daysTotal} days.` }] : [];
}
