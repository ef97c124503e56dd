import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import type { Pace } from "../fit/preferences";
import { servesInterest } from "../plan/score";
import type { LineStop } from "./day-line";
import { type FindMore, leavesTime, type More, oneMorePlace } from "./one-more-place";
import { DAY_BEGINS, type DayFrame } from "../times/day-frame";
import type { Filling, Tried, TriedDay } from "./tried-day";

/** From so many minutes on, time between two stops is a hole: a rest is wanted, half a day of nothing is not. */
const HOLE: Record<Pace, number> = { fast: 90, moderate: 95, slow: 225 };
/** So much of it stays free, for the ways and to sit down. */
const FREE: Record<Pace, number> = { fast: 30, moderate: 45, slow: 120 };
/** So many are filled on a day. */
const MOST: Record<Pace, number> = { fast: 3, moderate: 3, slow: 1 };
/** Of each kind of place, so many are tried: one that is shut by then is no reason to wait for four hours. */
const TRIES = 3;
/** Where nothing near is left, one goes so many times as far; for a shorter hole nobody does, and for a short one only round the corner. */
const FARTHER = 3;
const WORTH_GOING_FARTHER = 150;
/** Rather than do nothing for so long, one takes a ride to another part of the city. */
const ACROSS_TOWN = 6;
const WORTH_A_RIDE = 180;
const ROUND_THE_CORNER = 0.5;
const WORTH_A_WALK = 120;
/** A museum of three hours is no filling. */
const LONGEST_MINUTES = 120;

/** Puts another stop into a day's hours of nothing. `spare`: how many parts of the trip may cease to be for what they came for. */
export type HoleFiller = (
  line: LineStop[],
  day: TriedDay,
  today: DayConditions | undefined,
  spare: number,
) => LineStop[];

/** @param taken the places that stand somewhere in the trip already; what is added comes to them */
export function holeFiller({ guide, preferences, musts }: Filling, taken: Set<Place>): HoleFiller {
  const { pace, comfortableHopKm, interests } = preferences;
  const within = (times: number): FindMore =>
    oneMorePlace(guide, preferences, { taken, withinKm: times * comfortableHopKm });
  const [roundTheCorner, near] = [within(ROUND_THE_CORNER), within(1)];
  const [farther, acrossTown] = [within(FARTHER), within(ACROSS_TOWN)];
  const searchesFor = (minutes: number): FindMore[] =>
    minutes < WORTH_A_WALK
      ? [roundTheCorner]
      : minutes < WORTH_GOING_FARTHER
        ? [near]
        : [near, farther, ...(minutes < WORTH_A_RIDE ? [] : [acrossTown])];

  /** The line with one of its holes filled, the longest that can be; null where none can. */
  function withOneFilled(
    line: LineStop[],
    day: TriedDay,
    today: DayConditions | undefined,
    isSpare: boolean,
  ): LineStop[] | null {
    for (const { at, minutes } of holesOf(line, day)) {
      if (minutes < HOLE[pace]) return null;
      // Those who came to eat do not sit at an empty table all afternoon either.
      const stays = (meal: Place, instead: Place): boolean =>
        musts.includes(meal) || (!isSpare && minutes < WORTH_A_RIDE && isHeardLess(meal, instead));
      const [before, after] = [line[at], line[at + 1]];
      if (!before?.place || before.choice.kind !== "place" || isTakenBetween(before, after)) continue;
      const next = after?.choice.kind === "place" ? after.place : null;
      const kinds = new Set([before.place.category, next?.category]);
      if (interests.has("food")) kinds.delete("food");
      const wanted = { part: before.part, minutes: Math.min(LONGEST_MINUTES, minutes - FREE[pace]), day, today };
      // Best what they came for, and of another kind than what stands next to the hole; else where one goes next, or anything that is near.
      const wishes: Pick<More, "around" | "kinds" | "interests">[] = [
        { around: before.place, kinds, interests },
        ...(next ? [{ around: next, kinds, interests }] : []),
        { around: before.place, kinds },
        ...(next ? [{ around: next, kinds }] : []),
        { around: before.place, kinds: new Set() },
      ];
      const refused = new Set<Place>();
      for (const [findMore, wish] of searchesFor(minutes).flatMap((find) => wishes.map((one) => [find, one] as const)))
        for (let tries = 0; tries < TRIES; tries += 1) {
          const place = findMore({ ...wanted, ...wish, refused });
          if (!place) break;
          const more = withMore(line, at, place, stays);
          if (leavesTime(line, more, day)) {
            taken.add(place);
            return more;
          }
          refused.add(place);
        }
    }
    return null;
  }

  const isHeardLess = (before: Place, instead: Place): boolean =>
    servesInterest(before, preferences) && !servesInterest(instead, preferences);
  const heardIn = (line: readonly LineStop[]): number =>
    line.filter(({ role, place }) => role === "lead" && place !== null && servesInterest(place, preferences)).length;

  return (line, day, today, spare) => {
    let filled = line;
    let left = spare;
    for (let times = 0; times < MOST[pace]; times += 1) {
      const more = withOneFilled(filled, day, today, left > 0);
      if (!more) break;
      left -= heardIn(filled) - heardIn(more);
      filled = more;
    }
    return filled;
  };
}

/**
 * The line with a place behind one of its stops. A part that was for a meal is about the sight from then on, and the meal is its table; unless
 * the meal stays what its part is about.
 */
function withMore(
  line: readonly LineStop[],
  at: number,
  place: Place,
  stays: (meal: Place, instead: Place) => boolean,
): LineStop[] {
  const part = line[at]?.part ?? "afternoon";
  const here = line.filter((stop) => stop.part === part);
  const hasTable = here.some(({ role }) => role === "table");
  const meal = hasTable ? undefined : here.find(({ role, place: at }) => role === "lead" && at?.category === "food");
  const givesWay = part !== "morning" && meal?.place && !stays(meal.place, place);
  const stop: LineStop = { part, role: givesWay ? "lead" : "along", choice: { kind: "place", place }, place };
  const others = line.map((one): LineStop => (givesWay && one === meal ? { ...one, role: "table" } : one));
  return [...others.slice(0, at + 1), stop, ...others.slice(at + 1)];
}

/** Whether a part of the day lies between them in which something stands already, or in which nobody is there. */
const isTakenBetween = (before: LineStop, after: LineStop | undefined): boolean =>
  after !== undefined && BLOCK_NAMES.indexOf(after.part) - BLOCK_NAMES.indexOf(before.part) > 1;

/** `at`: the stop before it on the line; `minutes`: from its end to the next start. */
type Hole = { at: number; minutes: number };

/** The times between the stops of a day, the longest first. */
function holesOf(line: readonly LineStop[], day: TriedDay): Hole[] {
  const tried = day.tried(line);
  const slept = sleptLonger(tried, day.frame);
  return tried
    .flatMap(({ start, minutes, part }, at): Hole[] => {
      const next = tried[at + 1] ?? null;
      if (start === null || !next || next.start === null) return [];
      const more = part === "morning" && next.part !== "morning" ? slept : 0;
      return [{ at, minutes: next.start - start - minutes + more }];
    })
    .sort((a, b) => b.minutes - a.minutes);
}

/** By how much the day begins later than usual, though its first doors are open: for want of anything before lunch. */
function sleptLonger([first]: readonly Tried[], { pace }: DayFrame): number {
  if (!first || first.start === null || first.isDayTrip) return 0;
  const usual = Math.max(DAY_BEGINS[pace], first.hours?.[0]?.[0] ?? 0);
  return Math.max(0, first.start - usual);
}
