import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Position } from "~/domain/live/live-position";
import type { TripPhase } from "~/domain/trip/trip-lifecycle";
import type { Stop } from "~/ui/sky/line-of-the-day";
import { blockState } from "~/features/live/day-stops";
import type { LiveTrip } from "~/features/live/live-trip";

/** Which day the dashboard shows: the one the trip is on, the first of a trip ahead, the last of one that is over. */
export type DayInView = { when: "started" | "ahead" | "over"; day: Day; sky: Position["block"]; stops: Stop[] };

/** Null while no days are planned. */
export function dayInView({ plan, position, trip }: LiveTrip, phase: TripPhase): DayInView | null {
  const isOver = phase === "complete" || position.dayIndex > trip.daysTotal;
  const when = isOver ? "over" : phase === "started" ? "started" : "ahead";
  const index = { over: trip.daysTotal, started: position.dayIndex, ahead: 1 }[when];
  const day = plan?.days.find(({ dayIndex }) => dayIndex === index);
  if (!day) return null;
  const stops = BLOCK_NAMES.map((block): Stop => {
    const { title, neighborhoodTag, location } = day.blocks[block];
    const state = {
      over: "done" as const,
      ahead: "ahead" as const,
      started: blockState({ dayIndex: index, block }, position),
    }[when];
    return { block, title, place: neighborhoodTag || location || undefined, state };
  });
  return { when, day, stops, sky: when === "started" ? position.block : when === "over" ? "evening" : "morning" };
}
