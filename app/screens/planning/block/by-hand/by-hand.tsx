import { Suspense, useState } from "react";
import { usePresence, useRoomState } from "~/browser/room/use-room";
import type { SharedCaret } from "~/browser/room/shared-text/block-editing";
import type { Block } from "~/domain/plan/block";
import { optionalPart } from "~/ui/layout/optional-part";
import type { BlockDraft } from "../block-draft";
import { Fold } from "~/features/plan/fold";
import { byHandTexts as texts } from "#messages/block-editing";
import { DraftFields } from "./draft-fields";
import { useOthersAt } from "./other-carets";
import { useBlockEditing } from "./use-block-editing";

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
  const drafted = draft.title !== null || draft.description !== null;
  const isShared = editing !== null && !drafted;
  const draftFields = (
    <DraftFields base={draft.proposal?.block ?? block} draft={draft} onDraft={onDraft} disabled={disabled} />
  );
  return (
    <div className="grid gap-2">
      <Fold label={texts.byHand} open={drafted} className="rounded-lg border border-line bg-raised px-4">
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
      </Fold>
      <p role="status" className="text-sm text-ink-soft">
        {others.length > 0 && texts.alsoHere(others.map((other) => other.name))}
      </p>
    </div>
  );
}
