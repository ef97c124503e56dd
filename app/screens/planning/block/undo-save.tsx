import { Check } from "lucide-react";
import { Button } from "~/ui/actions/button";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { sharedLabels } from "#messages/ui";

/** Says that the block is saved, and takes it back when asked. */
export function UndoSave({ undoing, onUndo }: { undoing: boolean; onUndo: () => void }) {
  return (
    <div className="flex animate-arrive items-center justify-between gap-x-4 gap-y-2 rounded-md border-s-4 border-good bg-good-wash py-2 ps-4 pe-2">
      <p role="status" className="flex items-center gap-2 font-semibold text-good">
        <Check aria-hidden="true" className="size-5" />
        {texts.saved}
      </p>
      <Button look="quiet" pending={undoing} pendingLabel={texts.undoing} onClick={onUndo}>
        {sharedLabels.undo}
      </Button>
    </div>
  );
}
