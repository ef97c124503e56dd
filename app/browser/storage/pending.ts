import * as z from "zod/mini";
import { pendingShape } from "~/contracts/calls/hydrate";
import { waitingForShape } from "~/contracts/calls/trip";
import { NOTHING_PENDING, type Pending, type WaitingFor } from "~/domain/people/newcomer";
import { stored } from "./stored-keys";
import { storedValue, useStored } from "./stored-value";

/** What waits for the traveller's answer on their trip, as it was last heard. */
export const pending = storedValue({ ...stored.pending, shape: pendingShape });

let heard = 0;

/** Grows with each part that is heard of: tells an answer that was asked for before it. */
export const pendingHeard = (): number => heard;

/** Keeps a part of it that was heard of. */
export function keepPending(part: Partial<Pending>): void {
  heard += 1;
  pending.write({ ...(pending.read() ?? NOTHING_PENDING), ...part });
}

export const usePending = (): Pending => useStored(pending) ?? NOTHING_PENDING;

const waiting = storedValue({ ...stored.waitingFor, shape: z.array(waitingForShape) });

const NOTHING: readonly WaitingFor[] = [];

/** The trips that the traveller waits to be let in to, or was not told yet how that ended. */
export const readWaitingFor = (): readonly WaitingFor[] => waiting.read() ?? NOTHING;

export const useWaitingFor = (): readonly WaitingFor[] => useStored(waiting) ?? NOTHING;

const unlike =
  (tripId: string) =>
  (other: WaitingFor): boolean =>
    other.tripId !== tripId;

/** Notes that the traveller waits to be let in to a trip. */
export const addWaitingFor = (trip: WaitingFor): void =>
  waiting.write([trip, ...readWaitingFor().filter(unlike(trip.tripId))]);

/** Forgets a trip that was waited for: the traveller knows how it ended. */
export const dropWaitingFor = (tripId: string): void => waiting.write(readWaitingFor().filter(unlike(tripId)));

/** Adds what the server knows. What only this device knows stays: somebody has answered, and the traveller was not told yet. */
export const keepWaitingFor = (known: readonly WaitingFor[]): void =>
  waiting.write([...known, ...readWaitingFor().filter(({ tripId }) => known.every(unlike(tripId)))]);
