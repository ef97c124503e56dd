import type { Anchor } from "./anchor";
import { BLOCK_NAMES, type Block } from "../plan/block";
import type { Day } from "../plan/itinerary";
import type { Position } from "../live/live-position";
import { nameKey } from "../place/place-name";

/** A chosen anchor with where the plan has it; null while it has it nowhere. */
export type AnchorHighlight = { anchor: Anchor; at: Position | null };
export type DayHighlight = { dayIndex: number; summary: string; block: Block };

/** What a block stands out by. A chosen must is a highlight already, so it stands for its day only where nothing else can. */
const WEIGHT = { must: -8, dayTrip: 4, ticketed: 2, named: 1 } as const;

/** The chosen anchors in the words of the suggestions; one whose suggestion is gone has its title alone. */
export function chosenAnchors(picks: readonly string[], suggestions: readonly (string | Anchor)[]): Anchor[] {
  const known = suggestions.map((anchor) => (typeof anchor === "string" ? { title: anchor, description: "" } : anchor));
  return picks.map((title) => known.find((anchor) => anchor.title === title) ?? { title, description: "" });
}

/** Each anchor with its place in the plan, in the order they were chosen. */
export const anchorHighlights = (anchors: readonly Anchor[], days: readonly Day[]): AnchorHighlight[] =>
  anchors.map((anchor) => ({ anchor, at: positionOf(anchor, days) }));

/** The best of each day beside the musts: one block, the earlier of two that are worth the same. */
export const dayHighlights = (days: readonly Day[], anchors: readonly Anchor[]): DayHighlight[] =>
  days.map(({ dayIndex, summary, blocks }) => ({ dayIndex, summary, block: bestOf(blocks, anchors) }));

/** Among all stops of the plan, whichever of them a part of a day is known by: the stop at its place, else one that names it. */
function positionOf(anchor: Anchor, days: readonly Day[]): Position | null {
  const stops = days.flatMap((day) => day.stops);
  const stop = stops.find((each) => isAtPlace(each, anchor)) ?? stops.find((each) => isAbout(each, anchor));
  return stop ? { dayIndex: stop.at.day, block: stop.at.part } : null;
}

function bestOf(blocks: Day["blocks"], anchors: readonly Anchor[]): Block {
  const worth = (block: Block): number =>
    (anchors.some((anchor) => isAbout(block, anchor)) ? WEIGHT.must : 0) +
    (block.isDayTrip ? WEIGHT.dayTrip : 0) +
    (block.isTicketed ? WEIGHT.ticketed : 0) +
    (block.placeId !== null || block.source === "traveller" ? WEIGHT.named : 0);
  return BLOCK_NAMES.map((name) => blocks[name]).reduce((best, block) => (worth(block) > worth(best) ? block : best));
}

const isAtPlace = (at: Pick<Block, "placeId">, { placeId }: Anchor): boolean =>
  at.placeId !== null && at.placeId === placeId;

/** The same place, or the anchor's name as a whole phrase of the title. */
export const isAbout = (at: Pick<Block, "title" | "placeId">, anchor: Anchor): boolean =>
  isAtPlace(at, anchor) || ` ${nameKey(at.title)} `.includes(` ${nameKey(anchor.title)} `);
