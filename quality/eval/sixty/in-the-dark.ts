import { needsLight } from "~/planner/fit/needs-light";
import { preferencesOf } from "~/planner/fit/preferences";
import { sunsetsOf } from "~/planner/times/sunset";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { datedStops } from "./stops-of";

/** So long after the sun has set one still sees. */
const TWILIGHT_MINUTES = 20;

/** The stops that are seen outdoors, are not known to be for the evening, and begin more than twenty minutes after the sun has set. */
export function inTheDark(planned: PlannedTrip): Count {
  const { brief, guide, name } = planned.request;
  const sunset = sunsetsOf(brief, guide, preferencesOf(brief));
  const seen = datedStops(planned).filter(({ place, stop }) => place && stop.kind !== "meal" && needsLight(place));
  const lacks = seen.flatMap(({ stop, dayIndex, from }) => {
    const sets = sunset(dayIndex);
    return sets !== null && from !== null && from > sets + TWILIGHT_MINUTES
      ? [`${name}, day ${dayIndex}: ${stop.title} at ${stop.start ?? ""}`]
      : [];
  });
  return { part: lacks.length, whole: seen.length, lacks };
}
