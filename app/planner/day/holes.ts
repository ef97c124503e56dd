import type { CityGuide, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import { isOffDay } from "../fit/day-fit";
import type { Pace, Preferences } from "../fit/preferences";
import { bestNearby } from "../plan/stops";
import type { LineStop } from "./day-line";
import { isCoffee, leavesTime } from "./small-stops";
import type { TriedDay } from "./tried-day";

/** From so many minutes on, time between two stops is a hole: a rest is wanted, half a day of nothing is not. */
const HOLE: Record<Pace, number> = { fast: 120, moderate: 150, slow: 225 };
/** So much of it stays free, for the ways and to sit down. */
const FREE: Record<Pace, number> = { fast: 30, moderate: 60, slow: 120 };
/** So many are filled on a day. */
const MOST: Record<Pace, number> = { fast: 3, moderate: 2, slow: 1 };
/** A museum of three hours is no filling. */
const LONGEST_MINUTES = 120;
const THRIFTY = 1;

/** Puts another stop into a day's hours of nothing. */
export type HoleFiller = (line: LineStop[], day: TriedDay, today: DayConditions | undefined) => LineStop[];

/** @param taken the places that stand somewhere in the trip already; what is added comes to them */
export function holeFiller(guide: CityGuide, preferences: Preferences, taken: Set<Place>): HoleFiller {
  const { pace, budget, comfortableHopKm } = preferences;
  const open = guide.places.filter(
    (place) =>
      !place.dayTrip &&
      place.minutes <= LONGEST_MINUTES &&
      place.category !== "nightlife" &&
      (place.category !== "food" || isCoffee(place)) &&
      (budget !== "low" || place.price <= THRIFTY),
  );

  /** Of another kind than what stands next to the hole, near the one before it. */
  function find(line: readonly LineStop[], { at, minutes }: Hole, day: TriedDay, today: DayConditions | undefined) {
    const [before, after] = [line[at], line[at + 1]];
    if (!before?.place || before.choice.kind !== "place" || isForAMeal(line, before.part)) return null;
    const kinds = new Set([before.place.category, after?.place?.category]);
    const fits = (option: Place): boolean =>
      !taken.has(option) &&
      !kinds.has(option.category) &&
      option.parts.includes(before.part) &&
      option.minutes <= minutes - FREE[pace] &&
      !isOffDay(option, today) &&
      day.hoursOf(option.id)?.length !== 0;
    return bestNearby(before.place, open, comfortableHopKm, preferences, fits)?.place ?? null;
  }

  return (line, day, today) => {
    let filled = line;
    for (let times = 0; times < MOST[pace]; times += 1) {
      const hole = longestHole(filled, day);
      const before = hole && filled[hole.at];
      if (!hole || !before || hole.minutes < HOLE[pace]) break;
      const place = find(filled, hole, day, today);
      if (!place) break;
      const stop: LineStop = { part: before.part, role: "along", choice: { kind: "place", place }, place };
      const more = [...filled.slice(0, hole.at + 1), stop, ...filled.slice(hole.at + 1)];
      if (!leavesTime(filled, more, day)) break;
      filled = more;
      taken.add(place);
    }
    return filled;
  };
}

/** A part that is planned for a meal is about nothing else, or its sight would be what it is called by. */
const isForAMeal = (line: readonly LineStop[], part: BlockName): boolean =>
  line.some((stop) => stop.part === part && stop.role === "lead" && stop.place?.category === "food");

/** `at`: the stop before it on the line; `minutes`: from its end to the next start. */
type Hole = { at: number; minutes: number };

function longestHole(line: readonly LineStop[], day: TriedDay): Hole | null {
  const tried = day.tried(line);
  const holes = tried.flatMap(({ start, minutes }, at): Hole[] => {
    const next = tried[at + 1]?.start ?? null;
    return start === null || next === null ? [] : [{ at, minutes: next - start - minutes }];
  });
  return holes.reduce<Hole | null>((longest, hole) => (hole.minutes > (longest?.minutes ?? 0) ? hole : longest), null);
}
