import { Form, type MetaFunction, redirect, useNavigation } from "@remix-run/react";
import { preJoinTexts as texts } from "#messages/people/join";
import { ApiProblem } from "~/browser/api/api-problem";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated } from "~/browser/session/guards";
import { currentSession } from "~/browser/session/session";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { NumberedSteps } from "~/ui/layout/numbered-steps";
import { Screen } from "~/ui/layout/screen";
import { findUser } from "~/features/account/enter";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

/** Where somebody who wants to join goes on: by whether they are signed in, and on a trip (SPEC section 2, join intro). */
export async function clientAction() {
  if (currentSession() === null) return redirect("/joinaccess");
  try {
    const { tripId } = await findUser();
    return redirect(tripId === null ? "/join" : "/alreadyjoined");
  } catch (error) {
    onUnauthenticated(error);
    return { alert: isUnverifiable(error) ? texts.unverifiable : texts.failed };
  }
}

/** The server answered, and does not take this account; anything else is a mishap. */
const isUnverifiable = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500;

/** The join intro (SPEC section 2, entry and sign-in). */
export default function PreJoinTrip() {
  const answer = useAnswer<typeof clientAction>();
  const pending = useNavigation().formMethod !== undefined;
  return (
    <Screen
      sky="morning"
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Form method="post" className="grid">
            <Button type="submit" pending={pending} pendingLabel={texts.checking}>
              {texts.yes}
            </Button>
          </Form>
          <ButtonLink to="/home" look="quiet">
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      {!pending && <Alert>{answer?.alert}</Alert>}
      <NumberedSteps steps={texts.steps} />
    </Screen>
  );
}
