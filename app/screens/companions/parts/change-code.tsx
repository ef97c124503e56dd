import { type FormEvent, useState } from "react";
import { changeCodeTexts, companionsTexts as texts } from "#messages/people/companions";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { formText } from "~/browser/forms/form-fields";
import { useCommand } from "~/browser/forms/use-command";
import { changeJoinCode } from "~/contracts/calls/companions";
import { sameJoinCode } from "~/domain/trip/join-code";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { toast } from "~/ui/feedback/toast";
import { JoinCodeField } from "~/features/companions/join-code-field";
import { useJoinCodeCheck } from "~/features/companions/use-join-code-check";

/** Another code for the trip, found to be free first, as when the trip was made. */
export function ChangeCode({
  trip,
  onChanged,
  onClose,
}: {
  trip: Trip;
  onChanged: (trip: Trip) => void;
  onClose: () => void;
}) {
  const { state, check, forget } = useJoinCodeCheck();
  const [asked, setAsked] = useState<string | null>(null);
  const { pending, problem, run, clear } = useCommand(texts.notDone);
  const checkOther = async (code: string) =>
    sameJoinCode(code, trip.joinCode) ? forget({ kind: "refused", message: changeCodeTexts.sameCode }) : check(code);
  const close = () => {
    setAsked(null);
    clear();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(formText(new FormData(event.currentTarget), "joinCode").trim());
  };
  const change = async (joinCode: string) => {
    const answer = await run(() => send(trip.tripId, joinCode));
    if (answer === "taken") {
      close();
      forget({ kind: "taken" });
    } else if (answer !== null) {
      toast(changeCodeTexts.codeChanged(answer.joinCode));
      close();
      onChanged(answer);
    }
  };
  return (
    <form className="grid gap-5 border-t border-line pt-4" onSubmit={onSubmit}>
      <JoinCodeField
        state={state}
        check={checkOther}
        onEdit={() => forget()}
        known={() => ({ city: trip.city, tripName: trip.tripName, year: Number(trip.startDate.slice(0, 4)) })}
        defaultValue=""
        label={changeCodeTexts.newCode}
      />
      <div className="grid gap-2.5">
        <Button type="submit" disabled={state.kind !== "available"}>
          {changeCodeTexts.saveCode}
        </Button>
        {state.kind !== "available" && <p className="text-center text-sm text-ink-soft">{changeCodeTexts.codeFirst}</p>}
        <Button look="quiet" onClick={onClose}>
          {changeCodeTexts.keepCode}
        </Button>
      </div>
      {asked !== null && (
        <ConfirmDialog
          open
          danger={false}
          onClose={close}
          pending={pending}
          title={changeCodeTexts.askCode(asked)}
          description={changeCodeTexts.codeMeans(trip.joinCode)}
          confirmLabel={changeCodeTexts.saveCode}
          cancelLabel={changeCodeTexts.keepCode}
          onConfirm={() => void change(asked)}
        >
          <Alert>{problem}</Alert>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** The trip with its new code; "taken" when somebody took it meanwhile, which the field says. */
async function send(tripId: string, joinCode: string): Promise<Trip | "taken"> {
  try {
    return (await callApi(changeJoinCode, { params: { tripId }, body: { joinCode } })).trip;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "join-code-taken") return "taken";
    throw error;
  }
}
