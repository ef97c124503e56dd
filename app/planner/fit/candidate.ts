import type { CityGuide, Interest, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Random } from "../plan/random";
import { appeal, isExcluded } from "./appeal";
import type { DayConditions } from "./day-conditions";
import { seasonPoints, seasonWordPoints, weekPoints } from "./day-fit";
import { weekdayTie } from "./market-days";
import type { Preferences } from "./preferences";

/** A place as the search sees it: kilometres east and north of the centre, and its worth in each part of the day. */
export type Candidate = {
  place: Place;
  x: number;
  y: number;
  must: boolean;
  /** By part of the day; null where it does not fit (a must fits anywhere, at a price). */
  worth: Record<BlockName, number | null>;
  /** What each weekday adds to that, from Sunday on. */
  weekdays: readonly number[];
};

/** So that two trips to one city are not the same trip. */
const NOISE = 0.3;
/** Worse than any weekday or any detour, so that it stays out of its part only where there is no other room. */
const MUST_OUT_OF_PART = -16;
/** Likewise for a must that is there on certain weekdays only. */
const MUST_ON_WRONG_DAY = -16;
/** From the best part of the day to the last. */
const PART_POINTS = [0.6, 0.2, 0] as const;
const KM_A_DEGREE = 111.2;
/** Shorter than this it is a counter or a kiosk, not an evening. */
const SNACK_MINUTES = 50;

/** A plate is a stop within a block rather than a morning of its own, unless food is what they came for. */
function mealPoints(place: Place, part: BlockName, interests: ReadonlySet<Interest>): number {
  if (place.category !== "food") return 0;
  const snack = place.minutes < SNACK_MINUTES ? -1.2 : 0;
  if (part === "evening") return snack;
  if (part === "afternoon") return snack + (interests.has("food") ? -0.5 : -1.6);
  return snack + (interests.has("food") ? -1.2 : -2.2);
}

/** A show is an evening; by day only where it is made for it. */
const matineePoints = ({ category, parts }: Place, part: BlockName): number =>
  category === "performance" && part !== "evening" && parts[0] === "evening" ? -1.2 : 0;

function worthIn(
  part: BlockName,
  place: Place,
  base: number,
  { preferences, conditions }: Travel,
  must: boolean,
): number | null {
  const rank = place.parts.indexOf(part);
  if (rank < 0) return must ? base + MUST_OUT_OF_PART : null;
  return (
    base +
    (PART_POINTS[rank] ?? 0) +
    hintPoints(place.about, part) +
    mealPoints(place, part, preferences.interests) +
    matineePoints(place, part) +
    seasonPoints(place, part, conditions)
  );
}

/** What each weekday is worth to a place; a must with days of its own belongs on one of them, whatever else speaks for another. */
function weekdaysFor(place: Place, conditions: DayConditions, must: boolean): number[] {
  const points = weekPoints(place, conditions);
  const tie = must ? weekdayTie(place, conditions.customs.weekend) : null;
  return tie?.strict ? points.map((worth, weekday) => (tie.days.has(weekday) ? worth : MUST_ON_WRONG_DAY)) : points;
}

/** Who travels, and under what sky: the conditions of the middle of the trip stand for all of it. */
type Travel = { preferences: Preferences; conditions: DayConditions };

function candidateOf(place: Place, guide: CityGuide, travel: Travel, must: boolean, random: Random): Candidate {
  const base = appeal(place, travel.preferences) + seasonWordPoints(place, travel.conditions) + random() * NOISE;
  return {
    place,
    x: (place.lng - guide.lng) * KM_A_DEGREE * Math.cos((guide.lat * Math.PI) / 180),
    y: (place.lat - guide.lat) * KM_A_DEGREE,
    must,
    worth: {
      morning: worthIn("morning", place, base, travel, must),
      afternoon: worthIn("afternoon", place, base, travel, must),
      evening: worthIn("evening", place, base, travel, must),
    },
    weekdays: weekdaysFor(place, travel.conditions, must),
  };
}

/** Every town place that may be planned, in the guide's order: the musts, and all that nobody needs to avoid. */
export function townCandidates(guide: CityGuide, musts: readonly Place[], travel: Travel, random: Random): Candidate[] {
  const chosen = new Set(musts.map((place) => place.id));
  return guide.places
    .filter((place) => !place.dayTrip && (chosen.has(place.id) || !isExcluded(place, travel.preferences)))
    .map((place) => candidateOf(place, guide, travel, chosen.has(place.id), random));
}

const EARLY =
  /\b(early|first thing|(as|when|before) it opens|at opening|opening time|in the morning|mornings?|sunrise|dawn|breakfast|before (eight|nine|ten|eleven|noon|the crowds?|the groups?))\b/i;
const LATE =
  /\b(after dark|at night|by night|nightfall|sunsets?|dusk|in the evening|evenings?|after sundown|late light|midnight|at the end of the day)\b/i;
const HINTED = 0.6;

/** What a place's own sentence says about the time of day: "go early" is not for the afternoon. */
function hintPoints(about: string, part: BlockName): number {
  const early = EARLY.test(about);
  const late = LATE.test(about);
  if (early === late) return 0;
  return (early && part === "morning") || (late && part === "evening") ? HINTED : -HINTED;
}
