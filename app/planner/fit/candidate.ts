import type { CityGuide, Interest, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Random } from "../plan/random";
import { appeal, isExcluded } from "./appeal";
import { suitsCompany } from "./company";
import type { DayConditions } from "./day-conditions";
import { seasonPoints, seasonWordPoints, weekPoints } from "./day-fit";
import { weekdayTie } from "./market-days";
import type { Preferences } from "./preferences";

/** A place prepared for the search: kilometres east and north of the centre, and its worth in each part of the day. */
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
/** Worse than any weekday or any detour, so that a must gets a part of the day it is not good in only when there is no other room. */
const MUST_OUT_OF_PART = -16;
/** The same for a must that is there on certain weekdays only. */
const MUST_ON_WRONG_DAY = -16;
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

function worthIn(
  part: BlockName,
  place: Place,
  base: number,
  { preferences, conditions }: Travel,
  must: boolean,
): number | null {
  if (!must && !suitsCompany(place, part, preferences)) return null;
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

/** What each weekday adds to the worth of a place. A must that is only there on certain weekdays has to be planned on one of them. */
function weekdaysFor(place: Place, conditions: DayConditions, must: boolean): number[] {
  const points = weekPoints(place, conditions);
  const tie = must ? weekdayTie(place, conditions.customs.weekend) : null;
  return tie?.strict ? points.map((worth, weekday) => (tie.days.has(weekday) ? worth : MUST_ON_WRONG_DAY)) : points;
}

/** Who travels and in which conditions: those of the middle of the trip are used for all of it. */
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

/** Points for the time of day that a place's description hints at: "go early" is not for the afternoon. */
function hintPoints(about: string, part: BlockName): number {
  const early = EARLY.test(about);
  const late = LATE.test(about);
  if (early === late) return 0;
  return (early && part === "morning") || (late && part === "evening") ? HINTED : -HINTED;
}
