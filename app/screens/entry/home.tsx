import type { MetaFunction } from "@remix-run/react";
import { useSession } from "~/browser/session/session";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { Disclosure } from "~/ui/layout/disclosure";
import { SignedInAs } from "~/features/account/signed-in-as";
import { SAMPLE_DAY } from "./explainer/sample-day";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Card } from "~/ui/layout/card";
import { homeTexts as texts } from "#messages/entry";
import { pastTripsTexts } from "#messages/past-trips";
import { openPages } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

/** Welcome: the ways into the product (SPEC section 2, welcome/local start). */
export default function Home() {
  const session = useSession();
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      aside={
        <Card className="hidden lg:block">
          <LineOfTheDay stops={SAMPLE_DAY} variant="compact" label={texts.sampleDay} />
        </Card>
      }
    >
      <nav aria-label={texts.waysIn} className="grid gap-3">
        <ButtonLink to="/localrouter">{texts.plan}</ButtonLink>
        <ButtonLink to="/join" look="secondary">
          {texts.join}
        </ButtonLink>
        <ButtonLink to="/demo" look="secondary">
          {texts.demo}
        </ButtonLink>
        <ButtonLink to="/explainer" look="secondary">
          {openPages.explainer}
        </ButtonLink>
        <ButtonLink to="/" look="quiet">
          {texts.back}
        </ButtonLink>
      </nav>
      <SignedInAs />
      {session !== null && (
        <TextLink to="/pasttrips" className="justify-self-start py-3">
          {pastTripsTexts.title}
        </TextLink>
      )}
      <TextLink to="/yourstuck" className="justify-self-start py-3 text-sm">
        {texts.help}
      </TextLink>
      <Disclosure label={<span className="text-sm text-ink-soft">{texts.forDevelopers}</span>}>
        <ButtonLink to="/localdebug" look="quiet" className="w-full">
          {texts.debug}
        </ButtonLink>
      </Disclosure>
    </Screen>
  );
}
