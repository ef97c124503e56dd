import { Form, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { joinTexts as texts } from "#messages/join";
import { dropSession } from "~/browser/session/session";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { CODE_FIELD } from "./invitation";
import type { JoinAnswer } from "./join-action";
import { TicketStub } from "./ticket-stub";

type ConfirmJoinProps = { found: Extract<JoinAnswer, { kind: "found" }>; currentTrip: string | null; pending: boolean };

/** The second step of /join: whose trip the code opens, and whether one wants to come along. */
export function ConfirmJoin({ found: { code, tripName, alert }, currentTrip, pending }: ConfirmJoinProps) {
  // The address stays the same, so the focus is moved to the new heading here.
  useEffect(() => document.getElementById("screen-title")?.focus({ preventScroll: true }), []);
  return (
    <Screen
      title={texts.found(tripName)}
      lead={texts.foundLead}
      actions={
        <>
          <Form method="post" className="grid">
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name={CODE_FIELD} value={code} />
            <input type="hidden" name="tripName" value={tripName} />
            <Button type="submit" pending={pending} pendingLabel={texts.joining}>
              {texts.confirm}
            </Button>
          </Form>
          <ButtonLink to="/join" replace look="quiet">
            {texts.anotherCode}
          </ButtonLink>
        </>
      }
    >
      <TicketStub tripName={tripName} code={code} />
      {currentTrip !== null && currentTrip !== tripName && <p className="text-ink-soft">{texts.keeps(currentTrip)}</p>}
      {!pending && alert !== null && (
        <div className="grid gap-2">
          <Alert>{alert}</Alert>
          {alert === texts.notJoined && <SignInAgain />}
        </div>
      )}
    </Screen>
  );
}

/** A way on beneath the alert: the code is kept for afterwards. */
function SignInAgain() {
  const navigate = useNavigate();
  const leave = () => {
    dropSession();
    navigate("/joinaccess");
  };
  return (
    <Button look="quiet" className="justify-self-start" onClick={leave}>
      {texts.signInAgain}
    </Button>
  );
}
