import { useSyncExternalStore } from "react";
import type * as z from "zod/mini";
import { outboxShape, unreadableOutboxShape } from "~/contracts/stored/outbox";
import { EMPTY_OUTBOX, type Outbox, type QueuedCommand, queueCommand } from "~/domain/offline/outbox";
import { currentSession } from "../session/session";
import { memberOf, stored } from "../storage/stored-keys";
import { onStoredChange, storedNames, type StoredValue, storedValue } from "../storage/stored-value";

/** By account, then by trip. */
const nameOf = (uid: string, tripId: string): string => `${uid}:${tripId}`;

/** The signed-in traveller's outbox; null while nobody is. An unreadable one stays until something is put in: it is work that nobody else has. */
const outboxOf = (tripId: string): StoredValue<Outbox> | null => keptAs(outboxShape, tripId);

function keptAs<Shape extends z.ZodMiniType>(shape: Shape, tripId: string): StoredValue<z.output<Shape>> | null {
  const uid = currentSession()?.uid;
  if (uid === undefined) return null;
  return storedValue({ ...memberOf(stored.outbox, nameOf(uid, tripId)), shape, keepUnreadable: true });
}

/** What waits and what was not taken for a trip; empty where there is nothing. The same object until it changes. Never throws. */
export const readOutbox = (tripId: string): Outbox => outboxOf(tripId)?.read() ?? EMPTY_OUTBOX;

/** Keeps what is to wait now, and beside it each that only another version can read. */
export function writeOutbox(tripId: string, outbox: Outbox): void {
  const kept = keptAs(unreadableOutboxShape, tripId);
  const others = kept?.read();
  const waiting = [...outbox.waiting, ...(others?.waiting ?? [])];
  const stranded = [...outbox.stranded, ...(others?.stranded ?? [])];
  if (waiting.length === 0 && stranded.length === 0) kept?.remove();
  else kept?.write({ waiting, stranded });
}

type WithoutId<Command> = Command extends QueuedCommand ? Omit<Command, "id"> : never;

/** Keeps a command until it can be sent. */
export const keepForLater = (tripId: string, command: WithoutId<QueuedCommand>): void =>
  writeOutbox(tripId, queueCommand(readOutbox(tripId), { ...command, id: crypto.randomUUID() }));

/** The trips for which something of the signed-in traveller's is on this device alone. */
function tripsKept(): string[] {
  const uid = currentSession()?.uid;
  if (uid === undefined) return [];
  const mine = nameOf(uid, "");
  return storedNames(stored.outbox)
    .filter((name) => name.startsWith(mine))
    .map((name) => name.slice(mine.length));
}

/** The trips for which the signed-in traveller has something to send. */
export const tripsWaiting = (): string[] => tripsKept().filter((tripId) => readOutbox(tripId).waiting.length > 0);

/** The trips that would not take the traveller's words, kept up to date; none on the server. */
export function useTripsWithStrandedWords(): string[] {
  const ids = useSyncExternalStore(
    onStoredChange,
    () =>
      tripsKept()
        .filter((tripId) => readOutbox(tripId).stranded.length > 0)
        .join(" "),
    () => "",
  );
  return ids.split(" ").filter(Boolean);
}

/** How many commands the signed-in traveller has yet to send, on all trips. */
export const countWaiting = (): number =>
  tripsWaiting().reduce((count, tripId) => count + readOutbox(tripId).waiting.length, 0);

/** Lets go of words that the server would not take. */
export const dropRefusedWords = (tripId: string, id: string): void => {
  const { waiting, stranded } = readOutbox(tripId);
  writeOutbox(tripId, { waiting, stranded: stranded.filter((words) => words.id !== id) });
};

/** The outbox of a trip, kept up to date; empty on the server. */
export const useOutbox = (tripId: string | null): Outbox =>
  useSyncExternalStore(
    onStoredChange,
    () => (tripId === null ? EMPTY_OUTBOX : readOutbox(tripId)),
    () => EMPTY_OUTBOX,
  );
