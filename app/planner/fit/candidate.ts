import type { CityGuide, Interest, Place } from "~/domain/place/place";
import { isDateOff } from "~/domain/place/opening-hours";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { oneOf } from "~/language/words/one-of";
import type { Random } from "../plan/random";
import { appeal, ICON, isExcluded, KNOWN, reasonsToCome } from "./appeal";
import { suitsCompany } from "./company";
import { eatsThere } from "./diet";
import type { DayConditions } from "./day-conditions";
import { seasonPoints, seasonWordPoints, weekPoints } from "./day-fit";
import { weekdayTie } from "./market-days";
import { isDarkForMust, isDarkIn } from "./needs-light";
import { isClosed, isClosedThroughout, isOpenIn } from "./opening";
import type { Preferences } from "./preferences";
import { weatherPoints } from "./usual-weather";

/** A place prepared for the search: kilometres east and north of the centre, and its worth in each part of each day. */
export type Candidate = {
  place: Place;
  x: number;
  y: number;
  must: boolean;
  /** The parts of the day it is planned in. */
  fits: Record<BlockName, boolean>;
  /** By slot, three a day; NaN where it does not fit or is closed (a must fits anywhere, at a price). */
  worth: Float64Array;
};

/** So that two trips to one city are not the same trip. */
const NOISE = 0.3;
/** Worse than any weekday or any detour, so that a must gets a part of the day it is not good in only when there is no other room. */
const MUST_OUT_OF_PART = -16;
/** The same for a must that is there on certain weekdays only. */
const MUST_ON_WRONG_DAY = -16;
/** Where one that is for daylight would stand in the dark: rather than in a part of the day that it is not for. */
const MUST_IN_THE_DARK = -9;
/** And for one that is closed then: worse than all of that together. */
const MUST_WHERE_CLOSED = -60;
/** Of what one goes to see, where nothing is seen of it. */
const IN_THE_DARK = -6;
/** What one would not go home without is worth a long way, the second of its kind, and another interest than those stated. */
const ICON_POINTS = 11;
/** The same for each reason to come to what is in every guidebook. */
const KNOWN_POINTS = 1.5;
/** Who came to go out wants that in the evening. */
const NIGHT_OUT = 2.5;
const NO_NIGHT_OUT = -0.8;
/** Points by the rank of the part of the day, the best part first. */
const PART_POINTS = [0.6, 0.2, 0] as const;
const KM_A_DEGREE = 111.2;
/** Shorter than this it is a counter or a kiosk, not an evening. */
const SNACK_MINUTES = 50;

/** A meal is seldom a morning or an afternoon of its own; it is more often when they came for the food. */
function mealPoints(place: Place, part: BlockName, interests: ReadonlySet<Interest>): number {
  if (place.category !== "food") return 0;
  const snack = place.minutes < SNACK_MINUTES ? -1.2 : 0;
  if (part === "evening") return snack;
  if (part === "afternoon") return snack + (interests.has("food") ? -0.5 : -1.6);
  return snack + (interests.has("food") ? -1.2 : -2.2);
}

/** A show belongs to the evening, unless the place is best by day. */
const matineePoints = ({ category, parts }: Place, part: BlockName): number =>
  category === "performance" && part !== "evening" && parts[0] === "evening" ? -1.2 : 0;

/** Of an evening of those who came to go out. */
function nightPoints({ interests: [leading, ...others] }: Place, part: BlockName, { interests }: Preferences): number {
  if (part !== "evening" || !interests.has("nightlife")) return 0;
  if (leading === "nightlife") return NIGHT_OUT;
  return others.includes("nightlife") ? NIGHT_OUT / 2 : NO_NIGHT_OUT;
}

/** The worth in a part of any day, before its date; null where it does not fit. */
function worthIn(
  part: BlockName,
  place: Place,
  preferences: Preferences,
  must: boolean,
  hinted: BlockName | null,
): number | null {
  if (!must && !suitsCompany(place, part, preferences)) return null;
  const rank = place.parts.indexOf(part);
  if (rank < 0) return must ? MUST_OUT_OF_PART : null;
  return (
    (PART_POINTS[rank] ?? 0) +
    (hinted === null ? 0 : hinted === part ? HINTED : -HINTED) +
    mealPoints(place, part, preferences.interests) +
    matineePoints(place, part) +
    nightPoints(place, part, preferences)
  );
}

/** What each weekday adds to the worth of a place. A must that is only there on certain weekdays has to be planned on one of them. */
function weekdaysFor(place: Place, conditions: DayConditions, must: boolean): number[] {
  const points = weekPoints(place, conditions);
  const tie = must && !place.hours ? weekdayTie(place, conditions.customs.weekend) : null;
  return tie?.strict ? points.map((worth, weekday) => (tie.days.has(weekday) ? worth : MUST_ON_WRONG_DAY)) : points;
}

/** What a date does to a place: its hours, the weekday, heat and light of the month. NaN where it is closed. */
function datePoints(
  place: Place,
  days: readonly DayConditions[],
  must: boolean,
): (day: DayConditions, part: BlockName) => number {
  const weekdays = days[0] ? weekdaysFor(place, days[0], must) : [];
  const months = new Map<number | null, Record<BlockName, number>>();
  const monthPoints = (day: DayConditions): Record<BlockName, number> => {
    const known = months.get(day.month);
    if (known) return known;
    const words = seasonWordPoints(place, day);
    const weather = weatherPoints(place, day.weather);
    const points = {
      morning: words + weather.morning + seasonPoints(place, "morning", day),
      afternoon: words + weather.afternoon + seasonPoints(place, "afternoon", day),
      evening: words + weather.evening + seasonPoints(place, "evening", day),
    };
    months.set(day.month, points);
    return points;
  };
  const hasHours = place.hours !== null || place.season !== null;
  return (day, part) => {
    if ((hasHours || day.isChristmas) && !isOpenIn(place, part, day))
      return must ? (isClosed(place, day) ? MUST_WHERE_CLOSED : MUST_OUT_OF_PART) : Number.NaN;
    const dark = must ? isDarkForMust(place, part, day) && MUST_IN_THE_DARK : isDarkIn(place, part, day) && IN_THE_DARK;
    return (weekdays[day.weekday ?? -1] ?? 0) + monthPoints(day)[part] + (dark || 0);
  };
}

/** Days that are alike for a place: of one weekday in one month, or both holidays or the day after one then, or both dates on which it is shut. */
const kindOfDay = (
  { hours }: Place,
  { date, month, weekday, isHoliday, restsForMonday, isChristmas }: DayConditions,
): number =>
  (((((month ?? 0) * 8 + (weekday ?? 7)) * 2 + Number(isHoliday)) * 2 + Number(restsForMonday)) * 2 +
    Number(isChristmas)) *
    2 +
  Number(hours !== null && isDateOff(hours, date));

/** The worth in each part of each day, by what the parts of any day are worth. */
function worthByDay(
  place: Place,
  days: readonly DayConditions[],
  onDate: (day: DayConditions, part: BlockName) => number,
  inPart: readonly number[],
): Float64Array {
  const parts = BLOCK_NAMES.length;
  const worth = new Float64Array(days.length * parts);
  const first = new Map<number, number>();
  days.forEach((day, position) => {
    const kind = kindOfDay(place, day);
    const alike = first.get(kind);
    if (alike !== undefined) worth.copyWithin(position * parts, alike * parts, (alike + 1) * parts);
    else {
      first.set(kind, position);
      BLOCK_NAMES.forEach((part, i) => {
        worth[position * parts + i] = (inPart[i] ?? Number.NaN) + onDate(day, part);
      });
    }
  });
  return worth;
}

/** How much a place is the reason to travel, beyond being liked. */
const aimPoints = (place: Place): number =>
  place.fame === ICON ? ICON_POINTS : (place.fame === KNOWN ? KNOWN_POINTS : 0) * reasonsToCome(place);

/** Who travels, and the conditions of each of their days. */
export type Travel = { preferences: Preferences; days: readonly DayConditions[] };

function candidateOf(place: Place, guide: CityGuide, travel: Travel, must: boolean, random: Random): Candidate {
  const { preferences, days } = travel;
  const base = appeal(place, preferences) + aimPoints(place) + random() * NOISE;
  const hinted = hintedPart(place.about);
  const inPart = BLOCK_NAMES.map((part) => worthIn(part, place, preferences, must, hinted));
  return {
    place,
    x: (place.lng - guide.lng) * KM_A_DEGREE * Math.cos((guide.lat * Math.PI) / 180),
    y: (place.lat - guide.lat) * KM_A_DEGREE,
    must,
    fits: { morning: inPart[0] !== null, afternoon: inPart[1] !== null, evening: inPart[2] !== null },
    worth: worthByDay(
      place,
      days,
      datePoints(place, days, must),
      inPart.map((points) => base + (points ?? Number.NaN)),
    ),
  };
}

/** Every town place that may be planned, in the guide's order: the musts, and all that is open and nobody needs to avoid. */
export function townCandidates(guide: CityGuide, musts: readonly Place[], travel: Travel, random: Random): Candidate[] {
  const chosen = new Set(musts.map((place) => place.id));
  return guide.places
    .filter(
      (place) =>
        !place.dayTrip &&
        (chosen.has(place.id) ||
          (!isExcluded(place, travel.preferences) &&
            eatsThere(place, travel.preferences) &&
            !isClosedThroughout(place, travel.days))),
    )
    .map((place) => candidateOf(place, guide, travel, chosen.has(place.id), random));
}

const EARLY_HOURS = oneOf(`
  early, first thing, as/when/before it opens, at opening, opening time,
  in the morning, morning/mornings, sunrise, dawn, breakfast,
  before eight/nine/ten/eleven/noon, before the crowd/crowds/group/groups
`);
const LATE_HOURS = oneOf(`
  sunset/sunsets, dusk, late light, in the evening, evening/evenings, at the end of the day,
  after sundown, nightfall, after dark, at/by night, midnight
`);
const EARLY = new RegExp(String.raw`\b${EARLY_HOURS}\b`, "i");
const LATE = new RegExp(String.raw`\b${LATE_HOURS}\b`, "i");
const HINTED = 0.6;

/** The time of day that a place's description hints at: "go early" is not for the afternoon. */
function hintedPart(about: string): BlockName | null {
  const early = EARLY.test(about);
  if (early === LATE.test(about)) return null;
  return early ? "morning" : "evening";
}
