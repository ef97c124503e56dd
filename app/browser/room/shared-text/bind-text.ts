import type * as Y from "yjs";
import { difference } from "~/contracts/room/rewrite-text";
import type { Step } from "./caret";
import { moved, movedChange } from "./caret";

/** As much of a text field as the binding needs. */
export type TextControl = Pick<
  HTMLTextAreaElement,
  "value" | "setSelectionRange" | "scrollTop" | "addEventListener" | "removeEventListener"
> &
  Selected;

/** What of a field is selected; null where its kind knows no carets. */
export type Selected = Pick<HTMLInputElement, "selectionStart" | "selectionEnd">;

export type Binding = {
  /** Marks what this device writes, so that its undo takes back nothing else. */
  origin: object;
  /** Runs in the same transaction as each change by hand. */
  onWrite?: () => void;
};

/**
 * Keeps a text field and a shared text the same, letter by letter, until the function it gives is called. What others write
 * moves the caret only as far as it must. While a letter is being composed (IME), their changes wait, and come in after it.
 */
export function bindText(control: TextControl, text: Y.Text, { origin, onWrite }: Binding): () => void {
  /** What the field showed when it last was the same as the shared text; `missed` came since then. */
  let shown = "";
  let composing = false;
  let writing = false;
  let missed: Step[][] = [];

  const show = (start: number, end: number) => {
    const { scrollTop } = control;
    shown = text.toString();
    if (control.value !== shown) control.value = shown;
    control.setSelectionRange(start, end);
    control.scrollTop = scrollTop;
  };

  const write = () => {
    const caret = control.selectionEnd ?? undefined;
    const after = control.value;
    const { start, removed, inserted } = missed.reduce(
      (change, steps) => movedChange(change, steps),
      difference(shown, after, caret),
    );
    const late = missed.length > 0;
    missed = [];
    shown = after;
    if (removed === 0 && inserted === "" && !late) return;
    writing = true;
    text.doc?.transact(() => {
      if (removed > 0) text.delete(start, removed);
      if (inserted !== "") text.insert(start, inserted);
      if (removed > 0 || inserted !== "") onWrite?.();
    }, origin);
    writing = false;
    if (late) show(start + inserted.length, start + inserted.length);
  };

  const onInput = () => {
    if (!composing) write();
  };
  const onComposition = ({ type }: Event) => {
    composing = type === "compositionstart";
    if (!composing) write();
  };
  const onChange = (event: Y.YTextEvent) => {
    if (writing) return;
    if (composing) missed.push(event.delta);
    else show(moved(control.selectionStart ?? 0, event.delta), moved(control.selectionEnd ?? 0, event.delta));
  };

  shown = text.toString();
  control.value = shown;
  control.addEventListener("input", onInput);
  control.addEventListener("compositionstart", onComposition);
  control.addEventListener("compositionend", onComposition);
  text.observe(onChange);
  return () => {
    if (composing) write();
    control.removeEventListener("input", onInput);
    control.removeEventListener("compositionstart", onComposition);
    control.removeEventListener("compositionend", onComposition);
    text.unobserve(onChange);
  };
}
