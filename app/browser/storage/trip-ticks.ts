import * as z from "zod/mini";
import { tickShape } from "~/contracts/calls/ticks";
import { type Tick, withTick } from "~/domain/live/ticks";
import { readLocal } from "./local-copy";
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

/** Takes what the server says of all ticks; those of another trip than the one at hand would drive out its own. */
export function keepTicks(tripId: string, ticks: readonly Tick[]): void {
  if (readLocal("tripData")?.tripId === tripId) kept.write({ tripId, ticks: [...ticks] });
}

/** When what was last heard of somebody at a stop was said. */
const saidAt = new Map<string, number>();

/**
 * Takes one tick that was set, or taken back.
 * @param at when that was said, in milliseconds since 1970: what was said before it and comes after it is dropped
 */
export function takeTick(tripId: string, tick: Tick, done: boolean, at?: number): void {
  if (at !== undefined) {
    const place = [tripId, tick.userId, tick.stopId].join(" ");
    if (at < (saidAt.get(place) ?? 0)) return;
    saidAt.set(place, at);
  }
  taken += 1;
  const known = ticksOf(tripId, kept.read());
  const after = withTick(known, tick, done);
  if (after !== known) keepTicks(tripId, after);
}

/** The ticks of a trip as the server last told them; none on the server. */
export const useKeptTicks = (tripId: string): readonly Tick[] => ticksOf(tripId, useStored(kept));
