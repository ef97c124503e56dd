import * as Y from "yjs";
import { readFrame } from "#party/frames/frame-policy";
import { stateReply, stateRequest, updateFrame } from "#party/frames/sync-frames";

/** An organizer's phone: its document, what it keeps of it, and its line to the room, if it has one. */
export class Device {
  document = new Y.Doc();
  #kept: Uint8Array[] = [];
  #line: ((frame: Uint8Array) => void) | null = null;

  /** Opens the app: again with what it kept, or anew on a phone that kept nothing. */
  open(clientId: number, { anew = false } = {}): void {
    this.hangUp();
    this.document = new Y.Doc();
    this.document.clientID = clientId;
    if (anew) this.#kept = [];
    for (const update of this.#kept) Y.applyUpdate(this.document, update);
    this.document.on("update", (update: Uint8Array, origin: unknown) => {
      this.#kept.push(update);
      if (origin !== this) this.#line?.(updateFrame(update));
    });
  }

  get isOnline(): boolean {
    return this.#line !== null;
  }

  /** Enters the room over a line. */
  call(line: (frame: Uint8Array) => void): void {
    this.#line = line;
    line(stateRequest(this.document));
  }

  hangUp(): void {
    this.#line = null;
  }

  hear(bytes: Uint8Array): void {
    const frame = readFrame(bytes);
    if (frame.kind === "state-request") this.#line?.(stateReply(this.document, frame.stateVector));
    if (frame.kind === "document-update") Y.applyUpdate(this.document, frame.update, this);
  }
}
