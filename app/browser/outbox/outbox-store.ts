import { useSyncExternalStore } from "react";
import { outboxShape } from "~/contracts/stored/outbox";
import { EMPTY_OUTBOX, type Outbox, type QueuedCommand, queueCommand } from "~/domain/offline/outbox";
import { currentSession } from "../session/session";
import { keysOf, onTextChange, readText, removeText, writeText } from "../storage/stored-text";

/**
 * Signing out and starting over leave the outbox: it is what the traveller did and nobody has yet, it belongs to their account alone, and it is
 * sent when they sign in again.
 */
const PREFIX = "outbox:";

const keyOf = (uid: string, tripId: string): string => `${PREFIX}${uid}:${tripId}`;

const parsed = new Map<string, { text: string; outbox: Outbox }>();

/** The signed-in traveller's outbox for a trip; empty where there is none. Never throws. */
export function readOutbox(tripId: string): Outbox {
  const uid = currentSession()?.uid;
  const key = uid === undefined ? null : keyOf(uid, tripId);
  const text = key === null ? null : readText(key);
  if (key === null || text === null) return EMPTY_OUTBOX;
  const known = parsed.get(key);
  if (known?.text === text) return known.outbox;
  const outbox = parse(text);
  parsed.set(key, { text, outbox });
  return outbox;
}

function parse(text: string): Outbox {
  try {
    const result = outboxShape.safeParse(JSON.parse(text));
    return result.success ? result.data : EMPTY_OUTBOX;
  } catch {
    return EMPTY_OUTBOX;
  }
}

export function writeOutbox(tripId: string, outbox: Outbox): void {
  const uid = currentSession()?.uid;
  if (uid === undefined) return;
  if (outbox.waiting.length === 0 && outbox.stranded.length === 0) removeText(keyOf(uid, tripId));
  else writeText(keyOf(uid, tripId), JSON.stringify(outbox));
}

type WithoutId<Command> = Command extends QueuedCommand ? Omit<Command, "id"> : never;

/** Keeps a command until it can be sent. */
export const keepForLater = (tripId: string, command: WithoutId<QueuedCommand>): void =>
  writeOutbox(tripId, queueCommand(readOutbox(tripId), { ...command, id: crypto.randomUUID() }));

/** The trips for which something of the signed-in traveller's is on this device alone. */
function tripsKept(): string[] {
  const uid = currentSession()?.uid;
  if (uid === undefined) return [];
  const prefix = keyOf(uid, "");
  return keysOf("local")
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** The trips for which the signed-in traveller has something to send. */
export const tripsWaiting = (): string[] => tripsKept().filter((tripId) => readOutbox(tripId).waiting.length > 0);

/** The trips that would not take the traveller's words, kept up to date; none on the server. */
export function useTripsWithStrandedWords(): string[] {
  const ids = useSyncExternalStore(
    onTextChange,
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
export const letGo = (tripId: string, id: string): void => {
  const { waiting, stranded } = readOutbox(tripId);
  writeOutbox(tripId, { waiting, stranded: stranded.filter((words) => words.id !== id) });
};

/** The outbox of a trip, kept up to date; empty on the server. */
export const useOutbox = (tripId: string | null): Outbox =>
  useSyncExternalStore(
    onTextChange,
    () => (tripId === null ? EMPTY_OUTBOX : readOutbox(tripId)),
    () => EMPTY_OUTBOX,
  );
