import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { suitsCompany } from "../fit/company";
import type { Preferences } from "../fit/preferences";
import type { LineStop } from "./day-line";

/** A line in which a stop stands elsewhere, `at` so far along the rest, in a part of the day. */
export type Moved = { line: LineStop[]; at: number; part: BlockName };

/**
 * The line with a stop beside each of the others that are sights in town, in their order, as far as their part of the day is one for it. A part of the
 * day keeps something that it is about.
 */
export function movedBeside(line: readonly LineStop[], stop: LineStop, preferences: Preferences): Moved[] {
  const { place } = stop;
  if (!place) return [];
  const rest = line.filter((one) => one !== stop);
  const others = rest.filter(
    ({ part, place: other }) => part === stop.part && other !== null && suitsCompany(other, part, preferences),
  );
  const heir = others.find(({ role }) => role === "along") ?? others.find(({ role }) => role === "table");
  if (stop.role === "lead" && !heir) return [];
  const left = rest.map((one): LineStop => (stop.role === "lead" && one === heir ? { ...one, role: "lead" } : one));
  return left.flatMap(({ part }, at): Moved[] => {
    const goesBeside = place.parts.includes(part) && mayFollow(left, at);
    const moved = { ...stop, part, role: "along" as const };
    return goesBeside ? [{ line: [...left.slice(0, at + 1), moved, ...left.slice(at + 1)], at, part }] : [];
  });
}

/** Whether a sight may come behind a position of a line: behind what its part of the day is about, which is a sight in town. */
export function mayFollow(line: readonly LineStop[], at: number): boolean {
  const here = line[at];
  const lead = line.findIndex(({ part, role }) => part === here?.part && role === "lead");
  const about = line[lead];
  return (
    here?.choice.kind === "place" && lead <= at && about?.choice.kind === "place" && about.place?.category !== "food"
  );
}

/** The places of a day in the order of its way. */
export const placesOfLine = (line: readonly LineStop[]): Place[] =>
  line.flatMap(({ place, choice }) => (place && choice.kind !== "trip-continued" ? [place] : []));
