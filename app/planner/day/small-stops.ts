import type { CityGuide, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import type { Preferences } from "../fit/preferences";
import type { LineStop } from "./day-line";
import { leavesTime, oneMorePlace } from "./one-more-place";
import type { TriedDay } from "./tried-day";

/** Puts small stops into the days of those who want to pack it all in. */
export type SmallStops = {
  added: (line: LineStop[], day: TriedDay, today: DayConditions | undefined) => LineStop[];
};

/** Where a fast day has room for more, in the order in which it is looked for. */
const ROOM: readonly BlockName[] = ["afternoon", "morning", "evening", "afternoon", "morning", "afternoon"];
/** A day of so many stops is full. */
const FULL = 9;
/** So long is short. */
const SHORT_MINUTES = 75;
const NEAR_KM = 1.1;

const NONE: SmallStops = { added: (line) => line };

/** @param taken the places that stand somewhere in the trip already; what is added comes to them */
export function smallStops(guide: CityGuide, preferences: Preferences, taken: Set<Place>): SmallStops {
  if (preferences.pace !== "fast") return NONE;
  const withinKm = Math.min(NEAR_KM, 0.6 * preferences.comfortableHopKm);
  const findMore = oneMorePlace(guide, preferences, { taken, withinKm });

  /** The best one near what stands in a part of the day, of another kind than that. */
  function find(line: readonly LineStop[], part: BlockName, day: TriedDay, today: DayConditions | undefined) {
    const here = line.filter((stop) => stop.part === part);
    const lead = here.find(({ role }) => role === "lead");
    if (!lead?.place || lead.choice.kind !== "place" || lead.place.category === "food") return null;
    const kinds = new Set(here.map(({ place }) => place?.category));
    return findMore({ around: lead.place, part, kinds, minutes: SHORT_MINUTES, day, today });
  }

  return {
    added(line, day, today) {
      let filled = line;
      for (const part of ROOM) {
        if (filled.length >= FULL) break;
        const place = find(filled, part, day, today);
        if (!place) continue;
        const behind = filled.findLastIndex((stop) => stop.part === part && stop.role !== "table") + 1;
        const more: LineStop[] = [
          ...filled.slice(0, behind),
          { part, role: "along", choice: { kind: "place", place }, place },
          ...filled.slice(behind),
        ];
        if (!leavesTime(filled, more, day)) continue;
        filled = more;
        taken.add(place);
      }
      return filled;
    },
  };
}
