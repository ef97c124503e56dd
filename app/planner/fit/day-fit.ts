import type { BlockName } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import { monthName } from "~/domain/dates/season";
import type { NoonWarmth, DayConditions } from "./day-conditions";
import { weekdayTie } from "./market-days";
import { isClosed } from "./opening";

const REST_DAY = -2;
const WRONG_DAY = -4;
const ITS_DAY = 0.8;
/** On other days a stage or a bar that is known for certain nights is worth less. */
const OTHER_DAY = -1;
const LIVES_BY_DAYS = new Set(["performance", "nightlife", "market"]);
const PRAYER = -1.5;
const FRIDAY = 5;
const SATURDAY = 6;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const MOSQUE = /\b(mosque|masjid|madrasa|minaret|medersa)\b/i;

/**
 * What each weekday, from Sunday on, does to a place's worth: a market on its day, a museum on its day of rest. Where the place's own hours
 * are known, they say when it is closed, and no rule of thumb does.
 */
export function weekPoints(place: Place, { customs }: Pick<DayConditions, "customs">): number[] {
  const tie = weekdayTie(place, customs.weekend);
  if (place.hours) return WEEK.map((weekday) => (tie?.days.has(weekday) ? ITS_DAY : 0));
  if (tie) {
    const otherwise = tie.strict ? WRONG_DAY : LIVES_BY_DAYS.has(place.category) ? OTHER_DAY : 0;
    return WEEK.map((weekday) => (tie.days.has(weekday) ? ITS_DAY : otherwise));
  }
  const prayer = customs.fridayPrayer && (place.category === "market" || MOSQUE.test(`${place.name} ${place.about}`));
  return WEEK.map((weekday) =>
    prayer && weekday === FRIDAY ? PRAYER : isRestDay(place, weekday, customs) ? REST_DAY : 0,
  );
}

/** Whether the day is wrong for a place that is only mentioned beside a stop. */
export function isOffDay(place: Place, today: DayConditions | undefined): boolean {
  if (!today) return false;
  if (isClosed(place, today)) return true;
  if (today.weekday === null || place.hours) return false;
  const tie = weekdayTie(place, today.customs.weekend);
  return tie ? tie.strict && !tie.days.has(today.weekday) : isRestDay(place, today.weekday, today.customs);
}

/** Weekdays without a day trip: a must in town is only there then, or no trains run. */
export function weekdaysInTown(musts: readonly Place[], customs: DayConditions["customs"]): ReadonlySet<number> {
  const ties = musts
    .filter(({ hours }) => hours === null)
    .map((place) => weekdayTie(place, customs.weekend))
    .filter((tie) => tie?.strict);
  return new Set([...ties.flatMap((tie) => [...(tie?.days ?? [])]), ...(customs.sabbath ? [SATURDAY] : [])]);
}

/** Whether a place's kind commonly rests on that weekday; never said of a place whose own hours are known. */
export function isRestDay(
  { category, hours }: Pick<Place, "category" | "hours">,
  weekday: number,
  customs: DayConditions["customs"],
): boolean {
  if (hours) return false;
  if (category === "museum") return customs.museumRest.includes(weekday);
  if (category === "shopping") return customs.shopRest.includes(weekday);
  return category === "market" && customs.marketRest.includes(weekday);
}

/** A visit so short that the cold matters less. */
const isShort = ({ minutes }: Place): boolean => minutes <= 45;

const COLD_OUTSIDE: Record<NoonWarmth, number> = { freezing: -1.1, cold: -0.6, mild: 0, hot: 0 };
const DARK_MORNING_HOURS = 8.5;
const EARLY_NIGHT_HOURS = 11;
const DARK_BY_SUPPER_HOURS = 12.8;
const LONG_EVENING_HOURS = 14;

/** Places that are for daylight. */
const NEEDS_LIGHT = new Set(["park", "nature"]);

/** What season and daylight do to a place in a part of the day: shade at a hot noon, a roof in winter, long summer evenings outdoors. */
export function seasonPoints(
  place: Place,
  part: BlockName,
  { warmth, daylight }: Pick<DayConditions, "warmth" | "daylight">,
): number {
  const outside =
    !place.indoor && place.category !== "food" && place.category !== "nightlife" && place.category !== "performance";
  if (!outside) return part === "afternoon" && warmth === "hot" ? 0.4 : 0;
  let points = isShort(place) ? COLD_OUTSIDE[warmth] / 2 : COLD_OUTSIDE[warmth];
  if (part === "afternoon" && warmth === "hot" && place.category !== "wellness")
    points -= NEEDS_LIGHT.has(place.category) ? 0.3 : 0.5;
  if (part === "morning" && daylight < DARK_MORNING_HOURS) points -= 1;
  if (part === "evening" && daylight < DARK_BY_SUPPER_HOURS && NEEDS_LIGHT.has(place.category))
    points -= daylight < EARLY_NIGHT_HOURS ? 1.2 : 0.6;
  if (part === "evening" && daylight > LONG_EVENING_HOURS && warmth !== "freezing") points += 0.4;
  return points;
}

const MONTH_WORD = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
const SEASON_WORD = /\b(winters?|spring|springtime|summers?|autumn)\b(?! palace| garden)/gi;
const IN_SEASON = 0.5;
const OUT_OF_SEASON = -0.7;

/** A description that names a month or a season says when the place is at its best. */
export function seasonWordPoints(
  { about }: Pick<Place, "about">,
  { month, season }: Pick<DayConditions, "month" | "season">,
): number {
  const words = [...about.matchAll(MONTH_WORD), ...about.matchAll(SEASON_WORD)].map(([word]) => word.toLowerCase());
  if (month === null || words.length === 0) return 0;
  const now = monthName(month).toLowerCase();
  return words.some((word) => word === now || (season !== null && word.startsWith(season))) ? IN_SEASON : OUT_OF_SEASON;
}
