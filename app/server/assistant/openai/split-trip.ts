import { addDays } from "~/domain/dates/calendar-date";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { appeal, isExcluded } from "~/planner/fit/appeal";
import { mustsOf } from "~/planner/plan/musts";
import { nameKey } from "~/domain/place/place-name";
import { planTripDays } from "~/planner/plan/plan-trip";
import { preferencesOf } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** A stretch of a trip that is asked for by itself: a trip of its own, with places that no other stretch has. */
export type Leg = {
  brief: TripBrief;
  /** How many days of the whole trip come before it, and how many that has. */
  first: number;
  daysOfTrip: number;
  /** How many of its days have enough places to be worth the model's words. */
  fullDays: number;
  /** Days of the whole trip that stand before it. */
  earlier: readonly Day[];
};

/** A model writes so many days in the time that there is; more are asked for side by side. */
const DAYS_A_LEG = 7;
/** A Worker has six connections at once, and the room and the database want theirs. */
const MOST_LEGS = 4;

/** Splits the trip so that no stretch can spoil another: the built-in plan says which places and musts belong to which. */
export function splitTrip(brief: TripBrief, earlier: readonly Day[]): Leg[] {
  const plan = planTripDays(brief, earlier);
  const count = brief.guide ? Math.min(MOST_LEGS, Math.ceil(brief.daysTotal / DAYS_A_LEG)) : 1;
  const length = Math.ceil(brief.daysTotal / count);
  const stretches = Array.from({ length: count }, (_, i) => plan.slice(i * length, (i + 1) * length)).filter(
    (days) => days.length > 0,
  );
  const shares = shareOut(brief, stretches);
  return stretches.map((days, i) => ({
    ...legOf(brief, days, i * length, shares[i] ?? []),
    earlier,
    first: earlier.length + i * length,
    daysOfTrip: earlier.length + brief.daysTotal,
  }));
}

function legOf(
  brief: TripBrief,
  days: readonly Day[],
  first: number,
  places: Place[],
): Pick<Leg, "brief" | "fullDays"> {
  const { own, town, trips } = mustsOf(brief.anchors, brief.guide);
  const standsHere = (title: string): boolean =>
    blocksOf(days).some(({ block }) => nameKey(block.title) === nameKey(title));
  const anchors = [
    ...own.filter(standsHere),
    ...[...town, ...trips].filter((place) => places.includes(place)).map(({ name }) => name),
  ];
  return {
    brief: {
      ...brief,
      guide: brief.guide && { ...brief.guide, places },
      startDate: addDays(brief.startDate, first),
      daysTotal: days.length,
      anchors,
    },
    fullDays: brief.guide ? days.filter((day) => isFull(day, own)).length : days.length,
  };
}

/** Whether the planner found something for every part of the day. */
const isFull = (day: Day, own: readonly string[]): boolean =>
  BLOCK_NAMES.every(
    (part) => day.blocks[part].verified || own.some((title) => nameKey(title) === nameKey(day.blocks[part].title)),
  );

/** Each stretch's own places, and the places in no stretch dealt out, the best liked first. */
function shareOut({ guide, ...brief }: TripBrief, stretches: readonly (readonly Day[])[]): Place[][] {
  if (!guide) return stretches.map(() => []);
  const preferences = preferencesOf(brief);
  const shares = stretches.map((days) =>
    guide.places.filter((place) => blocksOf(days).some(({ block }) => isPlaceOf(block, place))),
  );
  const dealt = new Set(shares.flat());
  guide.places
    .filter((place) => !dealt.has(place) && !place.dayTrip && !isExcluded(place, preferences))
    .map((place) => ({ place, worth: appeal(place, preferences) }))
    .sort((a, b) => b.worth - a.worth)
    .forEach(({ place }, i) => shares[i % shares.length]?.push(place));
  return shares;
}
