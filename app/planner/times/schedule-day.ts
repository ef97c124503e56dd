import type { BlockName } from "~/domain/plan/block";
import { nextFiveMinutes } from "~/domain/plan/time-of-day";
import type { DayFrame } from "./day-frame";
import { DAY_BEGINS, DINNER_MINUTES, lastOrders, LUNCH_MINUTES, NIGHT, PAUSE } from "./day-frame";
import { minutesBetween } from "./minutes-between";
import { withSpareTimeShared } from "./spare-time";
import type { Item, Laid, OpenHours, StopToTime, Timed } from "./stop-to-time";
import { isShow, LATE_LAND, leastMinutes, PARTS, sunsetSpan, usualMinutes, usualSpan } from "./usual-times";

const roundDown = (minutes: number): number => Math.floor(minutes / 5) * 5;

/** A way to an outing of more minutes is worth an earlier start, and an evening of which only dinner is left. */
const LONG_WAY = 150;

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

function itemOf(stop: StopToTime, at: number, stops: readonly StopToTime[], frame: DayFrame): Item {
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

/** Where a meal is kept free: before which of the day's stops, how long, and between which times. */
type Kept = { before: number; minutes: number; from: number; until: number };

const itemKept = ({ minutes, from, until }: Kept): Item => ({
  stop: null,
  earliest: from,
  latestStart: until - minutes,
  usualEnd: until,
  minutes,
  least: minutes,
  fixed: null,
});

/** When each item has to be over so that all that follow begin in time and have the least they need before their doors close; `usual` heeds what is usual too. */
function latestEnds(items: readonly Item[], ways: readonly number[], until: number, usual: boolean): number[] {
  const ends = new Array<number>(items.length).fill(until);
  const out = items.findIndex(({ stop }) => stop?.isDayTrip);
  // Nobody comes back from an outing for a sight; but one does for dinner, and rises from the table for what closes after it.
  const back = items.findIndex(({ stop }, i) => i > out && stop?.kind === "meal");
  const heedsDoors = (i: number): boolean => out < 0 || i < out || (back >= 0 && i >= back);
  let bound = until;
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (!item) continue;
    bound -= item.stop?.clocksForward ?? 0;
    const closes = heedsDoors(i) ? (item.stop?.hours?.at(-1)?.[1] ?? Number.POSITIVE_INFINITY) : until;
    const end = item.fixed === null ? Math.min(bound, closes, usual ? item.usualEnd : closes) : bound;
    ends[i] = end;
    // What cannot be done in any case takes no time from what can.
    if (item.fixed === null && item.earliest + item.least > end) continue;
    // What comes last is not too late for it; but a meal that would be is eaten elsewhere, and nothing is lost to it.
    const isHeeded = heedsDoors(i) && item.stop?.part === "evening" && item.stop.kind !== "meal";
    const latest = Math.min(end - item.least, isHeeded ? item.latestStart : end, closes - lastEntry(item.stop));
    const begins = item.stop && isShow(item.stop) ? lastCurtain(latest) : latest;
    bound = (item.fixed === null ? roundDown(begins) : Math.min(end, item.fixed)) - (ways[i] ?? 0);
  }
  return ends;
}

const ALWAYS: OpenHours = [[0, Number.POSITIVE_INFINITY]];

const lastEntry = (stop: StopToTime | null): number => stop?.lastEntry ?? 0;

const HALF_AN_HOUR = 30;

/** Shows begin on the hour or the half hour. */
const curtain = (soonest: number): number => Math.ceil(soonest / HALF_AN_HOUR) * HALF_AN_HOUR;
const lastCurtain = (latest: number): number => Math.floor(latest / HALF_AN_HOUR) * HALF_AN_HOUR;

/** Puts one item on the clock, not before `free`; its start is null where it does not fit before `lastEnd`, or within known hours. */
function place(item: Item, free: number, usualEnd: number, lastEnd: number): Laid {
  const { fixed, least, stop } = item;
  if (fixed !== null) {
    const room = roundDown(lastEnd - fixed);
    return { item, start: fixed, minutes: room >= least ? Math.min(item.minutes, room) : item.minutes };
  }
  // The way to the next city is never left out: what follows it waits, or finds no time.
  if (stop?.kind === "travel") {
    const start = nextFiveMinutes(Math.max(free, item.earliest));
    return { item, start: start <= item.latestStart ? start : null, minutes: item.minutes };
  }
  for (const [opens, closes] of stop?.hours ?? ALWAYS) {
    const latest = Math.min(item.latestStart, Math.min(lastEnd, closes) - least, closes - lastEntry(stop));
    const soonest = nextFiveMinutes(Math.max(free, item.earliest, opens));
    const start = stop && isShow(stop) ? curtain(soonest) : soonest;
    if (start > latest) continue;
    const room = roundDown(Math.min(usualEnd, lastEnd, closes) - start);
    return { item, start, minutes: Math.min(item.minutes, Math.max(least, room)) };
  }
  return { item, start: null, minutes: item.minutes };
}

/** A theme park fills up after its gates open; they do about then where nobody knows when. */
const GATES_OPEN = 9 * 60 + 30;

/** Before the first stop of an outing: early enough to be there by then, but not in the middle of the night. */
function outBy({ category, hours }: StopToTime, way: number): number {
  if (category === "family") return Math.max(9 * 60, hours?.[0]?.[0] ?? GATES_OPEN);
  return way > LONG_WAY ? 10 * 60 : 11 * 60;
}
export const FIRST_LIGHT = 6 * 60 + 30;
/** Whoever sleeps far from the first stop sets out so much earlier. */
const SETS_OUT_EARLIER = 30;

/** Nobody is out before. */
const DAWN = 5 * 60 + 30;

/** When the first stop of a day begins: at the usual time, or earlier where its doors close too soon after that. */
function dayBegins(first: StopToTime | undefined, { pace }: DayFrame): number {
  const usual = DAY_BEGINS[pace];
  const [span] = first?.hours ?? [];
  if (!first || !span || span[1] > PARTS.morning.latest) return usual;
  return Math.min(usual, Math.max(DAWN, span[0], roundDown(span[1] - usualMinutes(first))));
}

/** When a day leaves the stay. */
function setsOut(first: StopToTime | undefined, way: number, frame: DayFrame): number {
  const { from } = frame;
  const usual = dayBegins(first, frame) - SETS_OUT_EARLIER;
  return Math.max(from, first?.isDayTrip ? Math.min(usual, Math.max(FIRST_LIGHT, outBy(first, way) - way)) : usual);
}

/** Whoever arrives in a city brings the bags to where they stay first. */
const BAGS_LEFT = 30;

/** All items in their order, each as early as it can be. */
function layOut(items: readonly Item[], frame: DayFrame): Laid[] {
  const first = items.find(({ stop }) => stop !== null)?.stop ?? undefined;
  const bed = frame.wakesAt ?? (first?.isDayTrip ? frame.centre : null);
  const wayIn = first && bed ? minutesBetween({ point: bed, isDayTrip: false }, first, frame) : 0;
  const wayTo = (stop: StopToTime | null, before: StopToTime | null): number => {
    if (!stop || !before) return 0;
    const hasArrived = before.kind === "travel";
    const way = minutesBetween(hasArrived ? { ...before, point: before.point ?? frame.centre } : before, stop, frame);
    return stop.fixed === null ? way + (hasArrived ? BAGS_LEFT : PAUSE[frame.pace]) : way;
  };
  const ways = items.map(({ stop }, i) => wayTo(stop, items.slice(0, i).findLast((item) => item.stop)?.stop ?? null));
  const until = Math.min(frame.until, NIGHT);
  const [usual, last] = [latestEnds(items, ways, until, true), latestEnds(items, ways, until, false)];
  let free = setsOut(first, wayIn, frame) + wayIn;
  if (!first?.isDayTrip) free = Math.max(free, dayBegins(first, frame), frame.from);
  let here: StopToTime | null = null;
  return items.map((item, i) => {
    const laid = place(item, free + wayTo(item.stop, here), usual[i] ?? until, last[i] ?? until);
    if (laid.start === null) return laid;
    free = Math.max(free, laid.start + laid.minutes + (item.stop?.clocksForward ?? 0));
    here = item.stop ?? here;
    return laid;
  });
}

const LUNCH_UNTIL = 14 * 60 + 30;
const LATE_LUNCH = { from: 11 * 60, until: 15 * 60 + 15, minutes: 30 };
/** The hours in which dinner is kept free begin so much before it is usual, and last so long. */
const BEFORE_DINNER = 30;
const DINNER_HOURS = 195;
const LATE_DINNER = { from: 17 * 60 + 30, minutes: 60 };
/** A dinner that is kept free is over so long after the last orders. */
const AFTER_ORDERS = 30;
const LUNCH_FROM = 12 * 60;
/** Of what is seen rather than gone to: it comes before dinner, while there is light. */
const BY_LIGHT: ReadonlySet<string> = new Set([
  "viewpoint",
  "park",
  "nature",
  "landmark",
  "religious",
  "market",
  "shopping",
  "museum",
  "wellness",
]);

const isMealOf = (part: BlockName, { kind, part: of }: StopToTime, first: boolean): boolean =>
  kind === "meal" && (of === part || (part === "afternoon" && of === "morning" && !first));

/** The ways to keep lunch free, the best first; one that keeps nothing free where a stop is the meal, or nobody is there to eat. */
function lunches(stops: readonly StopToTime[], { pace, from, until }: DayFrame): (Kept | null)[] {
  if (from > PARTS.morning.latest || until < LUNCH_UNTIL) return [null];
  if (stops.some((stop, i) => isMealOf("afternoon", stop, i === 0))) return [null];
  const found = stops.findIndex(({ part }) => part !== "morning");
  const noon = found < 0 ? stops.length : found;
  const usual = { minutes: LUNCH_MINUTES[pace], from: LUNCH_FROM, until: LUNCH_UNTIL };
  const others = [...stops.keys(), stops.length].filter((before) => before !== noon);
  // Whoever is out of town eats there, between the two halves of it.
  const elsewhere = stops.some(({ isDayTrip }) => isDayTrip) ? [] : others;
  return [
    { before: noon, ...usual },
    { before: noon, ...LATE_LUNCH },
    ...elsewhere.map((before) => ({ before, ...LATE_LUNCH })),
    null,
  ];
}

/** Whoever is out of town for the evening has dinner there. */
const isDinner = (stop: StopToTime, at: number): boolean =>
  isMealOf("evening", stop, at === 0) || (stop.isDayTrip && stop.part === "evening");

function dinners(stops: readonly StopToTime[], frame: DayFrame): (Kept | null)[] {
  const { pace, children, from: here, until, dinnerFrom } = frame;
  const from = children ? dinnerFrom : dinnerFrom - BEFORE_DINNER;
  const late = { ...LATE_DINNER, until: lastOrders(frame) + AFTER_ORDERS };
  const over = Math.min(from + DINNER_HOURS, late.until);
  if (here > over - DINNER_MINUTES[pace] || until < over || stops.some(isDinner)) return [null];
  const found = stops.findIndex(({ part }) => part === "evening");
  const dusk = found < 0 ? stops.length : found;
  const evening = stops[dusk];
  const usual = { minutes: DINNER_MINUTES[pace], from, until: over };
  const [before, after] = [
    { before: dusk, ...usual },
    { before: Math.min(stops.length, dusk + 1), ...usual },
  ];
  // With children the evening ends at the table; others see by light what is seen by light, and where dinner is at nine it follows the show.
  const seenFirst =
    evening !== undefined &&
    (children ||
      (evening.category !== null && BY_LIGHT.has(evening.category)) ||
      (isShow(evening) && dinnerFrom >= LATE_LAND));
  // From the end of the day backwards.
  const others = [stops.length, ...stops.map((_, i) => i).reverse()].map((i) => ({ before: i, ...late }));
  return [...(seenFirst ? [after, before] : [before, after]), ...others, null];
}

const withMeals = (items: readonly Item[], lunch: Kept | null, dinner: Kept | null): Item[] => {
  const keptAt = (i: number): Item[] => [lunch, dinner].flatMap((kept) => (kept?.before === i ? [itemKept(kept)] : []));
  return [...items.flatMap((item, i) => [...keptAt(i), item]), ...keptAt(items.length)];
};

const LOST_STOP = 10;
const LOST_MEAL = 4;

/** What a day on the clock has lost: stops without a time, meals without an hour. */
const lossOf = (laid: readonly Laid[], wanted: number): number =>
  laid.reduce((sum, { item, start }) => sum + (start !== null ? 0 : item.stop ? LOST_STOP : LOST_MEAL), 0) +
  (wanted - laid.filter(({ item }) => !item.stop).length) * LOST_MEAL;

/** Of the ways to keep the meals of a day free, the first that loses nothing, else the one that loses least. */
function bestDay(stops: readonly StopToTime[], frame: DayFrame): Laid[] {
  const items = stops.map((stop, i) => itemOf(stop, i, stops, frame));
  const [lunch, dinner] = [lunches(stops, frame), dinners(stops, frame)];
  const wanted = [lunch, dinner].filter(([first]) => first !== null).length;
  let best: Laid[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const midday of lunch) {
    for (const night of dinner) {
      const laid = layOut(withMeals(items, midday, night), frame);
      const loss = lossOf(laid, wanted);
      if (loss < least) [best, least] = [laid, loss];
      if (least === 0) return laid;
    }
  }
  return best ?? [];
}

/**
 * A day on the clock: a start and a length for each of its stops, in their order, with the ways between, the meals kept free, and what is fixed
 * where it is. A stop for which there is no room has no start; nothing that a booking or a person fixed is moved.
 */
export const scheduleDay = (stops: readonly StopToTime[], frame: DayFrame): Timed[] =>
  withSpareTimeShared(bestDay(stops, frame), frame).flatMap(({ item: { stop }, start, minutes }) =>
    stop ? [{ id: stop.id, start, minutes }] : [],
  );
