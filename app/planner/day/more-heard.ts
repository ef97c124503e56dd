import type { Place } from "~/domain/place/place";
import { ICON } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import { servesInterest } from "../plan/score";
import { bestNearby } from "../plan/stops";
import type { LineStop } from "./day-line";
import { heardBeyondHalf } from "./heard-parts";
import { leavesTime } from "./one-more-place";
import { suitsAsLead } from "./open-leads";
import type { Filling, TriedDay } from "./tried-day";

const NEAR_KM = 4;
const TRIES = 3;

/** A day with its stops, as it is tried out. */
export type HeardDay = { line: LineStop[]; day: TriedDay; today: DayConditions | undefined };

/**
 * The days with half of their parts for what the travellers came for, as far as that can be done without taking anybody's time: where meals, doors and
 * daylight have left fewer, what stands beside something else and is for it comes first in its part, then another place near takes the place of what is
 * neither for it, nor a must, nor famous.
 * @param taken the places that stand somewhere in the trip; what comes in is put to them
 */
export function moreHeard(days: readonly HeardDay[], filling: Filling, taken: Set<Place>): LineStop[][] {
  const { guide, preferences, musts } = filling;
  const lines = days.map(({ line }) => line);
  const isHeard = (place: Place | null): boolean => place !== null && servesInterest(place, preferences);

  /** The line with a stop that is heard in the stead of what its part is about, and that after it; null where it would cost time. */
  function promoted({ line, day }: HeardDay, lead: LineStop): LineStop[] | null {
    const heir = line.find(({ part, role, place }) => part === lead.part && role === "along" && isHeard(place));
    if (!heir) return null;
    const after = line.map((stop): LineStop =>
      stop === lead ? { ...heir, role: "lead" } : stop === heir ? { ...lead, role: "along" } : stop,
    );
    return leavesTime(line, after, day) ? after : null;
  }

  function replaced({ line, day, today }: HeardDay, lead: LineStop): LineStop[] | null {
    const { place, part } = lead;
    if (!place || place.fame >= ICON) return null;
    const refused = new Set<Place>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = bestNearby(
        place,
        guide.places,
        NEAR_KM,
        preferences,
        (option) =>
          !taken.has(option) &&
          !refused.has(option) &&
          isHeard(option) &&
          suitsAsLead(option, part, preferences, today),
      )?.place;
      if (!found) return null;
      const instead: LineStop = { ...lead, place: found, choice: { kind: "place", place: found } };
      const after = line.map((stop) => (stop === lead ? instead : stop));
      if (day.loss(after) <= day.loss(line)) {
        taken.add(found);
        return after;
      }
      refused.add(found);
    }
    return null;
  }

  for (const way of [promoted, replaced])
    days.forEach((heard, i) => {
      for (const lead of heard.line) {
        if (heardBeyondHalf(lines, preferences) >= 0) return;
        const line = lines[i] ?? heard.line;
        if (lead.role !== "lead" || lead.choice.kind !== "place" || !line.includes(lead)) continue;
        if (isHeard(lead.place) || musts.some((must) => must === lead.place)) continue;
        lines[i] = way({ ...heard, line }, lead) ?? line;
      }
    });
  return lines;
}
