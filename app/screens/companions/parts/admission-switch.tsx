import { useEffect, useState } from "react";
import { companionsTexts } from "#messages/people/companions";
import { admissionTexts as texts } from "#messages/people/join-code";
import { callApi } from "~/browser/api/api-client";
import { useCommand } from "~/browser/forms/use-command";
import { usePending } from "~/browser/storage/pending";
import { setAdmission } from "~/contracts/calls/companions";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { toast } from "~/ui/feedback/toast";
import { SwitchField } from "~/ui/fields/switch-field";

/** Whether the organizer lets each person in. It moves under the finger, and back when that could not be done. */
export function AdmissionSwitch({ trip, onChanged }: { trip: Trip; onChanged: (trip: Trip) => void }) {
  const { newcomers } = usePending();
  const { pending, problem, run } = useCommand(companionsTexts.notDone);
  const [wanted, setWanted] = useState<boolean | null>(null);
  useEffect(() => setWanted(null), [trip.admitEach]);
  const change = async (admitEach: boolean) => {
    if (pending) return;
    setWanted(admitEach);
    const reply = await run(() => callApi(setAdmission, { params: { tripId: trip.tripId }, body: { admitEach } }));
    if (reply === null) return setWanted(null);
    toast(admitEach ? texts.on : texts.off(newcomers > 0));
    onChanged(reply.trip);
  };
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      <SwitchField
        label={texts.label}
        hint={texts.hint}
        checked={wanted ?? trip.admitEach}
        onChange={(admitEach) => void change(admitEach)}
      />
      <Alert>{problem}</Alert>
    </div>
  );
}
