import { timeText } from "#messages/times";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { placeBeside } from "~/domain/place/place-in-words";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import type { Stop as StopOnLine } from "~/ui/sky/stations";

type OnLine = Omit<StopOnLine, "state">;

/** A part of a day as a stop on the day's line: the one that it is known by, or an open part in the screen's words. */
export function stopOnLine(day: Day, block: BlockName): OnLine {
  const open = day.blocks[block];
  const lead = leadAt(day, block);
  return lead ? stopItself(lead) : { block, title: open.title, place: placeBeside(open) || undefined };
}

/** Any stop on the day's line. */
export function stopItself(stop: PlacedStop): OnLine {
  const { title, at } = stop;
  const time = toldTime(stop);
  return {
    block: at.part,
    title,
    place: placeBeside(stop) || undefined,
    time: time ? timeText(time) : undefined,
  };
}
