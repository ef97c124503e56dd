import type { IndexeddbPersistence } from "y-indexeddb";
import type * as Y from "yjs";
import { parseUnsent, UNSENT_KEY } from "~/browser/storage/document-copies";
import { changedBlocks, observeStops, changesShelf } from "./changed-blocks";

/** Stands for the stops without a day, and for a stop that is gone, among the blocks changed here. */
const SHELF = "shelf";

/** A typist is not asked after each letter. */
const ASK_AFTER_MS = 400;

/** Which blocks were changed here and not yet confirmed by the room; kept beside the document, so that a reload forgets none. */
export class UnsentChanges {
  /** Each block with the number of its last change, so that a confirmation does not cover what came after it. */
  readonly #changed = new Map<string, number>();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    doc: Y.Doc,
    readonly persistence: IndexeddbPersistence | null,
    readonly whenHeard: (heard: () => void) => void,
    readonly onChange: (keys: readonly string[]) => void,
  ) {
    observeStops(doc, (events, transaction) => {
      if (!transaction.local) return;
      const keys = changedBlocks(doc, events, transaction).map(({ dayIndex, block }) => `${dayIndex}/${block}`);
      this.#add(changesShelf(doc, events) || keys.length === 0 ? [...keys, SHELF] : keys);
    });
  }

  /** Adds what an earlier visit left. */
  async restore(): Promise<void> {
    const left = parseUnsent(await this.persistence?.get(UNSENT_KEY));
    if (left.length > 0) this.#add(left);
  }

  /** Asks the room whether it has everything by now. */
  confirm = (): void => {
    if (this.#changed.size === 0) return;
    const upTo = this.#count;
    this.whenHeard(() => {
      for (const [key, number] of this.#changed) if (number <= upTo) this.#changed.delete(key);
      this.#tell();
    });
  };

  stop = (): void => clearTimeout(this.#timer);

  #add(keys: readonly string[]): void {
    this.#count += 1;
    for (const key of keys) this.#changed.set(key, this.#count);
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.confirm, ASK_AFTER_MS);
  }

  #tell(): void {
    const keys = [...this.#changed.keys()];
    void this.persistence?.set(UNSENT_KEY, JSON.stringify(keys));
    this.onChange(keys);
  }
}
