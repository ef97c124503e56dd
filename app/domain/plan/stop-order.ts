import { BLOCK_NAMES } from "./block";
import type { PlacedStop, Stop, StopAt } from "./stop";

/** Longer ones come of no reordering by hand. */
const FRACTIONAL_INDEX = /^[A-Za-z][0-9A-Za-z]{1,99}$/;

/** Whether a stored order may be a fractional index; whoever puts a stop beside it finds out (`stop-place`). */
export const isOrder = (order: unknown): order is string => typeof order === "string" && FRACTIONAL_INDEX.test(order);

export const isPlaced = (stop: Stop): stop is PlacedStop => stop.at !== null;

const partNumber = ({ part }: StopAt): number => BLOCK_NAMES.indexOf(part);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Stops in the order in which they are travelled; two of the same place are told apart by their ids, everywhere alike. */
export const inOrder = <Placed extends PlacedStop>(stops: readonly Placed[]): Placed[] =>
  [...stops].sort(
    (a, b) =>
      a.at.day - b.at.day ||
      partNumber(a.at) - partNumber(b.at) ||
      byText(a.at.order, b.at.order) ||
      byText(a.id, b.id),
  );
