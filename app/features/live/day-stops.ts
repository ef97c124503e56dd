import { comparePositions } from "~/domain/live/live-advance";
import { blockState, type LiveMoment } from "~/domain/live/live-moment";
import type { Position } from "~/domain/live/live-position";
import { type Tick, tickedFirst } from "~/domain/live/ticks";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { stopItself, stopOnLine } from "~/features/plan/stop-on-line";
import type { Stop } from "~/ui/sky/line-of-the-day";

/** Where a block opens: the current one at the plain path, any other named in the query. */
export const blockPath = (block: Position, now: LiveMoment): string =>
  now.kind === "at-block" && comparePositions(block, now.at) === 0
    ? "/tripliveblock"
    : `/tripliveblock?day=${block.dayIndex}&block=${block.block}`;

/** A day as its parts on the line of the day, each leading to its block. */
export const dayStops = (day: Day, now: LiveMoment): Stop[] =>
  BLOCK_NAMES.map((block) => {
    const here = { dayIndex: day.dayIndex, block };
    return {
      ...stopOnLine(day, block),
      state: blockState(here, now),
      href: blockPath(here, now),
    };
  });

/** A day that is done, with all of its stops: what somebody ticked first. Each leads to its block. */
export const stopsDone = (day: Day, now: LiveMoment, ticks: readonly Tick[]): Stop[] =>
  BLOCK_NAMES.flatMap((block) => {
    const stops = tickedFirst(stopsOfPart(day.stops, block), ticks).map(stopItself);
    const here = { dayIndex: day.dayIndex, block };
    const shown = stops.length > 0 ? stops : [stopOnLine(day, block)];
    return shown.map((stop) => ({ ...stop, state: blockState(here, now), href: blockPath(here, now) }));
  });

export const isBlockName = (text: string | null): text is BlockName => BLOCK_NAMES.some((name) => name === text);

/** The day that the address names; null where it names none. */
function dayNamed(url: string): number | null {
  const day = Number(new URL(url).searchParams.get("day"));
  return Number.isInteger(day) && day > 0 ? day : null;
}

/** The day that the address names, or the day the trip is on; null where there is none any more. */
export const dayOfAddress = (url: string, now: LiveMoment): number | null => dayNamed(url) ?? dayOf(now);

/** The day that the screens show as the one the trip is on; null once it is over. */
export function dayOf(now: LiveMoment): number | null {
  if (now.kind === "over") return null;
  return now.kind === "at-block" ? now.at.dayIndex : now.day;
}

/** The block that the address names, or where the trip is; null where it is at none. */
export function blockOfAddress(url: string, now: LiveMoment): Position | null {
  const here = now.kind === "at-block" ? now.at : null;
  const block = new URL(url).searchParams.get("block");
  const dayIndex = dayNamed(url) ?? here?.dayIndex ?? null;
  if (dayIndex === null) return null;
  if (isBlockName(block)) return { dayIndex, block };
  return dayIndex === here?.dayIndex ? here : { dayIndex, block: "morning" };
}
