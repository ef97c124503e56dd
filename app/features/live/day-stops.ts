import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { comparePositions } from "~/domain/live/live-advance";
import type { Position } from "~/domain/live/live-position";
import type { Stop } from "~/ui/sky/line-of-the-day";

/** Whether a block is behind the trip, where it is now, or still to come. */
export function blockState(block: Position, now: Position): Stop["state"] {
  const order = comparePositions(block, now);
  return order < 0 ? "done" : order === 0 ? "current" : "ahead";
}

/** Where a block opens: the current one at the plain path, any other named in the query. */
export const blockPath = (block: Position, now: Position): string =>
  comparePositions(block, now) === 0 ? "/tripliveblock" : `/tripliveblock?day=${block.dayIndex}&block=${block.block}`;

/** A day as stops on the line of the day, each leading to its block. */
export const dayStops = (day: Day, now: Position): Stop[] =>
  BLOCK_NAMES.map((block) => {
    const { title, neighborhoodTag, location } = day.blocks[block];
    const here = { dayIndex: day.dayIndex, block };
    return {
      block,
      title,
      place: neighborhoodTag || location || undefined,
      state: blockState(here, now),
      href: blockPath(here, now),
    };
  });

export const isBlockName = (text: string | null): text is BlockName => BLOCK_NAMES.some((name) => name === text);

/** The day that the address names, or the day the trip is on. */
export function dayOfAddress(url: string, now: Position): number {
  const day = Number(new URL(url).searchParams.get("day"));
  return Number.isInteger(day) && day > 0 ? day : now.dayIndex;
}

/** The block that the address names, or where the trip stands. */
export function blockOfAddress(url: string, now: Position): Position {
  const block = new URL(url).searchParams.get("block");
  const dayIndex = dayOfAddress(url, now);
  return isBlockName(block) ? { dayIndex, block } : dayIndex === now.dayIndex ? now : { dayIndex, block: "morning" };
}

/** Whether a whole day is behind the trip, the one it is on, or still to come. */
export const dayState = (day: number, now: Position): Stop["state"] =>
  day < now.dayIndex ? "done" : day === now.dayIndex ? "current" : "ahead";
