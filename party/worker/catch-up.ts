import * as Y from "yjs";
import { openDocument } from "~/contracts/room/itinerary-document";
import type { RoomMembers } from "~/contracts/room/room";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Asked } from "./catch-up-policy";
import { ASK_AGAIN_MS, mayAsk, nextTry } from "./catch-up-policy";
import type { WorkerLink } from "./worker-link";
import { FROM_RECORD } from "./worker-link";

/** What the room does with what it learns beside the document. */
type CatchUpListener = {
  /** Where the trip stands, perhaps no news. */
  onLive: (position: LiveStatus) => void;
  /** The record lacks something that the room has. */
  onAhead: (tripId: string) => void;
  /** Who is on the trip, as the record was asked at that moment (milliseconds since 1970). */
  onMembers: (members: RoomMembers, askedAt: number) => void;
};

/** Learns from the record what the room missed: announcements that came while it was away, or never came. */
export class CatchUp {
  #asked: Asked | null = null;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly document: Y.Doc,
    private readonly link: (tripId: string) => WorkerLink,
    private readonly listener: CatchUpListener,
  ) {}

  /** Asks the record, unless it was asked just now. Returns at once and never fails: nobody's entry waits for it. */
  ask(tripId: string): void {
    if (this.#asking || !mayAsk(this.#asked, this.#hasGap, Date.now())) return;
    void this.#ask(tripId);
  }

  /** Asks, if need be in a moment, when the document got changes that build on others it never got. */
  fillGap(tripId: string): void {
    if (!this.#hasGap) return;
    this.ask(tripId);
    if (!this.#asking) this.#askIn(tripId, ASK_AGAIN_MS);
  }

  /** Yjs sets such changes aside. */
  get #hasGap(): boolean {
    return this.document.store.pendingStructs !== null || this.document.store.pendingDs !== null;
  }

  async #ask(tripId: string): Promise<void> {
    this.#asking = true;
    const failures = (await this.#learn(tripId)) && !this.#hasGap ? 0 : (this.#asked?.failures ?? 0) + 1;
    this.#asked = { at: Date.now(), failures };
    this.#asking = false;
    const wait = nextTry(this.#asked);
    if (wait !== null) this.#askIn(tripId, wait);
  }

  /** Gives whether the record answered. */
  async #learn(tripId: string): Promise<boolean> {
    const askedAt = Date.now();
    try {
      const { state, live, members } = await this.link(tripId).read();
      this.listener.onMembers(members, askedAt);
      if (state !== null) this.#merge(tripId, state);
      if (live !== null) this.listener.onLive(live);
      return true;
    } catch (error) {
      console.error("The room could not read the record:", error);
      return false;
    }
  }

  #merge(tripId: string, state: Uint8Array): void {
    Y.applyUpdate(this.document, state, FROM_RECORD);
    if (!Y.equalSnapshots(Y.snapshot(this.document), Y.snapshot(openDocument(state)))) this.listener.onAhead(tripId);
  }

  #askIn(tripId: string, wait: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.ask(tripId), wait);
  }
}
