import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { tripClock } from "./with-times";

/** What the planner says anew of a stop in which another place stands. */
export type RenewedTime = Pick<Stop, "id" | "kind" | "start" | "minutes">;

/**
 * The time of the stop that a part of a day is known by, once the planner put another place there: its proposal is made anew between the others,
 * which stay where they are. A start that a booking or a person gave stays, with its length. A length that somebody changed without setting a start
 * cannot be told from a proposal: it is made anew. Null where the stop is a traveller's own words, and on a day without times.
 * @param brief as it is seen from that day
 */
export function renewedTime(brief: TripBrief, day: Day, part: BlockName): RenewedTime | null {
  const lead = leadAt(day, part);
  if (!lead || lead.source === "traveller" || day.stops.every(({ start }) => start === null)) return null;
  const stops = day.stops.map((stop) =>
    stop.id === lead.id ? { ...stop, kind: "sight" as const } : { ...stop, startIsSet: stop.start !== null },
  );
  const found = tripClock(brief)({ ...day, stops }).stops.find(({ id }) => id === lead.id);
  return found ? { id: found.id, kind: found.kind, start: found.start, minutes: found.minutes } : null;
}
