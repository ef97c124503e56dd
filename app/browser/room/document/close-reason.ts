import { CLOSE_CODES, type CloseReason } from "~/contracts/room/room";
import type { Setback } from "../back-off";

export type Closing = { kind: Setback; reason: CloseReason | null } | { kind: "refused"; reason: CloseReason };

/** The runtime's own word for a message too large even to reach the room (RFC 6455). */
const MESSAGE_TOO_BIG = 1009;

/** What follows from the code that a connection was closed with. Too large a message would only be sent again, so that ends it. */
export function readClose(code: number): Closing {
  switch (code) {
    case CLOSE_CODES.notAMember:
      return { kind: "refused", reason: "notAMember" };
    case CLOSE_CODES.unreadable:
      return { kind: "refused", reason: "unreadable" };
    case CLOSE_CODES.elsewhere:
      return { kind: "refused", reason: "elsewhere" };
    case CLOSE_CODES.tooLarge:
    case MESSAGE_TOO_BIG:
      return { kind: "refused", reason: "tooLarge" };
    case CLOSE_CODES.tooFast:
      return { kind: "crowded", reason: "tooFast" };
    case CLOSE_CODES.full:
      return { kind: "crowded", reason: "full" };
    default:
      // 4401 among them: the next try brings a fresh ticket anyway.
      return { kind: "lost", reason: null };
  }
}
