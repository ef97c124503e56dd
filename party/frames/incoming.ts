import type * as Y from "yjs";
import { readJson } from "~/contracts/room/read-json";
import { applyForeign } from "~/contracts/room/foreign-update";
import type { CloseReason, TicketHolder } from "~/contracts/room/room";
import { ticketRenewal } from "~/contracts/room/room";
import type { Allowances } from "../seats/allowances";
import type { Presences } from "../seats/presences";
import type { Companion, Seated } from "../seats/seat";
import { isOver } from "../seats/seat";
import type { DocumentSize } from "../storage/document-size";
import type { WriteBehind } from "../storage/write-behind";
import { decideFrame, readFrame } from "./frame-policy";
import { stateReply } from "./sync-frames";

/** The parts of the room that what a companion sends may move. */
type Moved = {
  document: Y.Doc;
  size: DocumentSize;
  allowances: Allowances;
  presences: Presences;
  writer: WriteBehind;
  /** Looks at a ticket that a companion brings in order to stay. */
  renew: (ticket: string, companion: Companion) => void;
};

/** What companions send, and what the room does with it. */
export class Incoming {
  constructor(private readonly moved: Moved) {}

  /** Acts on a message; gives why its sender's connection ends, null while it may go on. */
  take(message: string | ArrayBuffer | ArrayBufferView, sender: Companion, seat: Seated): CloseReason | null {
    const size = typeof message === "string" ? message.length : message.byteLength;
    const ending = this.moved.allowances.onFrame(sender, size);
    if (ending !== null) return ending;
    if (typeof message === "string") return this.#takeText(message, sender);
    return isOver(seat, Date.now()) ? "ticket" : this.#takeFrame(asBytes(message), sender, seat.holder);
  }

  /** All that a companion says in text is a fresh ticket. */
  #takeText(text: string, sender: Companion): CloseReason | null {
    const { data: renewal } = ticketRenewal.safeParse(readJson(text));
    if (renewal === undefined) return this.moved.allowances.onUnreadable(sender);
    this.moved.renew(renewal.ticket, sender);
    return null;
  }

  #takeFrame(bytes: Uint8Array, sender: Companion, { userId, role }: TicketHolder): CloseReason | null {
    const { document, size, allowances, presences } = this.moved;
    const frame = readFrame(bytes);
    const decision = decideFrame(frame, role);
    if (decision.kind === "drop") return decision.why === "unreadable" ? allowances.onUnreadable(sender) : null;
    switch (frame.kind) {
      case "state-request":
        return this.#answer(frame.stateVector, sender, userId);
      case "document-update":
        if (!size.admits(frame.update)) return "tooLarge";
        return applyForeign(document, frame.update, sender) ? null : allowances.onUnreadable(sender);
      case "awareness":
        presences.show(frame.presences, sender);
        return null;
      case "awareness-request":
        presences.tell(sender);
        return null;
      case "unreadable":
        return null;
      default:
        return frame satisfies never;
    }
  }

  #answer(stateVector: Uint8Array, sender: Companion, userId: string): CloseReason | null {
    const { document, allowances, writer } = this.moved;
    const reply = stateReply(document, stateVector);
    const ending = allowances.onReply(userId, reply.length);
    if (ending !== null) return ending;
    writer.writeNow(); // an answer says that what came before it is kept
    sender.send(reply);
    return null;
  }
}

const asBytes = (message: ArrayBuffer | ArrayBufferView): Uint8Array =>
  message instanceof ArrayBuffer
    ? new Uint8Array(message)
    : new Uint8Array(message.buffer, message.byteOffset, message.byteLength);
