import { useState } from "react";
import { manageTexts, companionsTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { offerTrip, removeCompanion } from "~/contracts/calls/companions";
import type { Companions, TripCompanion } from "~/domain/people/membership";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ConfirmActions } from "~/ui/feedback/confirm-dialog";
import { Dialog } from "~/ui/feedback/dialog";
import type { DialogProps } from "~/ui/feedback/dialog-panel";
import { toast } from "~/ui/feedback/toast";
import { dayOf } from "./companion-row";

export type ManageDialogProps = {
  tripId: string;
  companion: TripCompanion;
  /** Somebody else on the list has a name that looks the same. */
  looksLikeAnother: boolean;
  onClose: () => void;
  /** The name of somebody else who is asked to take the trip over. */
  askedBefore: string | null;
  onDone: (company: Companions) => void;
};

/** What the organizer can do about one companion: chosen first, then asked once more. */
export function ManageDialog({
  tripId,
  companion: { userId, name, role, since },
  looksLikeAnother,
  askedBefore,
  onClose,
  onDone,
}: ManageDialogProps) {
  const [step, setStep] = useState<"choose" | "hand-over" | "remove">("choose");
  const { pending, problem, run } = useCommand(texts.notDone);
  const ask = { params: { tripId }, body: { userId } };
  const remove = async () => {
    const company = await run(() => callApi(removeCompanion, ask));
    if (company === null) return;
    toast(manageTexts.removed(name));
    onDone(company);
  };
  const handOver = async () => {
    const company = await run(() => callApi(offerTrip, ask));
    if (company === null) return;
    toast(manageTexts.asked(name));
    onDone(company);
  };
  const answer = { onClose, pending };
  const views: Record<typeof step, Pick<DialogProps, "title" | "description" | "actions">> = {
    choose: { title: name, description: texts.about(role, dayOf(since)), actions: <Choice onChoose={setStep} /> },
    "hand-over": {
      title: manageTexts.askHandOver(name),
      description: manageTexts.handOverMeans(name) + (askedBefore ? manageTexts.handOverInstead(askedBefore) : ""),
      actions: (
        <ConfirmActions
          {...answer}
          danger={false}
          confirmLabel={manageTexts.handOverNow(name)}
          cancelLabel={manageTexts.handOverNot}
          onConfirm={() => void handOver()}
        />
      ),
    },
    remove: {
      title: manageTexts.askRemove(name),
      description: manageTexts.removeMeans(name),
      actions: (
        <ConfirmActions
          {...answer}
          confirmLabel={manageTexts.removeNow(name)}
          cancelLabel={manageTexts.removeNot(name)}
          onConfirm={() => void remove()}
        />
      ),
    },
  };
  // One dialog for all steps, so that the focus goes back to the button that opened it.
  return (
    <Dialog open onClose={onClose} {...views[step]}>
      <Alert>{problem ?? (looksLikeAnother && texts.looksLikeAnother)}</Alert>
    </Dialog>
  );
}

function Choice({ onChoose }: { onChoose: (step: "hand-over" | "remove") => void }) {
  return (
    <>
      <Button look="secondary" onClick={() => onChoose("hand-over")}>
        {manageTexts.handOver}
      </Button>
      <Button look="danger" onClick={() => onChoose("remove")}>
        {manageTexts.remove}
      </Button>
    </>
  );
}
