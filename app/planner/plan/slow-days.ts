import type { Candidate } from "../fit/candidate";
import type { Draft } from "./draft";
import { FREE, SLOTS_A_DAY, TAKEN } from "./draft";

const DAYTIME = [0, 1] as const;

type Part = "morning" | "afternoon" | "evening";
const COMBINATIONS: readonly (readonly Part[])[] = [
  ["morning"],
  ["afternoon"],
  ["evening"],
  ["morning", "afternoon"],
  ["morning", "evening"],
  ["afternoon", "evening"],
  ["morning", "afternoon", "evening"],
];

/** A meal does not fill a morning or an afternoon, unless it is a must. */
const fillsPart = ({ place, fits, must }: Candidate, part: Part): boolean =>
  fits[part] && (must || part === "evening" || place.category !== "food");

/**
 * How many town days the places can fill, none of them twice: for every choice of parts of the day there must be
 * enough places for all of these parts together (Hall's condition). Each day trip needs an evening too.
 */
export function daysTheTownFills(candidates: readonly Candidate[], trips: number): number {
  const filled = COMBINATIONS.map((parts) => {
    const places = candidates.filter((candidate) => parts.some((part) => fillsPart(candidate, part))).length;
    return Math.floor((places - (parts.includes("evening") ? trips : 0)) / parts.length);
  });
  return Math.max(0, Math.min(...filled));
}

/** The first days are full ones as long as there are places for them. */
const FULL_AT_FIRST = 5;

/** Days that may be left slow: no must and no day trip on them, and not the first ones. */
const openDays = (draft: Draft, full: number): number[] =>
  Array.from({ length: draft.days }, (_, day) => day).filter(
    (day) =>
      day >= Math.max(1, Math.min(FULL_AT_FIRST, full)) &&
      !draft.trips[day] &&
      DAYTIME.every((offset) => draft.slots[day * SLOTS_A_DAY + offset] === FREE),
  );

/**
 * When the city has too little for the trip's length, whole slow days spread over the trip are better
 * than half-empty ones. Their evenings stay open for a place that is left.
 */
export function keepSlowDays(draft: Draft, candidates: readonly Candidate[]): void {
  const townDays = draft.trips.filter((trip) => trip === null).length;
  const full = daysTheTownFills(candidates, draft.days - townDays);
  const open = openDays(draft, full);
  const count = Math.min(open.length, townDays - full);
  for (let i = 0; i < count; i += 1) {
    // The last day of each stretch, so that full days come first.
    const day = open[Math.floor(((i + 1) * open.length) / count) - 1] ?? 0;
    draft.slow[day] = true;
    for (const offset of DAYTIME) draft.slots[day * SLOTS_A_DAY + offset] = TAKEN;
  }
}
