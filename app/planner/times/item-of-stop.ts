import { nextFiveMinutes } from "~/domain/plan/time-of-day";
import type { DayFrame } from "./day-frame";
import { lastOrders, LONG_WAY, roundDown } from "./day-frame";
import { minutesBetween } from "./minutes-between";
import type { Item, StopToTime } from "./stop-to-time";
import { leastMinutes, PARTS, sunsetSpan, usualMinutes, usualSpan } from "./usual-times";

/** Back in town from an outing by then. */
const backBy = ({ part }: StopToTime, wayBack: number): number =>
  part === "evening" ? PARTS.evening.latest : wayBack > LONG_WAY ? 20 * 60 + 15 : 19 * 60;

/** A meal that begins later is none of its part of the day any more. */
const LAST_ORDERS = { morning: 13 * 60, afternoon: 14 * 60 + 45 };

/** Nobody sets out for a sight later; for a bar one does. */
const LAST_SIGHT = 22 * 60;

/** By when a stop has to begin: in its part of the day, but a way whenever what comes before it is over. */
function latestStart({ kind, part, category }: StopToTime, frame: DayFrame): number {
  if (kind === "meal") return part === "evening" ? lastOrders(frame) : LAST_ORDERS[part];
  if (kind === "travel") return PARTS.evening.latest;
  const isSight = part === "evening" && kind !== "drink" && category !== "nightlife";
  return isSight ? LAST_SIGHT : PARTS[part].latest;
}

/** On the day of departure what is usually later begins as early as its part of the day allows. */
const beforeLeaving = (earliest: number, stop: StopToTime, { until }: DayFrame): number =>
  Math.min(earliest, Math.max(PARTS[stop.part].earliest, until - usualMinutes(stop)));

/** Who takes a day slowly is at its first doors so long after they open. */
const AFTER_OPENING = 30;

/** When the first stop of a slow day begins, where its doors open late; 0 for any time. */
function notAtTheDoor({ hours, part }: StopToTime, usual: number): number {
  const [first] = hours ?? [];
  if (!first || part !== "morning") return 0;
  const calm = first[0] + AFTER_OPENING;
  return calm + usual <= first[1] && calm <= PARTS.morning.latest - AFTER_OPENING ? calm : 0;
}

/** What closes early is begun early enough to be seen whole, if its part of the day lets it. */
function whileOpen(earliest: number, stop: StopToTime): number {
  const closes = stop.hours?.at(-1)?.[1];
  if (closes === undefined) return earliest;
  return Math.min(earliest, Math.max(PARTS[stop.part].earliest, roundDown(closes - usualMinutes(stop))));
}

/** What a day's clock needs to know of one of its stops: between which times it usually is, how long it takes, and how much of it may be left. */
export function itemOf(stop: StopToTime, at: number, stops: readonly StopToTime[], frame: DayFrame): Item {
  const { earliest, latest } = usualSpan(stop, { before: stops[at - 1], next: stops[at + 1] }, frame);
  const light = sunsetSpan(stop);
  // A terrace that closes before is seen by day.
  const sun = stop.hours?.every(([, closes]) => light && closes < light.latest) ? null : light;
  const comesBack = stop.isDayTrip && !stops.slice(at + 1).some(({ isDayTrip }) => isDayTrip);
  const wayBack = comesBack ? minutesBetween(stop, { point: null, isDayTrip: false }, frame) : 0;
  const calm = at === 0 && frame.pace === "slow" ? notAtTheDoor(stop, usualMinutes(stop)) : 0;
  return {
    stop,
    earliest: beforeLeaving(whileOpen(Math.max(earliest, sun?.earliest ?? 0, calm), stop), stop, frame),
    latestStart: latestStart(stop, frame),
    usualEnd: comesBack ? Math.min(latest, backBy(stop, wayBack) - wayBack) : latest,
    minutes: stop.kept ?? nextFiveMinutes(usualMinutes(stop)),
    least: leastMinutes(stop),
    fixed: stop.fixed,
  };
}
