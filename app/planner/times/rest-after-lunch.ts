import type { DayFrame } from "./day-frame";
import { PAUSE } from "./day-frame";
import { minutesBetween } from "./minutes-between";
import type { Laid } from "./stop-to-time";

/** A gap before the evening that is long enough to be shared. */
const LONG_GAP = 90;
/** The sights of an afternoon have begun by then. */
const BEGUN_BY = 15 * 60 + 30;
/** Less than this is not worth a later start. */
const LEAST_SHIFT = 15;

type Sight = Laid & { start: number; item: { stop: NonNullable<Laid["item"]["stop"]> } };

const isSight = (laid: Laid): laid is Sight => {
  const { stop } = laid.item;
  return laid.start !== null && stop !== null && stop.part === "afternoon" && stop.kind !== "meal";
};

/** How much later a sight may begin, with its doors open to its end. */
function leeway({ item, start, minutes }: Sight): number {
  const { stop, latestStart, usualEnd, fixed } = item;
  if (fixed !== null || stop.isDayTrip || stop.sunset !== null || stop.clocksForward > 0) return 0;
  const end = start + minutes;
  const closes = stop.hours?.find(([from, until]) => from <= start && end <= until)?.[1] ?? Number.POSITIVE_INFINITY;
  return Math.min(latestStart - start, usualEnd - end, stop.hours === null ? usualEnd - end : closes - end);
}

/**
 * Of a slow day: what nothing fills between the last sight of the afternoon and the evening is shared between both sides of the afternoon, so that
 * there is an hour's rest after lunch rather than three before dinner.
 */
export function withRestAfterLunch(laid: readonly Laid[], frame: DayFrame): readonly Laid[] {
  const [first, last] = [laid.findIndex(isSight), laid.findLastIndex(isSight)];
  const sights = laid.slice(first, last + 1).filter(isSight);
  const next = laid.slice(last + 1).find(({ start }) => start !== null);
  const [begins, ends] = [sights[0], sights.at(-1)];
  if (frame.pace !== "slow" || !begins || !ends || !next || next.start === null) return laid;
  if (sights.length < last + 1 - first) return laid;
  const way = next.item.stop ? minutesBetween(ends.item.stop, next.item.stop, frame) + PAUSE.slow : 0;
  const gap = next.start - way - (ends.start + ends.minutes);
  if (gap < LONG_GAP) return laid;
  const shift = Math.min(gap / 2, BEGUN_BY - begins.start, ...sights.map(leeway));
  const later = Math.floor(shift / 5) * 5;
  if (later < LEAST_SHIFT) return laid;
  return laid.map((each, i) =>
    i >= first && i <= last && each.start !== null ? { ...each, start: each.start + later } : each,
  );
}
