import { type MetaFunction, useLocation } from "@remix-run/react";
import { tripNotCreatedTexts } from "#messages/people/join";
import { sharedLabels } from "#messages/ui";
import { ButtonLink } from "~/ui/actions/button-link";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";

const textsAt = (pathname: string) =>
  pathname === "/tripnotcreated" ? tripNotCreatedTexts.notCreated : tripNotCreatedTexts.required;

export const meta: MetaFunction = ({ location }) => [
  { title: sharedLabels.documentTitle(textsAt(location.pathname).title) },
];

/** /tripnotcreated and /wayfellow/tripitineraryrequired (SPEC section 2, dashboard and other). */
export default function TripNotCreated() {
  const texts = textsAt(useLocation().pathname);
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ButtonLink to="/wayfellow/tripsetup">{texts.create}</ButtonLink>
          <ButtonLink to="/wayfellow/home" look="secondary">
            {sharedLabels.headHome}
          </ButtonLink>
        </>
      }
    >
      <LostWay />
      <p>
        <TextLink to="/join" className="inline-flex min-h-12 items-center">
          {tripNotCreatedTexts.join}
        </TextLink>
      </p>
    </Screen>
  );
}
