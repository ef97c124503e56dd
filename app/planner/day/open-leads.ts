import { isOffDay } from "../fit/day-fit";
import { ICON } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import { isDarkIn } from "../fit/needs-light";
import type { Preferences } from "../fit/preferences";
import { isSpoilt } from "../fit/usual-weather";
import { servesInterest } from "../plan/score";
import { bestNearby } from "../plan/stops";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import type { LineStop } from "./day-line";
import { type Filling, isDark, isShut, type TriedDay } from "./tried-day";

/** Near the place that was to be there, else anywhere in town. */
const WITHIN_KM = [4, 15];
const TRIES = 4;

/** Whether part of a day may be about a sight instead of another. */
export const suitsAsLead = (
  option: Place,
  part: BlockName,
  preferences: Preferences,
  today: DayConditions | undefined,
): boolean =>
  !option.dayTrip &&
  option.category !== "food" &&
  option.parts.includes(part) &&
  suitsCompany(option, part, preferences) &&
  !isOffDay(option, today) &&
  !isSpoilt(option, part, today?.weather) &&
  !isDarkIn(option, part, today);

/**
 * What part of a day is about gives way to another place near it where its doors are closed at the only time that the day has for it, as after
 * an outing, or where it is dark by then for what one goes to see. A must stands: whoever chose it is told.
 * @param taken the places that stand somewhere in the trip; what comes in is put to them
 */
export function withOpenLeads(
  line: readonly LineStop[],
  day: TriedDay,
  { guide, preferences, musts }: Filling,
  today: DayConditions | undefined,
  taken: Set<Place>,
): LineStop[] {
  const tried = day.tried(line);
  const shut = line.filter((stop, at) => {
    const then = tried[at];
    if (stop.role !== "lead" || stop.choice.kind !== "place" || then === undefined) return false;
    return isShut(then) || (isDark(then) && stop.choice.place.fame < ICON);
  });
  if (shut.length === 0) return [...line];
  return shut.reduce<LineStop[]>(
    (left, stop) => {
      const { place, part } = stop;
      if (!place || musts.includes(place)) return left;
      const before = day.loss(left);
      const refused = new Set<Place>();
      const suits = (option: Place): boolean =>
        !taken.has(option) && !refused.has(option) && suitsAsLead(option, part, preferences, today);
      // What they came for gives way to what they came for, where there is some.
      const isHeard = (option: Place): boolean => suits(option) && servesInterest(option, preferences);
      const tests = servesInterest(place, preferences) ? [isHeard, suits] : [suits];
      const searches = tests.flatMap((test) => WITHIN_KM.map((km) => ({ test, km })));
      for (const { test, km } of searches.flatMap((one) => Array.from({ length: TRIES }, () => one))) {
        const found = bestNearby(place, guide.places, km, preferences, test);
        if (!found) continue;
        const instead: LineStop = { ...stop, place: found.place, choice: { kind: "place", place: found.place } };
        const changed = left.map((one) => (one === stop ? instead : one));
        if (day.loss(changed) < before) {
          taken.add(found.place);
          return changed;
        }
        refused.add(found.place);
      }
      return left;
    },
    [...line],
  );
}
