import type { Awareness } from "y-protocols/awareness";
import type * as Y from "yjs";
import type { Actor } from "~/domain/people/companion";
import type { RecentChange } from "../room-state";
import { type ChangedBlock, changedBlocks, observeStops } from "./changed-blocks";
import { companionAt, companionsHere } from "./presences";

/** A change that nobody present made is the Worker's; its `edited` message, which says who asked for it, follows within this time. */
const NAMED_WITHIN_MS = 500;
const PAUSE_MS = 5_000;
const KEPT = 20;

const isSame = (a: ChangedBlock, b: ChangedBlock): boolean => a.dayIndex === b.dayIndex && a.block === b.block;

/** Which blocks others changed while this page was open, and who. */
export class RemoteChanges {
  #recent: readonly RecentChange[] = [];
  readonly #bursts = new Map<string, { by: string | undefined; at: number }>();
  readonly #unnamed = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    doc: Y.Doc,
    readonly awareness: Awareness,
    readonly ownUserId: string,
    isNews: (transaction: Y.Transaction) => boolean,
    readonly onChange: (changes: readonly RecentChange[]) => void,
  ) {
    observeStops(doc, (events, transaction) => {
      if (transaction.local || !isNews(transaction)) return;
      for (const changed of changedBlocks(doc, events, transaction)) this.#onChanged(changed, transaction);
    });
  }

  /** The Worker's word on who changed a block. */
  name(changed: ChangedBlock, by: Actor): void {
    this.#forgetUnnamed(changed);
    if (by?.userId !== this.ownUserId) this.#note(changed, by);
  }

  stop = (): void => this.#unnamed.forEach((timer) => clearTimeout(timer));

  #onChanged(changed: ChangedBlock, transaction: Y.Transaction): void {
    const author = this.#authorOf(changed, transaction);
    if (author !== null) {
      if (author.userId !== this.ownUserId) this.#note(changed, author);
      return;
    }
    this.#forgetUnnamed(changed);
    this.#unnamed.set(
      keyOf(changed),
      setTimeout(() => this.#note(changed, null), NAMED_WITHIN_MS),
    );
  }

  /** Whoever wrote the new letters; for a deletion, which carries no name, whose caret is there. */
  #authorOf(
    { dayIndex, block }: ChangedBlock,
    { beforeState, afterState }: Y.Transaction,
  ): Exclude<Actor, null> | null {
    for (const [clientId, clock] of afterState) {
      const writer = clock > (beforeState.get(clientId) ?? 0) ? companionAt(this.awareness, clientId) : null;
      if (writer !== null) return { userId: writer.userId, name: writer.name };
    }
    const there = companionsHere(this.awareness, this.ownUserId).find(
      ({ at }) => at?.caret !== undefined && at.dayIndex === dayIndex && at.block === block,
    );
    return there ? { userId: there.userId, name: there.name } : null;
  }

  /** A burst of typing is one change: it glows once, and again only after a pause. */
  #note(changed: ChangedBlock, by: Actor): void {
    const now = Date.now();
    const last = this.#bursts.get(keyOf(changed));
    this.#bursts.set(keyOf(changed), { by: by?.userId, at: now });
    if (last !== undefined && last.by === by?.userId && now - last.at < PAUSE_MS) return;
    this.#recent = [...this.#recent.filter((known) => !isSame(known, changed)), { ...changed, by, at: now }].slice(
      -KEPT,
    );
    this.onChange(this.#recent);
  }

  #forgetUnnamed(changed: ChangedBlock): void {
    clearTimeout(this.#unnamed.get(keyOf(changed)));
    this.#unnamed.delete(keyOf(changed));
  }
}

const keyOf = ({ dayIndex, block }: ChangedBlock): string => `${dayIndex}/${block}`;
