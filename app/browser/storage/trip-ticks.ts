import * as z from "zod/mini";
import { tickShape } from "~/contracts/calls/ticks";
import { type Tick, withTick } from "~/domain/live/ticks";
import { stored } from "./stored-keys";
import { storedValue, useStored } from "./stored-value";

/** Kept for one trip, the one that the traveller is on. */
const kept = storedValue({
  ...stored.tripTicks,
  shape: z.object({ tripId: z.string(), ticks: z.array(tickShape) }),
});

const NONE: readonly Tick[] = [];

const ticksOf = (tripId: string, known: { tripId: string; ticks: readonly Tick[] } | null): readonly Tick[] =>
  known?.tripId === tripId ? known.ticks : NONE;

let taken = 0;

/** Grows with each tick that is heard of: tells an answer that was asked for before it. */
export const ticksTaken = (): number => taken;

/** Takes what the server says of all ticks. */
export const keepTicks = (tripId: string, ticks: readonly Tick[]): void => kept.write({ tripId, ticks: [...ticks] });

/** Takes one tick that was set, or taken back. */
export function takeTick(tripId: string, tick: Tick, done: boolean): void {
  taken += 1;
  const known = ticksOf(tripId, kept.read());
  const after = withTick(known, tick, done);
  if (after !== known) keepTicks(tripId, after);
}

/** The ticks of a trip as the server last told them; none on the server. */
export const useKeptTicks = (tripId: string): readonly Tick[] => ticksOf(tripId, useStored(kept));
