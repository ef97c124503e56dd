import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { frameOf, stopToTime } from "../times/day-on-clock";
import { mealsLost, type StopOnClock, timeCollisions } from "../times/time-collisions";
import { usualMinutes } from "../times/usual-times";
import type { CheckedPlan } from "./checked-plan";
import type { Finding } from "./finding";

/** The times of each day can be kept: nothing collides, and there is time to eat. What a person set is never judged away, only told. */
export function timesFit({ brief, days, preferences }: CheckedPlan): Finding[] {
  const places = new Map(brief.guide?.places.map((place) => [place.id, place]));
  const onClock = (stop: PlacedStop): StopOnClock => {
    const asked = stopToTime(stop, places.get(stop.placeId ?? "") ?? null, null);
    return { ...asked, start: minutesOfDay(stop.start), minutes: stop.minutes ?? usualMinutes(asked) };
  };
  return days.flatMap(({ dayIndex, stops }) => {
    const frame = frameOf(brief, preferences, dayIndex);
    const timed = stops.map(onClock);
    // What somebody added has no time until they give it one; that says nothing of the day.
    const theirs = new Set(stops.flatMap(({ id, source }) => (source === "traveller" ? [id] : [])));
    const told = timeCollisions(timed, frame).filter(
      ({ code, stopId }) => code !== "no-time-left" || !theirs.has(stopId),
    );
    const collisions = told.map((found): Finding => {
      const part = stops.find(({ id }) => id === found.stopId)?.at.part;
      return { ...found, severity: "gentle", dayIndex, ...(part && { block: part }) };
    });
    const meals = mealsLost(timed, frame).map((found): Finding => ({ ...found, severity: "gentle", dayIndex }));
    return [...collisions, ...meals];
  });
}
