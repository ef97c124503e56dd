import type { CloseReason } from "~/contracts/room/room";
import type { Allowance, Bucket } from "../frames/limits-policy";
import { admitFrame, admitReply, countUnreadable, fullAllowance } from "../frames/limits-policy";
import type { Companion } from "./seat";

/** What each connection may still send, and each user still ask; full again after the room slept. Gives why a connection ends, null while it may go on. */
export class Allowances {
  readonly #sent = new Map<Companion, Allowance>();
  readonly #told = new Map<string, Bucket>();

  onFrame(connection: Companion, size: number): CloseReason | null {
    const now = Date.now();
    return this.#keep(connection, admitFrame(this.#sent.get(connection) ?? fullAllowance(now), size, now));
  }

  onUnreadable(connection: Companion): CloseReason | null {
    return this.#keep(connection, countUnreadable(this.#sent.get(connection) ?? fullAllowance(Date.now())));
  }

  onReply(userId: string, size: number): CloseReason | null {
    const admission = admitReply(this.#told.get(userId) ?? null, size, Date.now());
    if (admission.kind === "close") return admission.reason;
    this.#told.set(userId, admission.left);
    return null;
  }

  /** A user's allowance outlives their connection: another one is no new beginning. */
  forget(connection: Companion): void {
    this.#sent.delete(connection);
  }

  #keep(connection: Companion, admission: ReturnType<typeof admitFrame>): CloseReason | null {
    if (admission.kind === "close") return admission.reason;
    this.#sent.set(connection, admission.left);
    return null;
  }
}
