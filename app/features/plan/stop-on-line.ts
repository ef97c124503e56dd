import { timeText } from "#messages/times";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { toldTime } from "~/domain/plan/time-of-day";
import type { Stop as StopOnLine } from "~/ui/sky/stations";

/** A part of a day as a stop on the day's line. */
export function stopOnLine(day: Day, block: BlockName): Omit<StopOnLine, "state"> {
  const { title, neighborhoodTag, location } = day.blocks[block];
  const lead = leadAt(day, block);
  const time = lead && toldTime(lead);
  return { block, title, place: neighborhoodTag || location || undefined, time: time ? timeText(time) : undefined };
}
