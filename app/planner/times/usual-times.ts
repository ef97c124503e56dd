import type { BlockName } from "~/domain/plan/block";
import type { StopKind } from "~/domain/plan/stop";
import type { PlaceCategory } from "~/domain/place/place";
import type { Pace } from "../fit/preferences";
import type { DayFrame } from "./day-frame";
import { lastOrders, NIGHT, roundDown } from "./day-frame";
import type { StopToTime } from "./stop-to-time";
import { isEveningOut } from "./sunset-stops";

/** Minutes from midnight between which something is usually done. A guide for the order of a day, never told as a fact. */
export type Span = { earliest: number; latest: number };

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** When a part of the day may begin, and after which it is over. */
export const PARTS: Record<BlockName, Span> = {
  morning: { earliest: at(5), latest: at(13, 30) },
  afternoon: { earliest: at(12, 30), latest: at(18, 30) },
  evening: { earliest: at(17, 30), latest: at(23) },
};

const BY_DAY: Partial<Record<PlaceCategory, Span>> = {
  museum: { earliest: at(9, 30), latest: at(18) },
  family: { earliest: at(9, 30), latest: at(18, 30) },
  market: { earliest: at(8), latest: at(17) },
  shopping: { earliest: at(10), latest: at(19, 30) },
  wellness: { earliest: at(10), latest: at(19, 30) },
  religious: { earliest: at(8, 30), latest: at(18, 30) },
};
const BY_NIGHT: Partial<Record<PlaceCategory, Span>> = {
  performance: { earliest: at(19, 30), latest: at(23, 30) },
  nightlife: { earliest: at(20, 30), latest: NIGHT },
};
/** Up to then an evening with children is over, in minutes of the day. */
export const BEDTIME = at(21);
const EVENING_ENDS = at(23);

const LUNCH_FROM: Record<Pace, number> = { slow: at(12, 45), moderate: at(12, 30), fast: at(12) };
const LUNCH_FROM_WITH_CHILDREN = at(12);
const BRUNCH_FROM = at(11);
/** What one left town for is not cut short by lunch. */
const A_LATE_LUNCH = at(13, 30);

/** Whoever has a show or a bar before them eats so much earlier; and where dinner is early and curtains rise at half past seven, before one of them. */
const EARLIER = 30;
const BEFORE_A_CURTAIN = 75;
export const LATE_LAND = at(20, 30);
const DINNER_FROM = at(17, 30);
/** So long one sits after the last orders. */
const A_LATE_DINNER = 45;

/** When a stop is usually made: `before` and `next` are those around it on the day. */
export function usualSpan(
  { part, category, kind, isDayTrip, minutesOut }: StopToTime,
  { before, next }: { before: StopToTime | undefined; next: StopToTime | undefined },
  { children, pace, dinnerFrom }: DayFrame,
): Span {
  const first = before === undefined;
  if (isDayTrip && part !== "evening")
    return part === "morning"
      ? { earliest: 0, latest: leavesTown(minutesOut) ? A_LATE_LUNCH : at(12, 30) }
      : PARTS.afternoon;
  const ends = part !== "evening" ? PARTS.evening.latest : children ? BEDTIME : EVENING_ENDS;
  if (kind === "meal") {
    if (part === "evening") {
      const earlier = children ? 0 : minutesEarlier(next?.category ?? null, dinnerFrom);
      const latest = children ? BEDTIME : lastOrders({ dinnerFrom }) + A_LATE_DINNER;
      return { earliest: Math.min(dinnerFrom, Math.max(DINNER_FROM, dinnerFrom - earlier)), latest };
    }
    if (part === "afternoon")
      return { earliest: children ? LUNCH_FROM_WITH_CHILDREN : LUNCH_FROM[pace], latest: at(14, 45) };
    return first ? { earliest: at(8), latest: at(12) } : { earliest: BRUNCH_FROM, latest: at(14) };
  }
  const usual = category ? (part === "evening" ? BY_NIGHT : BY_DAY)[category] : undefined;
  const earliest = Math.max(PARTS[part].earliest, usual?.earliest ?? 0);
  if (part === "evening" && children) return { earliest: PARTS.evening.earliest, latest: BEDTIME };
  return { earliest, latest: usual?.latest ?? (part === "afternoon" ? at(19) : ends) };
}

function minutesEarlier(next: PlaceCategory | null, dinnerFrom: number): number {
  if (next === "performance" && dinnerFrom < LATE_LAND) return BEFORE_A_CURTAIN;
  return next === "performance" || next === "nightlife" ? EARLIER : 0;
}

export const isShow = ({ part, category }: Pick<StopToTime, "part" | "category">): boolean =>
  part === "evening" && category === "performance";

/** What one goes to see the sun set from: most of the visit is before it does. */
const BEFORE_SUNSET = 0.6;

/** Where it hardly gets dark, nobody waits for it any longer. */
const DARK_ENOUGH = at(21, 30);

/** Nobody waits through an afternoon for the sun to set. */
const AFTERNOON_WAITS_UNTIL = at(16, 30);

/** The earliest that such a visit begins, and by when its doors may not have closed; null where the sun does not set in its part of the day, and of an outing, which is there already. */
export function sunsetSpan(stop: StopToTime): Span | null {
  if (stop.sunset === null || isEveningOut(stop)) return null;
  const { earliest, latest } = PARTS[stop.part];
  const dark = Math.min(stop.sunset, DARK_ENOUGH);
  if (stop.isLit) return { earliest: dark, latest: dark };
  const begins = stop.sunset - BEFORE_SUNSET * usualMinutes(stop);
  return earliest <= begins && begins <= (stop.part === "afternoon" ? AFTERNOON_WAITS_UNTIL : latest)
    ? { earliest: begins, latest: stop.sunset }
    : null;
}

export const MINUTES: Record<StopKind, number> = {
  sight: 90,
  meal: 60,
  drink: 60,
  walk: 75,
  rest: 90,
  travel: 60,
  stay: 30,
  event: 120,
};
const DINNER = 90;
/** What takes the whole day in town: its morning until lunch, its afternoon until what the evening brings. */
const HALF_AN_OUTING = 240;
/** Out of town what one came for has three hours before lunch, and what comes second two after it. */
const MORNING_OUT = 180;
const AFTERNOON_OUT = 135;
/** From so many minutes one way on, an outing leaves the town. */
const LEAVES_TOWN = 30;
const leavesTown = (minutesOut: number | null): boolean => (minutesOut ?? 0) >= LEAVES_TOWN;

/** The evening of an outing is there until it gets dark, or for two hours where nobody knows when that is. */
function eveningOut(sunset: number | null): number {
  const minutes = sunset === null ? at(2) : sunset + at(0, 45) - PARTS.afternoon.latest;
  return Math.min(at(3, 30), Math.max(at(1, 30), minutes));
}

/** What is eaten faster than this is no lunch, and no dinner. */
const LEAST_MEAL: Record<BlockName, number> = { morning: 30, afternoon: 30, evening: 60 };
/** At a table at which others stay longer, one has had lunch by then. */
const LONGEST_LUNCH = 75;

/** How long a stop takes when there is room enough. */
export function usualMinutes({ part, kind, usual, kept, isDayTrip, minutesOut, sunset }: StopToTime): number {
  if (kept !== null) return kept;
  if (isDayTrip && part === "evening") return eveningOut(sunset);
  if (isDayTrip && leavesTown(minutesOut)) return part === "afternoon" ? AFTERNOON_OUT : MORNING_OUT;
  if (isDayTrip) return HALF_AN_OUTING;
  const minutes = usual ?? (kind === "meal" && part === "evening" ? DINNER : MINUTES[kind]);
  if (kind !== "meal") return minutes;
  return Math.max(LEAST_MEAL[part], part === "afternoon" ? Math.min(minutes, LONGEST_LUNCH) : minutes);
}

/** Where one sits so long over lunch, half an hour is none. */
const SAT_DOWN = 60;
const LEAST_SAT_DOWN = 45;
const LEAST_VISIT = 30;
export const LEAST_OUTING = 60;
const LEAST_SHARE = 0.5;
/** However large a place is, so much of it is worth the way. */
const MOST_NEEDED = 90;
/** Of what goes on as long as it does, and of a long menu, hardly anything may be lost. */
const NEARLY_WHOLE = 0.85;
const LONG_MENU = 100;

/** How much of it may be left when the day is full; a length that a person gave is never cut, and nobody leaves a show before its end. */
export function leastMinutes(stop: StopToTime): number {
  const minutes = usualMinutes(stop);
  if (stop.kept !== null || stop.kind === "travel" || isShow(stop)) return minutes;
  if (stop.isDayTrip) return LEAST_OUTING;
  if (stop.isWhole || (stop.kind === "meal" && stop.part === "evening" && minutes >= LONG_MENU))
    return roundDown(minutes * NEARLY_WHOLE);
  if (stop.kind === "meal")
    return Math.min(minutes, stop.part === "afternoon" && minutes >= SAT_DOWN ? LEAST_SAT_DOWN : LEAST_MEAL[stop.part]);
  const half = Math.ceil((minutes * LEAST_SHARE) / 5) * 5;
  return Math.min(minutes, Math.max(LEAST_VISIT, Math.min(half, MOST_NEEDED)));
}
