import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { NumberedSteps } from "~/ui/numbered-steps";
import { PlanSteps } from "~/ui/plan-steps";
import { Screen } from "~/ui/screen";
import { tripStartTexts as texts } from "#messages/planning/trip-start";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** The trip start intro (SPEC section 2, trip creation and planning). */
export default function TripStart() {
  return (
    <Screen
      sky="morning"
      above={<PlanSteps current="trip" />}
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ButtonLink to="/tripsetup">{texts.start}</ButtonLink>
          <ButtonLink to="/" look="quiet">
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      <NumberedSteps steps={texts.ahead} />
    </Screen>
  );
}
