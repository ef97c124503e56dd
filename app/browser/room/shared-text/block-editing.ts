import * as Y from "yjs";
import type { SharedStop } from "~/contracts/room/stop-document";
import { keepAuthorship, markAsHandwritten } from "~/contracts/room/stop-document";
import { rewriteText } from "~/contracts/room/rewrite-text";
import type { TextField } from "~/domain/plan/block";
import type { Selected, TextControl } from "./bind-text";
import { bindText } from "./bind-text";
import { watchHistory, type WatchedHistory } from "./undo-state";

/** Changes closer together than this are undone together, in milliseconds. */
const TOGETHER_MS = 600;

/** Both ends of a selection, as places that stay with their letters while others write; only a device with the document can find them. */
export type SharedCaret = { field: TextField; anchor: unknown; head: unknown };

/** One device's hand on a shared block. */
export type BlockEditing = WatchedHistory & {
  /** Binds a field to the block's title or description until the function it gives is called. */
  bind(field: TextField, control: TextControl): () => void;
  /** The text as it is now, a moment ahead of the local copy. */
  words(field: TextField): string;
  /** Writes a whole text by hand. */
  rewrite(field: TextField, wanted: string): void;
  /** Where the caret of a bound field stands, for the others. */
  caretIn(field: TextField, control: Selected): SharedCaret;
  /** Where somebody's caret stands now, in UTF-16 units; null when it is in no text of this block. */
  placeOf(caret: SharedCaret): number | null;
  /** Calls back after each change of either text, whoever made it. */
  onText(listener: () => void): () => void;
  /** Takes back this device's own latest change, and nobody else's. */
  undo(): void;
  redo(): void;
};

/** Lets this device write in a shared block. */
export function editBlock(block: SharedStop): BlockEditing {
  const origin = { kind: "by-hand" };
  const history = new Y.UndoManager(Object.values(block.texts), {
    trackedOrigins: new Set([origin]),
    captureTimeout: TOGETHER_MS,
  });
  const before = wordsOf(block);
  const restoreAuthorship = keepAuthorship(block);
  /** With all words as they were, they are whose they were, and about the place that stood there. */
  const giveBack = () => {
    if (wordsOf(block) === before) restoreAuthorship();
  };
  for (const text of Object.values(block.texts)) normalizeLines(text);
  return {
    ...watchHistory(history),
    bind: (field, control) =>
      bindText(control, block.texts[field], { origin, onWrite: () => markAsHandwritten(block, field) }),
    words: (field) => block.texts[field].toString(),
    rewrite: (field, wanted) =>
      block.map.doc?.transact(() => {
        rewriteText(block.texts[field], wanted);
        markAsHandwritten(block, field);
      }, origin),
    caretIn: (field, { selectionStart, selectionEnd }) => ({
      field,
      anchor: relative(block.texts[field], selectionStart ?? 0),
      head: relative(block.texts[field], selectionEnd ?? 0),
    }),
    placeOf: ({ field, head }) => absolute(block.texts[field], head),
    onText: (listener) => {
      block.map.observeDeep(listener);
      return () => block.map.unobserveDeep(listener);
    },
    undo: () => {
      history.undo();
      if (!history.canUndo()) giveBack();
    },
    redo: () => void history.redo(),
  };
}

const wordsOf = ({ texts }: SharedStop): string => JSON.stringify(Object.values(texts).map(String));

/** A text field knows one kind of line end; with another, places in field and text would not be the same. */
function normalizeLines(text: Y.Text): void {
  const written = text.toString();
  if (written.includes("\r")) text.doc?.transact(() => rewriteText(text, written.replace(/\r\n?/g, "\n")));
}

const relative = (text: Y.Text, place: number): unknown =>
  Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, place));

/** Null for what another device sent that is no place in this text. */
function absolute(text: Y.Text, place: unknown): number | null {
  if (text.doc === null) return null;
  try {
    const found = Y.createAbsolutePositionFromRelativePosition(Y.createRelativePositionFromJSON(place), text.doc);
    return found?.type === text ? found.index : null;
  } catch {
    return null;
  }
}
