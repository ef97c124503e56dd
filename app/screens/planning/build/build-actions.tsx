import { useState } from "react";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { itineraryBuildTexts as texts } from "#messages/planning/build";
import { sharedLabels } from "#messages/ui";

type BuildActionsProps = {
  ready: boolean;
  alert: string | null;
  onSave: () => Promise<void>;
  onModify: () => Promise<void>;
};

/** Keep the plan, or go and change it; both only once there is one. */
export function BuildActions({ ready, alert, onSave, onModify }: BuildActionsProps) {
  const [busy, setBusy] = useState<"save" | "modify" | null>(null);
  if (!ready) return null;
  const run = (what: "save" | "modify", leave: () => Promise<void>) => {
    setBusy(what);
    void leave().finally(() => setBusy(null));
  };
  return (
    <>
      <Alert>{alert}</Alert>
      <Button
        disabled={busy !== null}
        pending={busy === "save"}
        pendingLabel={sharedLabels.saving}
        onClick={() => run("save", onSave)}
      >
        {texts.save}
      </Button>
      <Button
        look="secondary"
        disabled={busy !== null}
        pending={busy === "modify"}
        onClick={() => run("modify", onModify)}
      >
        {texts.modify}
      </Button>
    </>
  );
}
