import type { BlockName } from "~/domain/plan/block";
import type { Pace } from "../fit/preferences";
import type { DayFrame } from "./day-frame";
import { PAUSE, roundDown } from "./day-frame";
import { minutesBetween } from "./minutes-between";
import type { Laid, StopToTime } from "./stop-to-time";

/** Less than this is not worth a later start. */
const LEAST_SHIFT = 15;
/** Of an afternoon: a gap before the evening that is long enough to be shared, and when its sights have begun in any case. */
const LONG_GAP = 90;
const AFTERNOON_BY = 15 * 60 + 30;
/** Of a morning: as much time before lunch is kept free as one likes to have, the rest is slept; nobody sleeps longer than until then. */
const BEFORE_LUNCH = 15;
const MORNING_BY: Record<Pace, number> = { slow: 11 * 60, moderate: 10 * 60, fast: 0 };

type Sight = Laid & { start: number; item: { stop: StopToTime } };

/** How much later a sight may begin, with its doors open to its end. */
function leeway({ item, start, minutes }: Sight): number {
  const { stop, latestStart, usualEnd, fixed } = item;
  if (fixed !== null || stop.isDayTrip || stop.sunset !== null || stop.clocksForward > 0) return 0;
  // A market is at its best early.
  if (stop.part === "morning" && stop.category === "market") return 0;
  const end = start + minutes;
  const closes = stop.hours?.find(([from, until]) => from <= start && end <= until)?.[1] ?? Number.POSITIVE_INFINITY;
  return Math.min(latestStart - start, usualEnd - end, stop.hours === null ? usualEnd - end : closes - end);
}

/** The sights of a part of the day with nothing between them, and how long nothing is done after the last of them. */
function sightsOf(part: BlockName, laid: readonly Laid[], frame: DayFrame) {
  const isSight = (each: Laid): each is Sight => {
    const { stop } = each.item;
    return each.start !== null && stop !== null && stop.part === part && stop.kind !== "meal";
  };
  const [first, last] = [laid.findIndex(isSight), laid.findLastIndex(isSight)];
  const sights = laid.slice(first, last + 1).filter(isSight);
  const next = laid.slice(last + 1).find(({ start }) => start !== null);
  const [begins, ends] = [sights[0], sights.at(-1)];
  if (!begins || !ends || !next || next.start === null || sights.length < last + 1 - first) return null;
  const way = next.item.stop ? minutesBetween(ends.item.stop, next.item.stop, frame) + PAUSE[frame.pace] : 0;
  const gap = next.start - way - (ends.start + ends.minutes);
  return { first, last, begins: begins.start, gap, sights, next: next.item.stop };
}

/** The stops from one to another, so many minutes later, or as many as all of them can. */
function later(laid: readonly Laid[], { first, last, sights }: NonNullable<ReturnType<typeof sightsOf>>, by: number) {
  const shift = roundDown(Math.min(by, ...sights.map(leeway)));
  if (shift < LEAST_SHIFT) return laid;
  return laid.map((each, i) =>
    i >= first && i <= last && each.start !== null ? { ...each, start: each.start + shift } : each,
  );
}

/** Who would wait at the door of their lunch begins the day later instead. */
function withLaterMorning(laid: readonly Laid[], frame: DayFrame): readonly Laid[] {
  const morning = sightsOf("morning", laid, frame);
  if (morning?.first !== 0 || morning.next?.kind !== "meal") return laid;
  return later(laid, morning, Math.min(morning.gap - BEFORE_LUNCH, MORNING_BY[frame.pace] - morning.begins));
}

/** Of a slow day: there is an hour's rest after lunch rather than three before dinner. */
function withRestAfterLunch(laid: readonly Laid[], frame: DayFrame): readonly Laid[] {
  const afternoon = frame.pace === "slow" ? sightsOf("afternoon", laid, frame) : null;
  if (!afternoon || afternoon.gap < LONG_GAP) return laid;
  return later(laid, afternoon, Math.min(afternoon.gap / 2, AFTERNOON_BY - afternoon.begins));
}

/** A day on the clock with what nothing fills where it does one good. */
export const withSpareTimeShared = (laid: readonly Laid[], frame: DayFrame): readonly Laid[] =>
  withRestAfterLunch(withLaterMorning(laid, frame), frame);
