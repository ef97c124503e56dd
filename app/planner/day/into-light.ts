import type { Place } from "~/domain/place/place";
import { ICON } from "../fit/appeal";
import type { Preferences } from "../fit/preferences";
import type { LineStop } from "./day-line";
import { movedBeside } from "./moved-beside";
import { isDark, type TriedDay } from "./tried-day";

/**
 * The line with what is seen outdoors, and would be reached in the dark, at an earlier place in it where the day has light and room for it. What stands
 * beside something else and finds none is left out, but for musts and what one would not go home without.
 */
export function broughtIntoLight(
  line: readonly LineStop[],
  day: TriedDay,
  musts: readonly Place[],
  preferences: Preferences,
): LineStop[] {
  const darkIn = (now: readonly LineStop[]): LineStop[] => {
    const tried = day.tried(now);
    return now.filter((_, at) => {
      const then = tried[at];
      return then !== undefined && isDark(then);
    });
  };
  return darkIn(line).reduce<LineStop[]>(
    (now, stop) => {
      const isMust = stop.place !== null && musts.includes(stop.place);
      // A must stays what its part of the day is about: it is looked for there.
      const options = isMust && stop.role === "lead" ? [] : movedEarlier(now, stop, preferences);
      const earlier = options.find((option) => day.loss(option) < day.loss(now));
      if (earlier) return earlier;
      return stop.role !== "along" || isMust || stop.place?.fame === ICON ? now : now.filter((one) => one !== stop);
    },
    [...line],
  );
}

/** The line with a stop beside each of those before it that are seen by day, the last of them first. */
const movedEarlier = (line: readonly LineStop[], stop: LineStop, preferences: Preferences): LineStop[][] =>
  movedBeside(line, stop, preferences)
    .filter(({ at, part }) => at < line.indexOf(stop) && part !== "evening")
    .reverse()
    .map(({ line: moved }) => moved);
