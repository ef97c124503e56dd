import * as Y from "yjs";
import { CatchUp } from "#party/worker/catch-up";
import { DocumentStore } from "#party/storage/document-store";
import { decideFrame, readFrame } from "#party/frames/frame-policy";
import { Flush } from "#party/worker/flush";
import { stateReply, stateRequest, updateFrame } from "#party/frames/sync-frames";
import type { WorkerLink } from "#party/worker/worker-link";
import { FROM_RECORD } from "#party/worker/worker-link";
import type { MemoryStorage } from "#tests/fixtures/memory-storage";

export const TRIP = "the trip";

type Line = (frame: Uint8Array) => void;

/** The room's own parts, put together as `party/trip-room.ts` does, without a runtime around them. */
export class SimRoom {
  readonly document = new Y.Doc();
  readonly #store: DocumentStore;
  readonly #flush: Flush;
  readonly #catchUp: CatchUp;
  readonly #lines = new Set<Line>();

  constructor(
    readonly storage: MemoryStorage,
    link: WorkerLink,
  ) {
    this.#store = new DocumentStore(storage);
    this.#flush = new Flush(storage, this.document, () => link, {
      onRefused: () => undefined,
      onSettled: () => void this.#store.compact(this.document),
      onMembers: () => undefined,
    });
    this.#catchUp = new CatchUp(this.document, () => link, {
      onLive: () => undefined,
      onAhead: (tripId) => void this.#flush.begin(tripId),
      onMembers: () => undefined,
    });
  }

  async start(): Promise<void> {
    await this.#store.load(this.document);
    this.document.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin === this.#store) return;
      for (const line of this.#lines) if (line !== origin) line(updateFrame(update));
      void this.#store.append(this.document, update);
      if (origin !== FROM_RECORD) void this.#flush.schedule(TRIP);
    });
  }

  enter(line: Line): void {
    this.#lines.add(line);
    this.#catchUp.ask(TRIP);
    line(stateRequest(this.document));
  }

  leave(line: Line): void {
    this.#lines.delete(line);
  }

  hear(bytes: Uint8Array, line: Line): void {
    const frame = readFrame(bytes);
    if (!this.#lines.has(line) || decideFrame(frame, "originator").kind === "drop") return;
    if (frame.kind === "state-request") line(stateReply(this.document, frame.stateVector));
    if (frame.kind === "document-update") Y.applyUpdate(this.document, frame.update, line);
  }

  hearWorker(update: Uint8Array): void {
    Y.applyUpdate(this.document, update, FROM_RECORD);
    this.#catchUp.fillGap(TRIP);
  }

  /** Rings the alarm when it is due. */
  async wake(): Promise<void> {
    const alarm = this.storage.alarm();
    if (alarm === null || alarm > Date.now()) return;
    await this.storage.deleteAlarm();
    await this.#flush.rescue();
  }
}
