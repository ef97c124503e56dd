import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/actions/button-link";
import { NumberedSteps } from "~/ui/layout/numbered-steps";
import { Screen } from "~/ui/layout/screen";
import { tripStartTexts as texts } from "#messages/entry";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** The trip start intro (SPEC section 2, trip creation and planning). */
export default function TripStart() {
  return (
    <Screen
      sky="morning"
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
