import { MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { PendingLine } from "~/ui/feedback/pending-line";
import { TextArea } from "~/ui/fields/text-area";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import type { BlockDraft } from "./block-draft";
import { useLongWait } from "~/browser/page/use-long-wait";

type DraftProps = { draft: BlockDraft; onDraft: (change: Partial<BlockDraft>) => void };

/** A wish in the traveller's own words; a blank one is not sent. */
export function AskForm({
  draft,
  onDraft,
  asking,
  alert,
  onAsk,
}: DraftProps & { asking: boolean; alert: string | null; onAsk: () => void }) {
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
