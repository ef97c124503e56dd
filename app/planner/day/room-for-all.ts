import type { Place } from "~/domain/place/place";
import { suitsCompany } from "../fit/company";
import type { DayConditions } from "../fit/day-conditions";
import { isDarkIn } from "../fit/needs-light";
import type { Preferences } from "../fit/preferences";
import { isSpoilt } from "../fit/usual-weather";
import type { WayOfDay } from "../plan/short-order";
import type { LineStop } from "./day-line";
import { type Moved, movedBeside, placesOfLine } from "./moved-beside";
import { isPastBedtime, lossAt, NO_TIME, type TriedDay } from "./tried-day";

/** So much longer the day's way may get for another place in it, in kilometres. */
const DETOUR_KM = 2;
/** So many other places in the day are tried for a stop. */
const TRIES = 4;

/** A day, who goes through it, and how long their ways are. */
export type Room = {
  day: TriedDay;
  today: DayConditions | undefined;
  preferences: Preferences;
  kilometresOf: WayOfDay;
  /** What is seen in any case. */
  musts: readonly Place[];
};

/**
 * The line with time for all that is in it: what was only thought of beside another stop, and stands before closed doors or has no time there, goes to
 * another place in the day; else what is least known gives way, as long as that helps. With children the evening is over by their bedtime.
 */
export function withRoomForAll(line: readonly LineStop[], room: Room): LineStop[] {
  const { day } = room;
  let left = [...line];
  let loss = day.loss(left);
  while (loss >= NO_TIME) {
    const better = atAnotherTable(left, loss, day) ?? inItsPlace(left, loss, room) ?? withOneLess(left, loss, day);
    if (!better) break;
    [left, loss] = [better.line, better.loss];
  }
  return room.preferences.children ? overByBedtime(left, room) : left;
}

/** The line without what is seen beside something else in the evening, the last of it first, where that brings the children to bed in time. */
function overByBedtime(line: LineStop[], { day, musts }: Room): LineStop[] {
  const mayGo = ({ part, role, place }: LineStop): boolean =>
    part === "evening" && role === "along" && !(place && musts.includes(place));
  let left = line;
  while (day.tried(left).some(isPastBedtime)) {
    const last = left.findLastIndex(mayGo);
    if (last < 0) return line;
    left = left.toSpliced(last, 1);
  }
  return left;
}

type Better = { line: LineStop[]; loss: number };

/** The lines in which a meal comes earlier or later among the stops of its part of the day. */
const withMealsMoved = (line: readonly LineStop[]): LineStop[][] =>
  line.flatMap((table, from) => {
    if (table.role !== "table") return [];
    const rest = line.toSpliced(from, 1);
    return [...rest, null].flatMap((next, at) =>
      at !== from && (next?.part === table.part || rest[at - 1]?.part === table.part)
        ? [rest.toSpliced(at, 0, table)]
        : [],
    );
  });

/** The line with its meal at another time, where the day loses less by that. */
function atAnotherTable(line: readonly LineStop[], loss: number, day: TriedDay): Better | null {
  const [best] = withMealsMoved(line)
    .map((moved) => ({ line: moved, loss: day.loss(moved) }))
    .sort((a, b) => a.loss - b.loss);
  return best && best.loss < loss ? best : null;
}

/** A line, with its meal at another time where something has no time and the day loses less by that. */
function settled(line: LineStop[], day: TriedDay): Better {
  const loss = day.loss(line);
  return (loss >= NO_TIME ? atAnotherTable(line, loss, day) : null) ?? { line, loss };
}

/** The line with one of those that have no time where they stand at another place in it, the most famous first. */
function inItsPlace(line: readonly LineStop[], loss: number, room: Room): Better | null {
  const { day } = room;
  const tried = day.tried(line);
  const isLost = (at: number): boolean => lossAt(tried[at], day.frame) >= NO_TIME;
  // What a part of the day is about does not go elsewhere: what stands beside it does.
  const crowded = new Set(line.flatMap(({ part, role }, at) => (role === "lead" && isLost(at) ? [part] : [])));
  const lost = line
    .filter(({ role, part }, at) => role === "along" && (isLost(at) || crowded.has(part)))
    .sort((a, b) => fameOf(b) - fameOf(a));
  for (const stop of lost) {
    const better = elsewhere(line, stop, room)
      .map((option) => settled(option.line, day))
      .find((option) => option.loss <= loss - NO_TIME);
    if (better) return better;
  }
  return null;
}

/** The lines in which a stop stands elsewhere on the way of the day, by light and where it suits these travellers; the shortest few. */
export function elsewhere(
  line: readonly LineStop[],
  stop: LineStop,
  { today, preferences, kilometresOf }: Room,
): Pick<Moved, "line" | "part">[] {
  const { place } = stop;
  if (!place) return [];
  const now = kilometresOf(placesOfLine(line));
  return movedBeside(line, stop, preferences)
    .filter(({ part }) => mayStand(place, part, today, preferences))
    .map((option) => ({ ...option, km: kilometresOf(placesOfLine(option.line)) - now }))
    .filter(({ km }) => km <= DETOUR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, TRIES);
}

const fameOf = ({ place }: LineStop): number => place?.fame ?? 0;

const mayStand = (
  place: Place,
  part: LineStop["part"],
  today: DayConditions | undefined,
  preferences: Preferences,
): boolean =>
  suitsCompany(place, part, preferences) && !isDarkIn(place, part, today) && !isSpoilt(place, part, today?.weather);

/** The line without one of those beside others: the one without which the day loses least, and of equals the least famous, the last of them. */
function withOneLess(line: readonly LineStop[], loss: number, day: TriedDay): Better | null {
  const options = line
    .filter(({ role }) => role === "along")
    .reverse()
    .map((stop) => {
      const less = line.filter((one) => one !== stop);
      return { stop, ...settled(less, day) };
    })
    .filter((option) => option.loss < loss);
  return options.reduce<(typeof options)[number] | null>((best, option) => {
    if (!best || option.loss < best.loss) return option;
    return option.loss === best.loss && fameOf(option.stop) < fameOf(best.stop) ? option : best;
  }, null);
}
