import { useId } from "react";
import type { Block } from "~/domain/plan/block";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import { TextArea } from "~/ui/fields/text-area";
import { TextField } from "~/ui/fields/text-field";
import type { BlockDraft } from "../block-draft";
import { byHandTexts as texts } from "#messages/block-editing";

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
