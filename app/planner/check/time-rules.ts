import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { frameOf, stopToTime, turnOfClocks } from "../times/day-on-clock";
import { mealsLost, type StopOnClock, timeCollisions } from "../times/time-collisions";
import { usualMinutes } from "../times/usual-times";
import type { CheckedPlan } from "./checked-plan";
import type { Finding } from "./finding";

/**
 * What somebody added has no time until they give it one, and a way between two cities is gone however little is left of the day; that says nothing of the
 * day.
 */
const needsNoTime = ({ source, kind }: PlacedStop): boolean =>
  source === "traveller" || kind === "travel" || kind === "rest";

/** The times of each day can be kept: nothing collides or is closed then, and there is time to eat. What a person set is never judged away, only told. */
export function timesFit({ brief, days, preferences }: CheckedPlan): Finding[] {
  const places = new Map(brief.guide?.places.map((place) => [place.id, place]));
  const onClock = (stop: PlacedStop, turn: number): StopOnClock => {
    const place = places.get(stop.placeId ?? "") ?? null;
    const asked = stopToTime(stop, place, place?.openOn?.[stop.at.day - 1] ?? null, turn);
    return { ...asked, start: minutesOfDay(stop.start), minutes: stop.minutes ?? usualMinutes(asked) };
  };
  return days.flatMap(({ dayIndex, stops }) => {
    const frame = frameOf(brief, preferences, dayIndex);
    const turnOf = turnOfClocks(brief, { dayIndex, stops });
    const timed = stops.map((stop) => onClock(stop, turnOf(stop)));
    const untimed = new Set(stops.flatMap((stop) => (needsNoTime(stop) ? [stop.id] : [])));
    const told = timeCollisions(timed, frame).filter(
      ({ code, stopId }) => code !== "no-time-left" || !untimed.has(stopId),
    );
    const collisions = told.map((found): Finding => {
      const part = stops.find(({ id }) => id === found.stopId)?.at.part;
      return { ...found, severity: "gentle", dayIndex, ...(part && { block: part }) };
    });
    const meals = mealsLost(timed, frame).map((found): Finding => ({ ...found, severity: "gentle", dayIndex }));
    return [...collisions, ...meals];
  });
}
