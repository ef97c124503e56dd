import * as Y from "yjs";
import { applyForeign } from "~/contracts/room/foreign-update";
import { openDocument, readPlan } from "~/contracts/room/itinerary-document";
import { planBytes } from "~/contracts/room/plan-size";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";

/** An update makes the plan grow by its letters, by these once more in the days (more where JSON escapes them), and by what Yjs notes beside them. */
const MOST_GROWTH = 8;

/** Keeps the document at a size that the record takes. A whole document is measured only when the updates since the last time might have filled it. */
export class DocumentSize {
  #atMost: number | null = null;

  constructor(private readonly document: Y.Doc) {}

  /** Counts a change that is in the record already. */
  note(update: Uint8Array): void {
    this.#atMost = this.#estimate(update);
  }

  /** Whether the plan fits the record with this update, or takes no more than without it. What is no update at all is for others to turn away. */
  admits(update: Uint8Array): boolean {
    const estimate = this.#estimate(update);
    if (estimate <= MAX_PLAN_BYTES) {
      this.#atMost = estimate;
      return true;
    }
    const changed = openDocument(Y.encodeStateAsUpdate(this.document));
    if (!applyForeign(changed, update, null)) return true;
    const size = sizeOf(changed);
    if (size > MAX_PLAN_BYTES && size > sizeOf(this.document)) return false;
    this.#atMost = size;
    return true;
  }

  #estimate = (update: Uint8Array): number => (this.#atMost ?? sizeOf(this.document)) + MOST_GROWTH * update.length;
}

const sizeOf = (document: Y.Doc): number => planBytes(Y.encodeStateAsUpdate(document), readPlan(document));
