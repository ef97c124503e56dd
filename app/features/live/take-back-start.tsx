import { useNavigate } from "@remix-run/react";
import { takeBackTexts as texts } from "#messages/live-pauses";
import { callApi } from "~/browser/api/api-client";
import { keepLiveStatus } from "~/browser/api/live-status";
import { useCommand } from "~/browser/forms/use-command";
import { takeBackStart } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { isStartOpen } from "~/domain/live/live-advance";
import { Button } from "~/ui/actions/button";
import { Alert } from "~/ui/feedback/alert";
import { toast } from "~/ui/feedback/toast";
import type { LiveTrip } from "./live-trip";

/** The way back from a start that was too early, for the organizer, until a part of a day is done. */
export function TakeBackStart({ live: { user, trip, position } }: { live: LiveTrip }) {
  const { pending, problem, run } = useCommand(texts.failed);
  const navigate = useNavigate();
  if (!trip.startedTrip || !isStartOpen(position) || !mayCall(user.role, takeBackStart)) return null;
  const takeBack = async () => {
    const status = await run(() => callApi(takeBackStart, { params: { tripId: trip.tripId }, timeoutMs: 15_000 }));
    if (status === null) return;
    keepLiveStatus(trip.tripId, status);
    toast(texts.done);
    navigate("/pretriphub");
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-sm text-ink-soft">{texts.why}</p>
      {problem !== null && <Alert>{problem}</Alert>}
      <Button look="quiet" onClick={takeBack} pending={pending} pendingLabel={texts.pending} className="-ms-4">
        {texts.label}
      </Button>
    </div>
  );
}
