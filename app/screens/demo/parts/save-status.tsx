import { demoMadeTexts as texts } from "#messages/demo";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import type { Saving } from "./use-save-kept";

/** Whether what was made is in the account, and another try when it is not. */
export function SaveStatus({ saving, again }: { saving: Saving; again: () => void }) {
  if (saving === "failed")
    return (
      <Alert>
        <span className="flex flex-wrap items-center justify-between gap-3">
          {texts.notSaved}
          <Button look="secondary" onClick={again}>
            {texts.saveAgain}
          </Button>
        </span>
      </Alert>
    );
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {saving === "saved" ? texts.saved : texts.saving}
    </p>
  );
}
