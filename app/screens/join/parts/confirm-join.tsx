import { Form, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { joinTexts as texts } from "#messages/people/join";
import { dropSession } from "~/browser/session/session";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { Screen } from "~/ui/layout/screen";
import { CODE_FIELD } from "./invitation";
import type { JoinAnswer } from "./join-action";

type ConfirmJoinProps = { found: Extract<JoinAnswer, { kind: "found" }>; currentTrip: string | null; pending: boolean };

/** The second step of /join: whose trip the code opens, and whether one wants to come along. */
export function ConfirmJoin({ found: { code, tripName, city, alert }, currentTrip, pending }: ConfirmJoinProps) {
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
            <input type="hidden" name="city" value={city} />
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
      <TicketStub tripName={tripName} city={city} code={code} />
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

/** The invitation as a ticket: the trip's name with the face of its city, and the code on the stub. */
function TicketStub({ tripName, city, code }: { tripName: string; city: string; code: string }) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-raised shadow-card">
      <div className="flex flex-wrap items-center gap-5 p-5 sm:p-6">
        <span aria-hidden="true">
          <CityEmblem city={city} />
        </span>
        <p dir="auto" className="min-w-0 max-w-full grow basis-[min-content] font-display text-xl font-semibold">
          {tripName}
        </p>
      </div>
      <p className="border-t-2 border-dashed border-line bg-sunken px-5 py-4 text-center font-mono text-lg font-bold tracking-widest uppercase">
        {code}
      </p>
    </div>
  );
}
