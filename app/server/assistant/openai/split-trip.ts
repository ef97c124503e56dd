import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { appeal, isExcluded } from "~/planner/fit/appeal";
import { mustsOf } from "~/planner/plan/musts";
import { nameKey } from "~/domain/place/place-name";
import { partOfTrip } from "~/planner/plan/part-of-trip";
import { planTripDays } from "~/planner/plan/plan-trip";
import { preferencesOf } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** Some days of a long trip that the model is asked for in one request: a trip of its own, with places that no other chunk has. */
export type DayChunk = {
  brief: TripBrief;
  /** How many days of the whole trip come before this chunk, and how many days the whole trip has. */
  first: number;
  daysOfTrip: number;
  /** How many days the model is asked for: those that have a place for every part. */
  fullDays: number;
  /** The days that the trip had before this plan. */
  earlier: readonly Day[];
};

/** As many days as a model writes within the time budget; more are asked for in parallel. */
const DAYS_A_CHUNK = 7;
/** A Worker has six connections at once, and the room and the database need some of them. */
const MOST_CHUNKS = 4;

/** Splits the trip so that chunks cannot choose the same place: the built-in plan decides which places and musts belong to which chunk. */
export function splitTrip(brief: TripBrief, earlier: readonly Day[]): DayChunk[] {
  const plan = planTripDays(brief, earlier);
  const count = brief.guide ? Math.min(MOST_CHUNKS, Math.ceil(brief.daysTotal / DAYS_A_CHUNK)) : 1;
  const length = Math.ceil(brief.daysTotal / count);
  const chunks = Array.from({ length: count }, (_, i) => plan.slice(i * length, (i + 1) * length)).filter(
    (days) => days.length > 0,
  );
  const shares = shareOut(brief, chunks);
  return chunks.map((days, i) => ({
    ...chunkOf(brief, days, i * length, shares[i] ?? []),
    earlier,
    first: earlier.length + i * length,
    daysOfTrip: earlier.length + brief.daysTotal,
  }));
}

function chunkOf(
  brief: TripBrief,
  days: readonly Day[],
  first: number,
  places: Place[],
): Pick<DayChunk, "brief" | "fullDays"> {
  const { own, town, trips } = mustsOf(brief.anchors, brief.guide);
  const isPlanned = (title: string): boolean =>
    blocksOf(days).some(({ block }) => nameKey(block.title) === nameKey(title));
  const anchors = [
    ...own.filter(isPlanned),
    ...[...town, ...trips].filter((place) => places.includes(place)).map(({ name }) => name),
  ];
  return {
    brief: {
      ...partOfTrip(brief, first, days.length),
      guide: brief.guide && { ...brief.guide, places },
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

/** For each chunk the places that the built-in plan has in it, and a share of the places that it has in none, the best liked first. */
function shareOut({ guide, ...brief }: TripBrief, chunks: readonly (readonly Day[])[]): Place[][] {
  if (!guide) return chunks.map(() => []);
  const preferences = preferencesOf(brief);
  const shares = chunks.map((days) =>
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
