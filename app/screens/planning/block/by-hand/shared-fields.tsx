import { Check, CloudOff, Redo2, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { byHandTexts, sharedWritingTexts as texts } from "#messages/block-editing";
import type { CompanionHere } from "~/browser/room/room-state";
import type { BlockEditing, SharedCaret } from "~/browser/room/shared-text/block-editing";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import type { Block, TextField as FieldName } from "~/domain/plan/block";
import { Button } from "~/ui/actions/button";
import { TextArea } from "~/ui/fields/text-area";
import { TextField } from "~/ui/fields/text-field";
import { CaretLayer } from "./caret-layer";
import { useOtherCarets, type OtherCaret } from "./other-carets";

type SharedFieldsProps = {
  editing: BlockEditing;
  block: Pick<Block, "title">;
  others: readonly CompanionHere[];
  unsent: boolean;
  onCaret: (caret: SharedCaret | null) => void;
};

/** Title and description as everyone sees them, to write in together. */
export default function SharedFields({ editing, block, others, unsent, onCaret }: SharedFieldsProps) {
  const id = useId();
  const carets = useOtherCarets(editing, others);
  const title = useShared<HTMLInputElement>(editing, "title", onCaret);
  const description = useShared<HTMLTextAreaElement>(editing, "description", onCaret);
  const layer = useRef<HTMLDivElement>(null);
  const undo = useUndoKeys(editing);
  const titleMissing = useTitleKept(editing, title.ref, block.title);
  return (
    <div className="grid gap-4 pb-5 pt-2" {...undo.keys}>
      <TextField
        id={`${id}-title`}
        label={byHandTexts.title}
        hint={whoIsIn(carets, "title")}
        maxLength={MAX_NAME_LENGTH}
        error={titleMissing.error}
        {...title.props}
        onInput={titleMissing.onInput}
        onBlur={() => (title.props.onBlur(), titleMissing.onBlur())}
      />
      <TextArea
        label={byHandTexts.description}
        rows={5}
        maxLength={MAX_TEXT_LENGTH}
        {...description.props}
        onScroll={({ currentTarget }) => layer.current?.scrollTo({ top: currentTarget.scrollTop })}
        over={
          <CaretLayer
            layerRef={layer}
            words={editing.words("description")}
            carets={carets.filter(({ field }) => field === "description")}
          />
        }
      />
      <div className="flex items-center justify-between gap-4">
        <SharedStatus unsent={unsent} />
        <div className="flex shrink-0">
          <Button look="quiet" disabled={!undo.state.canUndo} onClick={editing.undo} aria-label={texts.undoMine}>
            <Undo2 aria-hidden="true" className="size-5" />
          </Button>
          <Button look="quiet" disabled={!undo.state.canRedo} onClick={editing.redo} aria-label={texts.redoMine}>
            <Redo2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
    </div>
  );
}

/** One line has no room for marks: who writes in it is said beside it. */
const whoIsIn = (carets: readonly OtherCaret[], field: FieldName): string | undefined => {
  const names = carets.filter((caret) => caret.field === field).map(({ name }) => name);
  return names.length > 0 ? texts.writingHere(names) : undefined;
};

function useShared<Control extends HTMLInputElement | HTMLTextAreaElement>(
  editing: BlockEditing,
  field: FieldName,
  onCaret: (caret: SharedCaret | null) => void,
) {
  const ref = useRef<Control>(null);
  useEffect(() => (ref.current ? editing.bind(field, ref.current) : undefined), [editing, field]);
  const tell = () => {
    if (ref.current) onCaret(editing.caretIn(field, ref.current));
  };
  return { ref, props: { ref, onSelect: tell, onFocus: tell, onBlur: () => onCaret(null) } };
}

/** The browser's own undo would bring back words as they were before others wrote: the keys take back one's own instead. */
function useUndoKeys(editing: BlockEditing) {
  const state = useSyncExternalStore(editing.onUndoState, editing.undoState, editing.undoState);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) editing.redo();
    else editing.undo();
  };
  const onBeforeInput = (event: React.FormEvent) => {
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType !== "historyUndo" && inputType !== "historyRedo") return;
    event.preventDefault();
    if (inputType === "historyUndo") editing.undo();
    else editing.redo();
  };
  return { state, keys: { onKeyDown, onBeforeInput } };
}

/** A block is never left without a title: leaving the field empty puts the last one back. */
function useTitleKept(editing: BlockEditing, ref: RefObject<HTMLInputElement>, known: string) {
  const [missing, setMissing] = useState(false);
  const last = useRef(known);
  if (known.trim() !== "") last.current = known;
  return {
    error: missing ? byHandTexts.titleMissing : null,
    onInput: () => setMissing(ref.current?.value.trim() === ""),
    onBlur: () => {
      if (ref.current?.value.trim() !== "") return;
      editing.rewrite("title", last.current);
      setMissing(false);
    },
  };
}

/** Says where one's words are: with everyone, or on this device until the network is back. */
export function SharedStatus({ unsent }: { unsent: boolean }) {
  const Icon = unsent ? CloudOff : Check;
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4" />
      {unsent ? texts.keptHere : texts.sharedNow}
    </p>
  );
}
