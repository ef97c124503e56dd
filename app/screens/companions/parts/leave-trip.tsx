import { useState } from "react";
import { companionsTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { forgetTrip } from "~/browser/session/left-trip";
import { useCommand } from "~/browser/forms/use-command";
import { leaveTrip } from "~/contracts/calls/companions";
import type { WayOut as Way } from "~/domain/people/membership";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";

/** How one may leave the trip, and the leaving; the others hear of it. */
export function LeaveTrip({ trip, way }: { trip: Trip; way: Way }) {
  if (way === "hand-over-first")
    return <p className="border-t border-line pt-5 text-sm text-ink-soft">{texts.handOverFirst}</p>;
  return <Leaving trip={trip} alone={way === "give-up"} />;
}

function Leaving({ trip: { tripId, tripName, joinCode }, alone }: { trip: Trip; alone: boolean }) {
  const [asking, setAsking] = useState(false);
  const { pending, problem, run, clear } = useCommand(texts.notDone);
  const close = () => {
    setAsking(false);
    clear();
  };
  const leave = async () => {
    const answer = await run(() => callApi(leaveTrip, { params: { tripId } }));
    if (answer !== null) forgetTrip(answer.gaveUp ? "gave-up" : "left");
  };
  return (
    <section aria-labelledby="way-out" className="grid gap-3 border-t border-line pt-5">
      <h2 id="way-out" className="text-base font-semibold">
        {alone ? texts.giveUpTitle : texts.leaveTitle}
      </h2>
      <Button look="danger" className="sm:justify-self-start" onClick={() => setAsking(true)}>
        {alone ? texts.giveUp : texts.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        pending={pending}
        title={alone ? texts.askGiveUp(tripName) : texts.askLeave(tripName)}
        description={alone ? texts.giveUpMeans : texts.leaveMeans(joinCode)}
        confirmLabel={alone ? texts.giveUp : texts.leaveNow}
        cancelLabel={texts.stay}
        onConfirm={() => void leave()}
      >
        <Alert>{problem}</Alert>
      </ConfirmDialog>
    </section>
  );
}
