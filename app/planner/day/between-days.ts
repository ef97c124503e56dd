import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import { isOneDeckMore } from "../along/places-along";
import { suitsCompany } from "../fit/company";
import { isOffDay } from "../fit/day-fit";
import { isDarkIn } from "../fit/needs-light";
import { isOpenIn } from "../fit/opening";
import type { WayOfDay } from "../plan/short-order";
import { isForSunset } from "../times/sunset-stops";
import type { LineStop } from "./day-line";
import { hasAsGoodSky, isAsKnown, mayLeadWhere } from "./in-anothers-stead";
import type { HeardDay } from "./more-heard";
import { mayFollow, placesOfLine } from "./moved-beside";
import { isMovable } from "./roundabout";
import type { Filling, TriedDay } from "./tried-day";

/** Two days that lead less further by less are left as they are, in kilometres of both together. */
const LEAST_GAIN_KM = 0.6;
/** A longer stay sees each quarter on a day of its own anyway. */
const LONGEST_TRIP = 10;
/** So many exchanges are made in a trip, and so many tried for each. */
const MOST_CHANGES = 12;
const MOST_TRIES = 24;
/** A day with so many sights takes no more from another. */
const ENOUGH = 6;
/** Of a visit, this much has to be left to it. */
const LEFT = 0.75;

/** Two days with some of their stops exchanged, and how many kilometres that saves. */
type Exchange = { a: number; b: number; lines: readonly [LineStop[], LineStop[]]; gain: number };

/**
 * The days with what lies side by side on one of them: what is seen beside something else goes to the day that passes nearer, alone or in exchange for
 * something of that day; and two that parts of days are about, or whole parts of days, change places. Nothing loses its time by it.
 */
export function exchangedBetweenDays(
  days: readonly HeardDay[],
  { preferences, musts }: Filling,
  kilometresOf: WayOfDay,
): LineStop[][] {
  const lines = days.map(({ line }) => line);
  if (days.length > LONGEST_TRIP) return lines;
  const kmOf = (line: readonly LineStop[]): number => kilometresOf(placesOfLine(line));

  /** Whether a stop may be seen on another day, in that part of it. */
  const mayStand = ({ place, part: now }: LineStop, from: number, part: LineStop["part"], to: number): boolean => {
    const [before, today] = [days[from]?.today, days[to]?.today];
    return (
      place !== null &&
      // The sunset is seen where the day has time for it.
      !isForSunset(place, now) &&
      (part === now || place.parts.includes(part)) &&
      suitsCompany(place, part, preferences) &&
      !isOffDay(place, today) &&
      (!today || isOpenIn(place, part, today)) &&
      (!isDarkIn(place, part, today) || isDarkIn(place, now, before)) &&
      hasAsGoodSky(place, { part, today }, { part: now, today: before })
    );
  };

  /** The line with a stop of another day beside one of its own, where that leads about least; null where it does not suit. */
  function taking(line: readonly LineStop[], stop: LineStop, from: number, to: number): LineStop[] | null {
    if (stop.place && isOneDeckMore(stop.place, placesOfLine(line))) return null;
    const options = line.flatMap(({ part }, at) => {
      if (!mayFollow(line, at) || !mayStand(stop, from, part, to)) return [];
      return [line.toSpliced(at + 1, 0, { ...stop, part, role: "along" })];
    });
    return options.reduce<LineStop[] | null>((best, one) => (best && kmOf(best) <= kmOf(one) ? best : one), null);
  }

  const mayLeadFor = mayLeadWhere(isAsKnown, { preferences, musts });
  const isLoose = (stop: LineStop): boolean => stop.role === "along" && isMovable(stop);
  const sightsIn = (line: readonly LineStop[]): number => line.filter(({ role }) => role !== "table").length;

  function* pairs(a: number, b: number): Generator<readonly [LineStop[] | null, LineStop[] | null]> {
    const [one, other] = [lines[a] ?? [], lines[b] ?? []];
    const without = (line: readonly LineStop[], stop: LineStop): LineStop[] => line.filter((kept) => kept !== stop);
    const [loose, theirs] = [one.filter(isLoose), other.filter(isLoose)];
    if (sightsIn(other) < ENOUGH) for (const stop of loose) yield [without(one, stop), taking(other, stop, a, b)];
    if (sightsIn(one) < ENOUGH) for (const stop of theirs) yield [taking(one, stop, b, a), without(other, stop)];
    for (const stop of loose)
      for (const back of theirs)
        yield [taking(without(one, stop), back, b, a), taking(without(other, back), stop, a, b)];
    for (const [at, stop] of one.entries())
      for (const [there, back] of other.entries()) {
        if ((stop.role !== "lead" && back.role !== "lead") || !isMovable(stop) || !isMovable(back)) continue;
        if (stop.role !== back.role && !(mayLeadFor(stop, back) && mayLeadFor(back, stop))) continue;
        if (!mayStand(stop, a, back.part, b) || !mayStand(back, b, stop.part, a)) continue;
        const { part, role } = stop;
        yield [one.with(at, { ...back, part, role }), other.with(there, { ...stop, part: back.part, role: back.role })];
      }
    for (const part of BLOCK_NAMES) {
      const [here, there] = [one, other].map((line) => line.filter((stop) => stop.part === part));
      if (!here?.length || !there?.length || ![...here, ...there].every(isMovable)) continue;
      if (here.some((stop) => !mayStand(stop, a, part, b)) || there.some((stop) => !mayStand(stop, b, part, a)))
        continue;
      const swapped = (line: readonly LineStop[], come: readonly LineStop[]): LineStop[] =>
        BLOCK_NAMES.flatMap((name) => (name === part ? come : line.filter((stop) => stop.part === name)));
      yield [swapped(one, there), swapped(other, here)];
    }
  }

  function exchangesOf(a: number, b: number): Exchange[] {
    const now = kmOf(lines[a] ?? []) + kmOf(lines[b] ?? []);
    return [...pairs(a, b)].flatMap(([one, other]) => {
      if (!one || !other) return [];
      const gain = now - kmOf(one) - kmOf(other);
      return gain >= LEAST_GAIN_KM ? [{ a, b, lines: [one, other] as const, gain }] : [];
    });
  }

  /** Whether both days lose nothing by it, and each stop keeps nearly all of its time, on whichever of them it stands. */
  function keepsTime({ a, b, lines: [one, other] }: Exchange): boolean {
    const [first, second] = [days[a]?.day, days[b]?.day];
    if (!first || !second) return false;
    const [here, there] = [lines[a] ?? [], lines[b] ?? []];
    if (first.loss(one) + second.loss(other) > first.loss(here) + second.loss(there)) return false;
    const had = minutesOf([
      [here, first],
      [there, second],
    ]);
    const has = minutesOf([
      [one, first],
      [other, second],
    ]);
    return [...had].every(([place, minutes]) => (has.get(place) ?? 0) >= LEFT * minutes);
  }

  const known = new Map<string, Exchange[]>();
  const all = days.flatMap((_, a) => days.slice(a + 1).map((_, i) => [a, a + 1 + i] as const));
  for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
    const options = all.flatMap(([a, b]) => {
      const key = `${a} ${b}`;
      const found = known.get(key) ?? exchangesOf(a, b);
      known.set(key, found);
      return found;
    });
    const best = options
      .sort((x, y) => y.gain - x.gain)
      .slice(0, MOST_TRIES)
      .find(keepsTime);
    if (!best) break;
    [lines[best.a], lines[best.b]] = best.lines;
    for (const [a, b] of all) if ([a, b].some((day) => day === best.a || day === best.b)) known.delete(`${a} ${b}`);
  }
  return lines;
}

/** How long one is at each place. */
const minutesOf = (days: readonly (readonly [readonly LineStop[], TriedDay])[]): Map<Place, number> =>
  new Map(
    days.flatMap(([line, day]) =>
      day.tried(line).flatMap(({ start, minutes }, at): [Place, number][] => {
        const place = line[at]?.place;
        return place && start !== null ? [[place, minutes]] : [];
      }),
    ),
  );
