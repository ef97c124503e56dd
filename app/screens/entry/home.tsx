import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { Screen } from "~/ui/screen";
import { TextLink } from "~/ui/text-link";
import { SignedInAs } from "../account/signed-in-as";
import { SAMPLE_DAY } from "./explainer/sample-day";
import { LineOfTheDay } from "~/ui/line-of-the-day";
import { Card } from "~/ui/card";

export const meta: MetaFunction = () => [{ title: "Welcome · Wayfellow" }];

/** Welcome: the ways into the product (SPEC section 2, welcome/local start). */
export default function Home() {
  return (
    <Screen
      title="Where to next?"
      lead="Plan a trip with an assistant, share it with a code, and live it one part of the day at a time."
      aside={
        <Card className="hidden lg:block">
          <LineOfTheDay stops={SAMPLE_DAY} variant="compact" label="A day in Lisbon" />
        </Card>
      }
    >
      <nav aria-label="Ways in" className="grid gap-3">
        <ButtonLink to="/localrouter">Start Planning My Trip</ButtonLink>
        <ButtonLink to="/join" look="secondary">Join a Friend's Trip</ButtonLink>
        <ButtonLink to="/demo" look="secondary">Try a Demo Trip</ButtonLink>
        <ButtonLink to="/explainer" look="secondary">What is Wayfellow?</ButtonLink>
        <ButtonLink to="/localdebug" look="quiet">Debug Local State</ButtonLink>
        <ButtonLink to="/" look="quiet">Back to Main Home</ButtonLink>
      </nav>
      <SignedInAs />
      <TextLink to="/yourstuck" className="justify-self-start py-3 text-sm">Stuck? Get help</TextLink>
    </Screen>
  );
}
