import { Suspense, useEffect, useId, useState } from "react";
import { byHandTexts as texts } from "#messages/block-editing";
import type { BlockEditing, SharedCaret } from "~/browser/room/shared-text/block-editing";
import { usePresence, useRoomState } from "~/browser/room/use-room";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import type { Block, BlockName } from "~/domain/plan/block";
import { Disclosure } from "~/ui/layout/disclosure";
import { TextArea } from "~/ui/fields/text-area";
import { TextField } from "~/ui/fields/text-field";
import { optionalPart } from "~/browser/page/optional-part";
import { type BlockDraft, hasWords } from "../block-draft";
import { useOthersAt } from "./other-carets";

/** Comes with the document that it writes in, after the first paint; where it cannot be fetched, a draft does. */
const SharedFields = optionalPart(() => import("./shared-fields"));

type ByHandProps = {
  dayIndex: number;
  block: Block;
  draft: BlockDraft;
  onDraft: (change: Partial<BlockDraft>) => void;
  disabled: boolean;
};

/**
 * Title and description to write by hand, folded away until wanted: in the trip's shared document, everyone reading along; or, where
 * there is none to write in, as a draft that is saved. Words already drafted stay a draft.
 */
export function ByHand({ dayIndex, block, draft, onDraft, disabled }: ByHandProps) {
  const name = block.timeOfDay;
  const [caret, setCaret] = useState<SharedCaret | null>(null);
  usePresence({ dayIndex, block: name, ...(caret && { caret }) });
  const editing = useBlockEditing(dayIndex, name);
  const others = useOthersAt(dayIndex, name);
  const unsent = useRoomState((state) => state.unsent.includes(`${dayIndex}/${name}`));
  const drafted = hasWords(draft);
  const isShared = editing !== null && !drafted;
  const draftFields = (
    <DraftFields base={draft.proposal?.block ?? block} draft={draft} onDraft={onDraft} disabled={disabled} />
  );
  return (
    <div className="grid gap-2">
      <Disclosure label={texts.byHand} open={drafted} className="rounded-lg border border-line bg-raised px-4">
        {isShared ? (
          <Suspense>
            <SharedFields
              editing={editing}
              block={block}
              others={others}
              unsent={unsent}
              onCaret={setCaret}
              otherwise={draftFields}
            />
          </Suspense>
        ) : (
          draftFields
        )}
      </Disclosure>
      <p role="status" className="text-sm text-ink-soft">
        {others.length > 0 && texts.alsoHere([...new Set(others.map((other) => other.name))])}
      </p>
    </div>
  );
}

/**
 * This device's hand on a block of the trip's document; null while there is no document to write in, as on a first visit without
 * the room. It stays the same for as long as the block does, so that undo reaches back to the arrival on the screen.
 */
export function useBlockEditing(dayIndex: number, name: BlockName): BlockEditing | null {
  const document = useRoomState((state) => state.document);
  // The copy that this browser kept may be older than the plan on the screen: the day comes when the room is met.
  const isThere = useRoomState(() => Boolean(document?.block(dayIndex, name)));
  const [editing, setEditing] = useState<BlockEditing | null>(null);
  useEffect(() => {
    if (!document?.canEdit || !isThere) return;
    const begun = document.edit(dayIndex, name);
    setEditing(begun);
    return () => {
      begun?.end();
      setEditing(null);
    };
  }, [document, dayIndex, name, isThere]);
  return editing;
}

type DraftFieldsProps = {
  base: Block;
  draft: BlockDraft;
  onDraft: (change: Partial<BlockDraft>) => void;
  disabled: boolean;
};

/** Title and description to write over; nothing changes for others until it is saved. */
export function DraftFields({ base, draft, onDraft, disabled }: DraftFieldsProps) {
  const id = useId();
  const title = draft.title ?? base.title;
  return (
    <div className="grid gap-4 pb-5 pt-2">
      <TextField
        id={`${id}-title`}
        label={texts.title}
        maxLength={MAX_NAME_LENGTH}
        value={title}
        disabled={disabled}
        error={title.trim() === "" ? texts.titleMissing : null}
        onChange={(event) => onDraft({ title: event.target.value })}
      />
      <TextArea
        label={texts.description}
        rows={5}
        maxLength={MAX_TEXT_LENGTH}
        value={draft.description ?? base.description}
        disabled={disabled}
        onChange={(event) => onDraft({ description: event.target.value })}
      />
    </div>
  );
}
