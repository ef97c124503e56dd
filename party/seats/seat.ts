import type * as Party from "partykit/server";
import { CLOSE_CODES } from "~/contracts/room/room";
import type { CloseReason, TicketHolder } from "~/contracts/room/room";
import { presenceRequest } from "../frames/sync-frames";
import type { Ticket } from "./room-token";

/**
 * Who sits at a socket: their last ticket was looked at `provenAt`, and they may stay with it until `until` (milliseconds since 1970); and the Yjs
 * client and clock of what they last showed. Or why somebody is on their way out. Survives the room's sleep with the socket.
 */
export type Seated = {
  holder: TicketHolder;
  provenAt: number;
  until: number;
  clientId: number | null;
  clock: number;
};
export type Seat = Seated | { sentAway: CloseReason };

/** A connection to the room; its state is null until its ticket was looked at. */
export type Companion = Party.Connection<Seat>;

/** How long somebody who is sent away may take to say a last word, in milliseconds. */
const LAST_WORD_MS = 2_000;

/** The seat of a companion; null for who has none. */
export const seatOf = ({ state }: Companion): Seated | null => (state !== null && "holder" in state ? state : null);

/** What a ticket that was just looked at says of a seat. */
export const provenBy = ({ holder, until }: Ticket): Pick<Seated, "holder" | "provenAt" | "until"> => ({
  holder,
  provenAt: Date.now(),
  until: until * 1000,
});

/** Everybody who has a seat, but one. */
export const othersIn = (room: Party.Room, but: unknown): Companion[] =>
  [...room.getConnections<Seat>()].filter((companion) => companion !== but && seatOf(companion) !== null);

/** Whether somebody has sat too long without a fresh ticket: what it said of them may be so no more. */
export const isOver = ({ until }: Seated, now: number): boolean => !(now <= until);

/**
 * Sends a frame to everybody but its maker, told apart by the socket: a connection's id is the client's own choice. Who has sat too long hears
 * nothing, and is given back, to be sent away.
 */
export function broadcast(room: Party.Room, frame: string | Uint8Array, but: unknown): Companion[] {
  const now = Date.now();
  const overdue: Companion[] = [];
  for (const companion of room.getConnections<Seat>()) {
    const seat = seatOf(companion);
    if (companion === but || seat === null) continue;
    if (isOver(seat, now)) overdue.push(companion);
    else companion.send(frame);
  }
  return overdue;
}

/** Ends a connection by name, while a frame of it is handled. */
export const close = (connection: Companion, reason: CloseReason): void =>
  connection.close(CLOSE_CODES[reason], reason);

/**
 * Ends a connection by name at any other time. It hears and changes nothing from now on, and is closed at its next frame, which it is asked for:
 * the runtime lets go of a sleeping kind of socket only there, elsewhere after ten seconds, and a browser tells of the close no sooner.
 */
export function sendAway(connection: Companion, reason: CloseReason): void {
  connection.setState({ sentAway: reason });
  connection.send(presenceRequest());
  setTimeout(() => connection.readyState === WebSocket.OPEN && close(connection, reason), LAST_WORD_MS);
}
