import type { Place } from "~/domain/place/place";
import { ICON } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import type { Preferences } from "../fit/preferences";
import type { LineStop } from "./day-line";
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

/** The line with a stop beside each of those before it that are sights in town, the last of them first. A part of the day keeps something that it is about. */
function movedEarlier(line: readonly LineStop[], stop: LineStop, preferences: Preferences): LineStop[][] {
  const from = line.indexOf(stop);
  const { place } = stop;
  if (!place) return [];
  const rest = line.filter((one) => one !== stop);
  const others = rest.filter(
    ({ part, place: other }) => part === stop.part && other !== null && suitsCompany(other, part, preferences),
  );
  const heir = others.find(({ role }) => role === "along") ?? others.find(({ role }) => role === "table");
  if (stop.role === "lead" && !heir) return [];
  const left = rest.map((one): LineStop => (stop.role === "lead" && one === heir ? { ...one, role: "lead" } : one));
  return left
    .map((behind, at) => ({ behind, at }))
    .slice(0, from)
    .filter(
      ({ behind: { part, choice, place: other } }) =>
        part !== "evening" &&
        choice.kind === "place" &&
        place.parts.includes(part) &&
        left.some((lead) => lead.part === part && lead.role === "lead" && lead.place?.category !== "food") &&
        other !== null,
    )
    .reverse()
    .map(({ behind: { part }, at }) => [
      ...left.slice(0, at + 1),
      { ...stop, part, role: "along" as const },
      ...left.slice(at + 1),
    ]);
}
