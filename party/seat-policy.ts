import type { CloseReason } from "~/contracts/room/room";

/** When the Worker last dismissed a user, and when it last changed their role; in seconds, like a ticket's time. */
export type Recalls = { dismissedAt: number | undefined; reseatedAt: number | undefined };

export type SeatDecision = { kind: "seat" } | { kind: "close"; reason: Extract<CloseReason, "notAMember" | "ticket"> };

/**
 * Whether a ticket issued at that second still counts: one from before a dismissal opens nothing, one from before a change
 * of role says what its holder no longer is. A later one was given by the Worker, which knows.
 */
export function decideSeat(issuedAt: number, { dismissedAt, reseatedAt }: Recalls): SeatDecision {
  if (isBefore(issuedAt, dismissedAt)) return { kind: "close", reason: "notAMember" };
  if (isBefore(issuedAt, reseatedAt)) return { kind: "close", reason: "ticket" };
  return { kind: "seat" };
}

/** Tickets know whole seconds only: one of the same second may be older, and a fresh one is soon fetched. */
const isBefore = (issuedAt: number, recall: number | undefined): boolean => recall !== undefined && issuedAt <= recall;
