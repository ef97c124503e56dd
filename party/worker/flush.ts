import * as Y from "yjs";
import type { RoomMembers } from "~/contracts/room/room";
import type { Unflushed } from "./flush-policy";
import { flushDelay, RESCUE_MS } from "./flush-policy";
import type { WorkerLink } from "./worker-link";
import { FROM_RECORD, RecordRefuses } from "./worker-link";

type Storage = {
  get<T>(key: string): Promise<T | undefined>;
  put<T>(key: string, value: T): Promise<void>;
  delete(key: string): Promise<boolean>;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
};

/** What the room does with what the record answers. */
type FlushListener = {
  /** It will never take this state. */
  onRefused: () => void;
  /** For now there is nothing more to hand over. */
  onSettled: () => void;
  /** Who is on the trip, as the record was asked at that moment (milliseconds since 1970). */
  onMembers: (members: RoomMembers, askedAt: number) => void;
};

/** Names the trip of an unfinished hand-over: an alarm does not know which room it rings in. */
const PENDING = "handover:trip";

/** Hands the room's state to the Worker: soon after a change, again after a failure, and by alarm after a crash. What the record refuses for good waits for the next change. */
export class Flush {
  #unflushed: Unflushed | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #running = false;
  #stopped = false;

  constructor(
    private readonly storage: Storage,
    private readonly document: Y.Doc,
    private readonly link: (tripId: string) => WorkerLink,
    private readonly listener: FlushListener,
  ) {}

  /** Notes a change. The alarm is set in the same breath, so that nothing of the change is stored without it. */
  async schedule(tripId: string): Promise<void> {
    if (this.#stopped) return;
    const now = Date.now();
    const first = this.#unflushed === null;
    this.#unflushed = {
      firstChange: this.#unflushed?.firstChange ?? now,
      lastChange: now,
      failures: this.#unflushed?.failures ?? 0,
    };
    this.#startTimer(tripId);
    if (first) await Promise.all([this.storage.put(PENDING, tripId), this.storage.setAlarm(now + RESCUE_MS)]);
  }

  /** Notes that the record lacks something, unless that is under way. */
  async begin(tripId: string): Promise<void> {
    if (this.#unflushed === null) await this.schedule(tripId);
  }

  /** After a crash the timer is gone, the alarm is not. Where the timer still runs, it is not its turn yet. */
  async rescue(): Promise<void> {
    const tripId = await this.storage.get<string>(PENDING);
    if (tripId === undefined) return;
    if (this.#unflushed !== null) return this.#setAlarm(this.#unflushed);
    const now = Date.now();
    this.#unflushed = { firstChange: now, lastChange: now, failures: 0 };
    await this.#setAlarm(this.#unflushed);
    await this.#run(tripId);
  }

  /** Hands nothing over any more: the trip is gone. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Well after the next try, for the case that there will be none. */
  async #setAlarm(unflushed: Unflushed): Promise<void> {
    const now = Date.now();
    await this.storage.setAlarm(now + flushDelay(unflushed, now) + RESCUE_MS);
  }

  #startTimer(tripId: string): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped || this.#unflushed === null || this.#running) return;
    this.#timer = setTimeout(() => void this.#run(tripId), flushDelay(this.#unflushed, Date.now()));
  }

  async #run(tripId: string): Promise<void> {
    const taken = this.#unflushed;
    if (this.#running || taken === null) return;
    this.#running = true;
    const askedAt = Date.now();
    try {
      const { missed, members } = await this.link(tripId).write(Y.encodeStateAsUpdate(this.document));
      this.listener.onMembers(members, askedAt);
      if (missed !== null) Y.applyUpdate(this.document, missed, FROM_RECORD);
      this.#settle(taken);
    } catch (error) {
      console.error("The room could not hand its state over:", error);
      if (error instanceof RecordRefuses) {
        this.#settle(taken);
        this.listener.onRefused();
      } else this.#unflushed = { ...(this.#unflushed ?? taken), failures: (this.#unflushed ?? taken).failures + 1 };
    }
    this.#running = false;
    if (this.#unflushed === null) return this.#finish();
    this.#startTimer(tripId);
    if (!this.#stopped) await this.#setAlarm(this.#unflushed);
  }

  /** Changes made while it was under way wait for the next one. */
  #settle(taken: Unflushed): void {
    this.#unflushed = this.#unflushed === taken ? null : { ...(this.#unflushed ?? taken), failures: 0 };
  }

  async #finish(): Promise<void> {
    // Together, so that a change that comes meanwhile sets its own alarm after this.
    await Promise.all([this.storage.delete(PENDING), this.storage.deleteAlarm()]);
    // A room that was erased meanwhile has nothing to settle: what is written now would stay.
    if (!this.#stopped) this.listener.onSettled();
  }
}
