import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Candidate } from "../fit/candidate";
import type { DayConditions } from "../fit/day-conditions";
import { isClosed } from "../fit/opening";
import { tripDays } from "../outings/day-trips";
import type { Outing } from "../outings/outing";
import { partInTitle, weekdayIn } from "../purpose/own-events";

/** A slot that has no place yet, and one that the search must not change (a day trip, a must that is no known place). */
export const FREE = -1;
export const TAKEN = -2;
export const SLOTS_A_DAY = 3;

/** A plan in the making: three slots a day, each the index of a candidate, FREE or TAKEN. */
export type Draft = {
  days: number;
  slots: number[];
  trips: (Outing | null)[];
  /** Days on which nothing new is planned before the evening. */
  slow: boolean[];
  /** Days that stand where they stand: part of them is spent on the way here or home. */
  pinned: boolean[];
  /** Days of arriving and leaving: less fits into them. */
  light: boolean[];
  /** 0 is Sunday, by day; null where the dates are not known. */
  weekdays: readonly (number | null)[];
  /** Titles of musts that are no known place, by slot. */
  own: (string | null)[];
  /** Musts for which the trip is too short. */
  leftOut: string[];
};

export const partOfSlot = (slot: number): BlockName => BLOCK_NAMES[slot % SLOTS_A_DAY] ?? "evening";

/** On shorter trips the first and the last day are full days too. */
const DAYS_FOR_LIGHT_ENDS = 3;

/**
 * @param wanted weekdays on which there should be no day trip, and days on which there is none if another will do
 * @param away slots in which the company is not in the city
 */
export function emptyDraft(
  conditions: readonly DayConditions[],
  trips: readonly Outing[],
  wanted: { weekdays: ReadonlySet<number>; days: ReadonlySet<number> },
  away: ReadonlySet<number>,
): Draft {
  const days = conditions.length;
  const pinned = new Array<boolean>(days).fill(false);
  for (const slot of away) pinned[Math.floor(slot / SLOTS_A_DAY)] = true;
  const draft: Draft = {
    days,
    slots: new Array<number>(days * SLOTS_A_DAY).fill(FREE),
    trips: new Array<Outing | null>(days).fill(null),
    slow: new Array<boolean>(days).fill(false),
    pinned,
    light: Array.from({ length: days }, (_, day) => days >= DAYS_FOR_LIGHT_ENDS && (day === 0 || day === days - 1)),
    weekdays: conditions.map(({ weekday }) => weekday),
    own: new Array<string | null>(days * SLOTS_A_DAY).fill(null),
    leftOut: [],
  };
  for (const slot of away) draft.slots[slot] = TAKEN;
  const isWanted = (day: number, i: number): boolean => {
    const [today, trip] = [conditions[day], trips[i]];
    if (pinned[day] === true || !today) return true;
    return wanted.weekdays.has(today.weekday ?? -1) || (trip !== undefined && isClosed(trip.place, today));
  };
  tripDays(trips.length, days, isWanted, (day) => wanted.days.has(day)).forEach((day, i) => {
    draft.trips[day] = trips[i] ?? null;
    for (const part of trips[i]?.parts ?? []) draft.slots[day * SLOTS_A_DAY + BLOCK_NAMES.indexOf(part)] = TAKEN;
  });
  return draft;
}

const filledOn = (draft: Draft, day: number): number =>
  draft.slots.slice(day * SLOTS_A_DAY, day * SLOTS_A_DAY + SLOTS_A_DAY).filter((slot) => slot !== FREE).length;

/** The free slot that suits best: a liked one first, then the emptiest day, then the earliest. */
function bestSlot(draft: Draft, slotPoints: (slot: number) => number): number | null {
  let best: number | null = null;
  let bestPoints = Number.NEGATIVE_INFINITY;
  draft.slots.forEach((content, slot) => {
    if (content !== FREE) return;
    const points = slotPoints(slot) * 10 - filledOn(draft, Math.floor(slot / SLOTS_A_DAY));
    if (points > bestPoints) [best, bestPoints] = [slot, points];
  });
  return best;
}

/** What has its weekday stands on it, whatever the part of the day. */
const ON_ITS_DAY = 4;

/** Puts every must somewhere, one a day before two; what finds no room is named in `leftOut`. */
export function reserveMusts(draft: Draft, candidates: readonly Candidate[], own: readonly string[]): void {
  for (const title of own) {
    const wanted = partInTitle(title);
    const weekday = weekdayIn(title);
    const isItsDay = (slot: number): boolean => draft.weekdays[Math.floor(slot / SLOTS_A_DAY)] === weekday;
    const slot = bestSlot(draft, (option) => {
      const part = partOfSlot(option);
      const fits = part === wanted ? 2 : part === "evening" || wanted === "evening" ? 0 : 1;
      return fits + (isItsDay(option) ? ON_ITS_DAY : 0);
    });
    if (slot === null) draft.leftOut.push(title);
    else {
      [draft.slots[slot], draft.own[slot]] = [TAKEN, title];
      if (isItsDay(slot)) draft.pinned[Math.floor(slot / SLOTS_A_DAY)] = true;
    }
  }
  candidates.forEach((candidate, index) => {
    if (!candidate.must) return;
    const slot = bestSlot(draft, (option) => ((candidate.worth[option] ?? 0) > 0 ? 1 : 0));
    if (slot === null) draft.leftOut.push(candidate.place.name);
    else draft.slots[slot] = index;
  });
}
