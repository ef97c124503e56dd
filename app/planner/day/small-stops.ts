import type { CityGuide, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import { isOffDay } from "../fit/day-fit";
import type { Preferences } from "../fit/preferences";
import { bestNearby } from "../plan/stops";
import type { LineStop } from "./day-line";
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
const THRIFTY = 1;
/** Of a visit, this much has to be left to it. */
const LEFT = 0.8;
const AFTER_DARK = new Set<Place["category"]>(["nightlife", "viewpoint", "neighborhood", "landmark", "food"]);
const COFFEE = new Set<string>(["cafe", "bakery", "ice-cream"]);

/** A café or an ice cream is a stop between two sights; a restaurant is none. */
export const isCoffee = ({ meal }: Place): boolean => meal !== null && COFFEE.has(meal.kind);

const isSmall = (place: Place): boolean =>
  place.minutes <= SHORT_MINUTES && (place.category !== "food" || isCoffee(place));

const suitsEvening = (place: Place, { children }: Preferences): boolean =>
  !children && AFTER_DARK.has(place.category) && !place.ticketed;

const NONE: SmallStops = { added: (line) => line };

/** @param taken the places that stand somewhere in the trip already; what is added comes to them */
export function smallStops(guide: CityGuide, preferences: Preferences, taken: Set<Place>): SmallStops {
  if (preferences.pace !== "fast") return NONE;
  const open = new Set(guide.places.filter((place) => !place.dayTrip && isSmall(place)));
  const within = Math.min(NEAR_KM, 0.6 * preferences.comfortableHopKm);

  /** The best one near what stands in a part of the day, of another kind than that. */
  function find(line: readonly LineStop[], part: BlockName, day: TriedDay, today: DayConditions | undefined) {
    const here = line.filter((stop) => stop.part === part);
    const lead = here.find(({ role }) => role === "lead");
    if (!lead?.place || lead.choice.kind !== "place" || lead.place.category === "food") return null;
    const kinds = new Set(here.map(({ place }) => place?.category));
    const dearest = preferences.budget === "low" ? THRIFTY : Number.POSITIVE_INFINITY;
    return bestNearby(
      lead.place,
      open,
      within,
      preferences,
      (option) =>
        !taken.has(option) &&
        !kinds.has(option.category) &&
        option.parts.includes(part) &&
        option.price <= dearest &&
        (part === "evening" ? suitsEvening(option, preferences) : option.category !== "nightlife") &&
        !isOffDay(option, today) &&
        day.hoursOf(option.id)?.length !== 0,
    );
  }

  return {
    added(line, day, today) {
      let filled = line;
      for (const part of ROOM) {
        if (filled.length >= FULL) break;
        const found = find(filled, part, day, today);
        if (!found) continue;
        const behind = filled.findLastIndex((stop) => stop.part === part && stop.role !== "table") + 1;
        const more: LineStop[] = [
          ...filled.slice(0, behind),
          { part, role: "along", choice: { kind: "place", place: found.place }, place: found.place },
          ...filled.slice(behind),
        ];
        if (!leavesTime(filled, more, day)) continue;
        filled = more;
        taken.add(found.place);
      }
      return filled;
    },
  };
}

/** Whether all that was there keeps nearly all of its time, and what came has some. */
export function leavesTime(before: readonly LineStop[], after: readonly LineStop[], day: TriedDay): boolean {
  if (day.loss(after) > day.loss(before)) return false;
  const [had, has] = [day.tried(before), day.tried(after)];
  return before.every((stop, i) => (has[after.indexOf(stop)]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0));
}
