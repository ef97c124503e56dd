import type { Block, BlockName } from "../block";
import { BLOCK_NAMES } from "../block";
import type { Day } from "../itinerary";
import type { Place } from "../place";
import type { Preferences } from "../planner/preferences";
import { preferencesOf } from "../planner/preferences";
import { nameKey } from "../planner/place-name";
import type { TripBrief } from "../trip-brief";

/** A block with what the check needs to know of it. */
export type Stop = { dayIndex: number; part: BlockName; block: Block; place: Place | null; chosen: boolean };

export type CheckedPlan = { brief: TripBrief; days: readonly Day[]; stops: readonly Stop[]; preferences: Preferences };

/** Lines a plan up for checking. A block may be missing where the plan comes from outside. */
export function checkedPlan(brief: TripBrief, days: readonly Day[]): CheckedPlan {
  const byId = new Map((brief.guide?.places ?? []).map((place) => [place.id, place]));
  const anchors = new Set(brief.anchors.map(nameKey));
  const stops = days.flatMap((day) =>
    BLOCK_NAMES.flatMap((part): Stop[] => {
      const block: Block | undefined = day.blocks[part];
      if (!block) return [];
      const place = block.placeId === null ? null : (byId.get(block.placeId) ?? null);
      const chosen = anchors.has(nameKey(block.title)) || (place !== null && anchors.has(nameKey(place.name)));
      return [{ dayIndex: day.dayIndex, part, block, place, chosen }];
    }),
  );
  return { brief, days, stops, preferences: preferencesOf(brief) };
}
