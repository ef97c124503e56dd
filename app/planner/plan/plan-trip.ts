import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import { type Block, BLOCK_NAMES } from "~/domain/plan/block";
import { isOpenPart, numberedDay } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { tripClock } from "../times/with-times";
import { partOfTrip } from "./part-of-trip";
import { planWithGuide } from "./plan-with-guide";
import { planWithoutGuide } from "./plan-without-guide";
import { besideWork } from "../purpose/work-days";
import { blocksOf, isPlaceOf } from "./planned-blocks";

/**
 * Plans every day of a trip: real places where the city is covered, honest ideas where it is not. Pure and seeded.
 * @param earlier the days of the same stay before these: their titles are not used again
 */
export function planTripDays(trip: TripBrief, earlier: readonly Day[] = []): Day[] {
  const brief = besideWork(trip);
  const days =
    brief.guide && brief.guide.places.length > 0
      ? planWithGuide(brief, brief.guide, earlier)
      : planWithoutGuide(brief, earlier);
  return days.map(tripClock(brief));
}

const sameStops = (day: Day, other: Day | undefined): boolean =>
  other !== undefined &&
  BLOCK_NAMES.every((part) => isOpenPart(other, part) || day.blocks[part].title === other.blocks[part].title);

/**
 * Plans the days that a trip still lacks. When the existing days are those of its own plan, it continues that plan; when somebody else
 * wrote or changed them, it plans the rest around them, so that no place comes twice and no must is forgotten.
 */
export function continuePlan(brief: TripBrief, existing: readonly Day[]): Day[] {
  if (existing.length >= brief.daysTotal) return [];
  const whole = planTripDays(brief);
  if (existing.every((day, i) => sameStops(day, whole[i]))) return whole.slice(existing.length);
  return planTripDays(remainingTrip(brief, existing), existing).map((day) =>
    numberedDay(day, day.dayIndex + existing.length),
  );
}

/** The trip without its existing days: fewer days, the places that are not used yet, the musts that are not planned yet. */
export function remainingTrip(brief: TripBrief, existing: readonly Day[]): TripBrief {
  if (existing.length === 0) return brief;
  const blocks = blocksOf(existing).map(({ block }) => block);
  const seen = withoutSeen(brief, [...blocks, ...existing.flatMap(({ stops }) => stops)]);
  return partOfTrip(seen, existing.length, brief.daysTotal - existing.length);
}

/** The trip without the places and musts that somebody has in the plan already. */
export function withoutSeen(brief: TripBrief, seen: readonly Pick<Block, "placeId" | "title">[]): TripBrief {
  if (seen.length === 0) return brief;
  const places = brief.guide?.places ?? [];
  const left = places.filter((place) => !seen.some((each) => isPlaceOf(each, place)));
  const isMet = (anchor: string): boolean => {
    const place = placeNamed(anchor, places);
    return place ? !left.includes(place) : seen.some(({ title }) => nameKey(title) === nameKey(anchor));
  };
  return {
    ...brief,
    guide: brief.guide && { ...brief.guide, places: left },
    anchors: brief.anchors.filter((anchor) => !isMet(anchor)),
  };
}
