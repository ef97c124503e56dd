import type { BlockName } from "~/domain/plan/block";
import type { DayFrame } from "./day-frame";
import { DINNER_MINUTES, lastOrders, LUNCH_MINUTES } from "./day-frame";
import type { Item, StopToTime } from "./stop-to-time";
import { isShow, LATE_LAND, PARTS } from "./usual-times";

/** Where a meal is kept free: before which of the day's stops, how long, and between which times. */
export type Kept = { before: number; minutes: number; from: number; until: number };

const itemKept = ({ minutes, from, until }: Kept): Item => ({
  stop: null,
  earliest: from,
  latestStart: until - minutes,
  usualEnd: until,
  minutes,
  least: minutes,
  fixed: null,
});

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
export function lunches(stops: readonly StopToTime[], { pace, from, until }: DayFrame): (Kept | null)[] {
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

/** The ways to keep dinner free, the best first; one that keeps nothing free where a stop is the meal, or the day is over before. */
export function dinners(stops: readonly StopToTime[], frame: DayFrame): (Kept | null)[] {
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

/** A day's items with the hours that are kept free for its meals. */
export const withMeals = (items: readonly Item[], lunch: Kept | null, dinner: Kept | null): Item[] => {
  const keptAt = (i: number): Item[] => [lunch, dinner].flatMap((kept) => (kept?.before === i ? [itemKept(kept)] : []));
  return [...items.flatMap((item, i) => [...keptAt(i), item]), ...keptAt(items.length)];
};
