import type * as Party from "partykit/server";
import type { Presence } from "../frames/awareness-codec";
import { decidePresence, departure, takenFrom } from "./presence-policy";
import type { Companion } from "./seat";
import { broadcast, othersIn, seatOf } from "./seat";
import { presenceFrame, presenceRequest } from "../frames/sync-frames";

/**
 * Who is here, and what they show of themselves. The room forgets what they show when it sleeps, so those who
 * sat through the sleep are asked for it when somebody new comes; everybody else has it still.
 */
export class Presences {
  readonly #shown = new Map<Companion, Presence>();
  readonly #waiting = new Set<Companion>();

  constructor(private readonly room: Party.Room) {}

  /** Shows the newcomer who is here. */
  welcome(newcomer: Companion): void {
    this.tell(newcomer);
    const forgotten = othersIn(this.room, newcomer).filter(
      (other) => typeof seatOf(other)?.clientId === "number" && !this.#shown.has(other),
    );
    if (forgotten.length === 0) return;
    this.#waiting.add(newcomer);
    for (const other of forgotten) other.send(presenceRequest());
  }

  /** Everything that is known, to one companion. */
  tell(companion: Companion): void {
    if (this.#shown.size > 0) companion.send(presenceFrame([...this.#shown.values()]));
  }

  /** Takes what a companion shows of themselves, and passes it on. */
  show(presences: readonly Presence[], companion: Companion): void {
    const seat = seatOf(companion);
    if (seat === null) return;
    const taken =
      seat.clientId === null
        ? takenFrom(seat.holder.userId, othersIn(this.room, companion).map(seatOf))
        : new Set<number>();
    const decision = decidePresence(presences, seat.holder, seat.clientId, taken);
    if (decision.kind === "ignore") return;
    const { clientId, clock, state } = decision.presence;
    if (state === null) this.#shown.delete(companion);
    else this.#shown.set(companion, decision.presence);
    const repeated = clientId === seat.clientId && clock === seat.clock;
    if (repeated) return this.#answer(decision.presence);
    companion.setState({ ...seat, clientId, clock });
    broadcast(this.room, presenceFrame([decision.presence]), companion);
  }

  /** Tells the others that a companion is gone, unless they are back already through another socket. */
  leave(companion: Companion): void {
    this.#shown.delete(companion);
    this.#waiting.delete(companion);
    const seat = seatOf(companion);
    if (seat === null || seat.clientId === null) return;
    if (othersIn(this.room, companion).some((other) => seatOf(other)?.clientId === seat.clientId)) return;
    broadcast(this.room, presenceFrame([departure(seat.clientId, seat.clock)]), companion);
  }

  /** What was asked for after a sleep is news only to those who came since. */
  #answer(presence: Presence): void {
    for (const newcomer of this.#waiting) newcomer.send(presenceFrame([presence]));
  }
}
