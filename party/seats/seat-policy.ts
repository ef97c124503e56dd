import type { CloseReason, RoomMembers, TicketHolder } from "~/contracts/room/room";
import type { Ticket, TicketDecision } from "./room-token";
import type { Seated } from "./seat";

/** When the Worker last dismissed a user, and when it last changed their role; in seconds, like a ticket's time. */
export type Recalls = { dismissedAt: number | undefined; reseatedAt: number | undefined };

type Ending = { kind: "close"; reason: Extract<CloseReason, "notAMember" | "ticket"> };

export type SeatDecision = { kind: "seat" } | Ending;

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

/** Whether what a companion brings in order to stay is a ticket of theirs. Whether that still counts is decided as at the door. */
export function decideRenewal(
  brought: TicketDecision,
  holder: TicketHolder | undefined,
): { kind: "use"; ticket: Ticket } | Ending {
  const isTheirs = brought.kind === "admitted" && brought.ticket.holder.userId === holder?.userId;
  return isTheirs ? { kind: "use", ticket: brought.ticket } : { kind: "close", reason: "ticket" };
}

/**
 * Whether somebody who sits here still may, by who was on the trip when the record was asked: the room may never have heard of a removal or a
 * hand-over. One whose ticket was looked at since knows better than that answer. Of a Worker that does not say, nothing follows.
 */
export function reconcileSeat(
  { holder, provenAt }: Pick<Seated, "holder" | "provenAt">,
  members: RoomMembers,
  askedAt: number,
): SeatDecision {
  if (members === undefined || provenAt >= askedAt) return { kind: "seat" };
  const role = members.find(({ userId }) => userId === holder.userId)?.role;
  if (role === undefined) return { kind: "close", reason: "notAMember" };
  return role === holder.role ? { kind: "seat" } : { kind: "close", reason: "ticket" };
}
