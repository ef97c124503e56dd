import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { forgetThisDevice } from "~/browser/session/session";
import { leaveNotice } from "~/browser/session/notice";
import { useCommand } from "~/browser/forms/use-command";
import { deleteAccount } from "~/contracts/calls/account";
import { CONFIRMATION } from "~/domain/people/account-end";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { preloadDialog } from "~/ui/feedback/dialog";
import { deleteAccountTexts as texts } from "#messages/people/account";

/** The first paint and the list of trips go before what the last question needs; in milliseconds. */
const PRELOAD_AFTER_MS = 1_500;

export type DeletingProps = { endedTrips: string[]; ready: boolean; onRefused: () => void };

/** The button, the last question, and the deletion. */
export function Deleting({ endedTrips, ready, onRefused }: DeletingProps) {
  const [asking, setAsking] = useState(false);
  const { pending, problem, run, clear } = useCommand(texts.notDeleted);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(preloadDialog, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    setAsking(false);
    clear();
  };
  const remove = async () => {
    const answer = await run(() => callApi(deleteAccount, { body: { confirm: CONFIRMATION, endedTrips } }));
    if (answer === null) return onRefused();
    await forgetThisDevice();
    leaveNotice(texts.gone);
    navigate("/access", { replace: true });
  };
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <Button look="danger" className="sm:justify-self-start" disabled={!ready} onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      {!ready && <p className="text-sm text-ink-soft">{texts.decideFirst}</p>}
      <ConfirmDialog
        open={asking}
        onClose={close}
        pending={pending}
        title={texts.ask}
        description={texts.askMeans}
        confirmLabel={texts.now}
        cancelLabel={texts.keep}
        onConfirm={() => void remove()}
      >
        <Alert>{problem}</Alert>
      </ConfirmDialog>
    </div>
  );
}
