import { isOneDeckMore } from "../along/places-along";
import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import { ICON, isExcluded, KNOWN, reasonsToCome } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import { isOffDay } from "../fit/day-fit";
import { isDarkIn } from "../fit/needs-light";
import { isOpenIn } from "../fit/opening";
import type { Pace, Preferences } from "../fit/preferences";
import { isSpoilt } from "../fit/usual-weather";
import type { WayOfDay } from "../plan/short-order";
import type { LineStop } from "./day-line";
import { mayFollow, placesOfLine } from "./moved-beside";
import { leavesTime } from "./one-more-place";
import type { TriedDay } from "./tried-day";

/** So many sights are enough for a day. */
const ENOUGH: Record<Pace, number> = { slow: 4, moderate: 6, fast: 8 };
/** So much longer the day's way may get for one, in kilometres. */
const DETOUR_KM = 3;
/** Of its usual visit, this much has to be there for it. */
const LEFT = 0.8;
/** So many ways are tried for one. */
const TRIES = 4;

/** A place that another day passes so much nearer, in kilometres, is left to that. */
const NEARER_KM = 0.6;

/** Puts what every guidebook has, and the search left out, into a day that has the time; `others` are the other days. */
export type KnownSights = (
  line: LineStop[],
  day: TriedDay,
  today: DayConditions | undefined,
  others: readonly (readonly LineStop[])[],
) => LineStop[];

/**
 * @param taken the places that stand somewhere in the trip already; what is added comes to them
 */
export function knownSights(
  guide: CityGuide,
  preferences: Preferences,
  { taken, kilometresOf }: { taken: Set<Place>; kilometresOf: WayOfDay },
): KnownSights {
  const { pace, budget } = preferences;
  const least = pace === "slow" ? ICON : KNOWN;
  const known = guide.places
    .filter(
      (place) =>
        place.fame >= least &&
        place.category !== "food" &&
        place.category !== "nightlife" &&
        !place.dayTrip &&
        !isExcluded(place, preferences) &&
        !(budget === "low" && place.price > 1),
    )
    .sort((a, b) => b.fame - a.fame || reasonsToCome(b) - reasonsToCome(a));

  const fits = (place: Place, part: BlockName, today: DayConditions | undefined): boolean =>
    place.parts.includes(part) &&
    suitsCompany(place, part, preferences) &&
    !isOffDay(place, today) &&
    (!today || isOpenIn(place, part, today)) &&
    !isDarkIn(place, part, today) &&
    (place.fame === ICON || !isSpoilt(place, part, today?.weather));

  /** The ways to put it beside something in town, the shortest first. */
  const waysFor = (place: Place, line: readonly LineStop[]): { line: LineStop[]; part: BlockName }[] => {
    const now = kilometresOf(placesOfLine(line));
    return line
      .flatMap(({ part }, at) => {
        if (!mayFollow(line, at)) return [];
        const beside: LineStop = { part, role: "along", choice: { kind: "place", place }, place };
        const more = [...line.slice(0, at + 1), beside, ...line.slice(at + 1)];
        return [{ line: more, part, km: kilometresOf(placesOfLine(more)) - now }];
      })
      .filter(({ km }) => km <= DETOUR_KM)
      .sort((a, b) => a.km - b.km);
  };

  return (line, day, today, others) => {
    let filled = line;
    const elsewhere = others.flatMap(placesInTown);
    for (const place of known) {
      if (filled.filter(({ role }) => role !== "table").length >= ENOUGH[pace]) break;
      if (taken.has(place) || day.hoursOf(place.id)?.length === 0) continue;
      if (isOneDeckMore(place, placesOfLine(filled))) continue;
      if (nearestOf(elsewhere, place) < nearestOf(placesInTown(filled), place) - NEARER_KM) continue;
      const more = waysFor(place, filled)
        .filter(({ part }) => fits(place, part, today))
        .slice(0, TRIES)
        .find((way) => hasTime(filled, way.line, place, day));
      if (!more) continue;
      taken.add(place);
      filled = more.line;
    }
    return filled;
  };
}

const placesInTown = (line: readonly LineStop[]): Place[] =>
  line.flatMap(({ choice, role }) => (choice.kind === "place" && role !== "table" ? [choice.place] : []));

/** How many kilometres a place lies from the nearest of others. */
const nearestOf = (others: readonly Place[], place: Place): number =>
  Math.min(...others.map((other) => kilometresBetween(other, place)));

/** Whether there is time for it, and nearly all of theirs for the others. */
function hasTime(before: readonly LineStop[], after: readonly LineStop[], place: Place, day: TriedDay): boolean {
  if (!leavesTime(before, after, day)) return false;
  const own = day.tried(after)[after.findIndex((stop) => stop.place === place)];
  return own !== undefined && own.start !== null && own.minutes >= LEFT * place.minutes;
}
