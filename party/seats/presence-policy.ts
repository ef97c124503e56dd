import type { TicketHolder } from "~/contracts/room/room";
import type { Presence } from "../frames/awareness-codec";
import type { Seated } from "./seat";

/** What a companion shows of themselves is at most this long, as JSON. */
export const MAX_PRESENCE_LENGTH = 2_000;

export type PresenceDecision = { kind: "share"; presence: Presence } | { kind: "ignore" };

/**
 * What of the presences in a frame may go on: the connection's own entry, stamped with the ticket's user, so that nobody poses as another.
 * A connection owns the first client id it names that is not taken.
 */
export function decidePresence(
  presences: readonly Presence[],
  holder: TicketHolder,
  ownId: number | null,
  taken: ReadonlySet<number>,
): PresenceDecision {
  const own = presences.find(({ clientId }) => (ownId === null ? !taken.has(clientId) : clientId === ownId));
  if (own === undefined) return { kind: "ignore" };
  if (own.state === null) return { kind: "share", presence: own };
  if (JSON.stringify(own.state).length > MAX_PRESENCE_LENGTH) return { kind: "ignore" };
  return {
    kind: "share",
    presence: { ...own, state: { ...own.state, user: { id: holder.userId, name: holder.name, role: holder.role } } },
  };
}

/** The clients that a user's new connection may not claim: those of other users. Their own may still sit at a socket that has died without a word. */
export const takenFrom = (
  userId: string,
  seats: readonly (Pick<Seated, "holder" | "clientId"> | null)[],
): ReadonlySet<number> =>
  new Set(
    seats.flatMap((seat) =>
      seat === null || seat.clientId === null || seat.holder.userId === userId ? [] : [seat.clientId],
    ),
  );

/** What tells the others that a client is gone. Its clock stays, so that its next word after a return is news. */
export const departure = (clientId: number, clock: number): Presence => ({ clientId, clock, state: null });
