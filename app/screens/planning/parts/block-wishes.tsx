import { useId } from "react";
import type { Block } from "~/domain/block";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/limits";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { PendingLine } from "~/ui/pending-line";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { BlockDraft } from "./block-draft";
import { Fold } from "./fold";
import { modifyBlockTexts as texts } from "./modify-block-texts";
import { useLongWait } from "./use-long-wait";

type DraftProps = { draft: BlockDraft; onDraft: (change: Partial<BlockDraft>) => void };

/** A wish in the traveller's own words; a blank one is not sent. */
export function AskForm({ draft, onDraft, asking, alert, onAsk }: DraftProps & { asking: boolean; alert: string | null; onAsk: () => void }) {
  const long = useLongWait(asking);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <TextArea
        label={draft.proposal ? texts.feedbackAgain : texts.feedback}
        hint={texts.feedbackHint}
        rows={3}
        maxLength={MAX_TEXT_LENGTH}
        value={draft.feedback}
        onChange={(event) => onDraft({ feedback: event.target.value })}
        readOnly={asking}
      />
      <Alert>{alert}</Alert>
      <Button type="submit" look="secondary" disabled={draft.feedback.trim() === ""} pending={asking}>
        {texts.ask}
      </Button>
      {asking && <PendingLine>{long ? texts.askingLong : texts.asking}</PendingLine>}
    </form>
  );
}

/** Title and description to write over; folded away until wanted, open while something is written. */
export function ByHand({ base, draft, onDraft, disabled }: DraftProps & { base: Block; disabled: boolean }) {
  const id = useId();
  const title = draft.title ?? base.title;
  return (
    <Fold label={texts.byHand} open={draft.title !== null || draft.description !== null} className="rounded-lg border border-line bg-raised px-4">
      <div className="grid gap-4 pb-5 pt-2">
        <TextField id={`${id}-title`} label={texts.titleField} maxLength={MAX_NAME_LENGTH} value={title} disabled={disabled} error={title.trim() === "" ? texts.titleMissing : null} onChange={(event) => onDraft({ title: event.target.value })} />
        <TextArea label={texts.descriptionField} rows={5} maxLength={MAX_TEXT_LENGTH} value={draft.description ?? base.description} disabled={disabled} onChange={(event) => onDraft({ description: event.target.value })} />
      </div>
    </Fold>
  );
}
