import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Point } from "~/domain/place/geo";
import { pointOf } from "~/domain/place/geo";
import type { Day } from "~/domain/plan/itinerary";
import type { GuideFacts, PlaceFacts } from "~/domain/place/place";
import type { Preferences } from "../fit/preferences";
import { preferencesOf } from "../fit/preferences";
import { nameKey, placeTitled } from "~/domain/place/place-name";
import type { LegDays } from "~/domain/trip/legs";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** What the check needs to know of a trip; any brief will do. */
export type CheckBrief = Pick<
  TripBrief,
  | "cityName"
  | "startDate"
  | "purpose"
  | "daysTotal"
  | "whoWith"
  | "partyCount"
  | "intent"
  | "anchors"
  | "arrival"
  | "departure"
  | "stays"
  | "clocksForward"
> & { guide: GuideFacts | null; legs?: readonly CheckLeg[] };

/** A leg as far as the check asks about it. */
export type CheckLeg = LegDays & { cityName: string; guide: GuideFacts | null };

/** A block with what the check needs to know of it. */
export type Stop = {
  dayIndex: number;
  part: BlockName;
  block: Block;
  place: PlaceFacts | null;
  placeId: string | null;
  point: Point | null;
  chosen: boolean;
};

export type CheckedPlan = { brief: CheckBrief; days: readonly Day[]; stops: readonly Stop[]; preferences: Preferences };

/** Lines a plan up for checking. A block may be missing where the plan comes from outside. */
export function checkedPlan(brief: CheckBrief, days: readonly Day[]): CheckedPlan {
  const places = brief.guide?.places ?? [];
  const byId = new Map(places.map((place) => [place.id, place]));
  const anchors = new Set(brief.anchors.map(nameKey));
  const stops = days.flatMap((day) =>
    BLOCK_NAMES.flatMap((part): Stop[] => {
      const block: Block | undefined = day.blocks[part];
      if (!block) return [];
      const at = block.source === "traveller" ? writtenPlace(block, places) : plannedPlace(block, byId);
      const chosen = anchors.has(nameKey(block.title)) || (at.place !== null && anchors.has(nameKey(at.place.name)));
      return [{ dayIndex: day.dayIndex, part, block, ...at, chosen }];
    }),
  );
  return { brief, days, stops, preferences: preferencesOf(brief) };
}

type WhichPlace = Pick<Stop, "place" | "placeId" | "point">;

const plannedPlace = (block: Block, byId: ReadonlyMap<string, PlaceFacts>): WhichPlace => ({
  place: block.placeId === null ? null : (byId.get(block.placeId) ?? null),
  placeId: block.placeId,
  point: pointOf(block),
});

/** What is written by hand is where its title says: the id and the point under it may be of the place that was there before. */
function writtenPlace(block: Block, places: readonly PlaceFacts[]): WhichPlace {
  const place = placeTitled(block.title, places);
  return { place, placeId: place?.id ?? null, point: place };
}
