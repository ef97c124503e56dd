import type * as Party from "partykit/server";
import type { CloseReason, RoomMembers } from "~/contracts/room/room";
import { connectionsToClose } from "../frames/limits-policy";
import { mayEdit } from "../frames/frame-policy";
import { roomSettings } from "../settings";
import type { Ticket } from "./room-token";
import { checkTicket } from "./room-token";
import type { Companion, Seated } from "./seat";
import { isOver, othersIn, provenBy, seatOf, sendAway } from "./seat";
import type { SeatDecision } from "./seat-policy";
import { decideRenewal, decideSeat, reconcileSeat } from "./seat-policy";
import { UsedTickets } from "./used-tickets";

const DISMISSED = "dismissed:";
const RESEATED = "reseated:";

/** Who may sit in the room: whom a ticket lets in, whom the Worker calls away, and what the record says of those who sit here. */
export class Seating {
  readonly #tickets: UsedTickets;

  /** @param onLeave what the room does when a companion's seat is taken from them */
  constructor(
    private readonly room: Party.Room,
    private readonly onLeave: (companion: Companion) => void,
  ) {
    this.#tickets = new UsedTickets(room.storage);
  }

  load = (): Promise<void> => this.#tickets.load();

  /** Uses a ticket, at the door or to stay. */
  async use(ticket: Ticket): Promise<SeatDecision> {
    const { userId } = ticket.holder;
    const [dismissedAt, reseatedAt] = await Promise.all(
      [DISMISSED, RESEATED].map((kind) => this.room.storage.get<number>(kind + userId)),
    );
    const decision = decideSeat(ticket.issuedAt, { dismissedAt, reseatedAt });
    const isSpent = decision.kind === "seat" && !this.#tickets.take(ticket, Date.now() / 1000);
    return isSpent ? { kind: "close", reason: "ticket" } : decision;
  }

  /** Lets a companion stay who brings a fresh ticket, as what that says of them. */
  async renew(text: string, tripId: string, companion: Companion): Promise<void> {
    const brought = await checkTicket(text, tripId, roomSettings(this.room.env).secrets, new Date());
    const renewal = decideRenewal(brought, seatOf(companion)?.holder);
    const decision = renewal.kind === "use" ? await this.use(renewal.ticket) : renewal;
    const seat = seatOf(companion);
    if (decision.kind === "close") this.end(companion, decision.reason);
    else if (seat !== null && renewal.kind === "use") companion.setState({ ...seat, ...provenBy(renewal.ticket) });
  }

  /** Lets the user's oldest connections give way to a new one. */
  makeWay(userId: string): void {
    for (const { companion } of connectionsToClose(this.#seatsOf(userId))) this.end(companion, "elsewhere");
  }

  dismiss = (userId: string): Promise<void> => this.#recall(DISMISSED, userId, "notAMember", Date.now());
  reseat = (userId: string): Promise<void> => this.#recall(RESEATED, userId, "ticket", Date.now());

  /** A dismissed user's id stays, so that the tickets they may still hold open nothing; it leads to nobody any more. */
  async forget(userId: string): Promise<void> {
    await this.room.storage.delete(RESEATED + userId);
  }

  /** Calls away who is not on the trip any more, or is something else there, as the record was asked at that moment (milliseconds since 1970). */
  async reconcile(members: RoomMembers, askedAt: number): Promise<void> {
    const wrong = new Map<string, Extract<SeatDecision, { kind: "close" }>["reason"]>();
    for (const { seat } of this.#seats()) {
      const decision = reconcileSeat(seat, members, askedAt);
      if (decision.kind === "close") wrong.set(seat.holder.userId, decision.reason);
    }
    for (const [userId, reason] of wrong)
      await this.#recall(reason === "notAMember" ? DISMISSED : RESEATED, userId, reason, askedAt);
  }

  /** Calls away those whose words the plan consists of, so that they read why it is not kept. */
  endEditors(reason: CloseReason): void {
    for (const { companion, seat } of this.#seats()) if (mayEdit(seat.holder.role)) this.end(companion, reason);
  }

  /** Sends away who fell silent and has sat too long, so that nobody is shown as here for good: asked whenever somebody else shows a sign of life. */
  endOverdue(but: Companion): void {
    const now = Date.now();
    for (const { companion, seat } of this.#seats())
      if (companion !== but && isOver(seat, now)) this.end(companion, "ticket");
  }

  /** Takes a companion's seat, whatever they are doing. */
  end(companion: Companion, reason: CloseReason): void {
    this.onLeave(companion);
    sendAway(companion, reason);
  }

  /** Ends a user's connections, and makes the tickets useless that they hold from before that moment. */
  async #recall(
    kind: typeof DISMISSED | typeof RESEATED,
    userId: string,
    reason: CloseReason,
    at: number,
  ): Promise<void> {
    const before = (await this.room.storage.get<number>(kind + userId)) ?? 0;
    await this.room.storage.put(kind + userId, Math.max(before, at / 1000));
    for (const { companion, seat } of this.#seatsOf(userId)) if (seat.provenAt <= at) this.end(companion, reason);
  }

  #seatsOf = (userId: string): Taken[] => this.#seats().filter(({ seat }) => seat.holder.userId === userId);

  #seats(): Taken[] {
    return othersIn(this.room, null).flatMap((companion) => {
      const seat = seatOf(companion);
      return seat === null ? [] : [{ companion, seat, provenAt: seat.provenAt }];
    });
  }
}

type Taken = { companion: Companion; seat: Seated; provenAt: number };
