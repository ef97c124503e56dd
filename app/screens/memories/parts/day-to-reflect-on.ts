import { lookbackDay } from "~/domain/live/live-advance";
import type { LiveTrip } from "~/features/live/live-trip";

/** The day that /daylookback is about: the one just finished, or an earlier finished one that `?day=` names; 0 while there is none. */
export function dayToReflectOn(url: string, { position, trip }: Pick<LiveTrip, "position" | "trip">): number {
  const { completedDay } = lookbackDay(position.dayIndex, trip.daysTotal);
  const named = Number(new URL(url).searchParams.get("day"));
  return Number.isInteger(named) && named > 0 && named < completedDay ? named : Math.max(completedDay, 0);
}
