import type { BlockName } from "~/domain/plan/block";

export type Point = { lat: number; lng: number };

/** A stop on the way of a day. `parts` are those it may stand in; a pinned one stays where it is in the order: a meal has its time. */
export type WayStop = Point & { part: BlockName; parts: readonly BlockName[]; pinned: boolean };
