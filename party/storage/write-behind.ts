import * as Y from "yjs";
import type { DocumentStore } from "./document-store";

/** How long changes gather before they are written, in milliseconds: a write blocks the runtime for as long as the disk takes, which is longer than telling everybody. */
const GATHER_MS = 20;

/**
 * Writes changes to room storage a moment after everybody was told, those of that moment together. What is in the air when
 * the process dies is with its makers still, who bring it again; before anybody is told that theirs arrived, it is written.
 */
export class WriteBehind {
  #gathered: Uint8Array[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly store: Pick<DocumentStore, "append">,
    private readonly document: Y.Doc,
  ) {}

  note(update: Uint8Array): void {
    this.#gathered.push(update);
    this.#timer ??= setTimeout(() => this.writeNow(), GATHER_MS);
  }

  /** Lets go of what has gathered: the room is being emptied. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#gathered = [];
  }

  /** Begins to write what has gathered. The runtime holds back what is sent from here on until it is kept. */
  writeNow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const updates = this.#gathered.splice(0);
    if (updates.length > 0) void this.store.append(this.document, Y.mergeUpdates(updates));
  }
}
