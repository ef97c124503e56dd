import type { MetaFunction } from "@remix-run/react";
import { useIdentityProvider } from "~/browser/identity/provider-meta";
import { Alert } from "~/ui/alert";
import { BrandSign } from "~/ui/brand-mark";
import { Button } from "~/ui/button";
import { PendingLine } from "~/ui/pending-line";
import { Screen } from "~/ui/screen";
import { TextLink } from "~/ui/text-link";
import { POPUP_NOTE } from "./access/popup-note";
import { useAccess } from "./access/use-access";

export const meta: MetaFunction = () => [{ title: "Sign in · Wayfellow" }];

const CHECKING = "Checking your access...";

/**
 * Sign in or sign up through the identity provider's popup (SPEC section 2, entry). The server renders it as it is while the access
 * is checked, so that nothing moves when the scripts arrive.
 */
export default function Access() {
  const { state, enter, dismiss } = useAccess();
  const { kind } = useIdentityProvider();
  const checking = state.kind === "checking";
  return (
    <Screen
      sky="morning"
      brand={false}
      above={<BrandSign className="h-16 w-20" draw />}
      title="Good to see you"
      lead="Your AI-powered travel companion: plan a trip, share it, and live it day by day."
      actions={!checking && <SignInButton waiting={state.kind === "popup-open"} enter={enter} />}
    >
      {checking ? <PendingLine>{CHECKING}</PendingLine> : <Alert tone={state.kind === "ready" ? state.tone : undefined} onDismiss={dismiss}>{state.kind === "ready" && state.alert}</Alert>}
      <p className="max-w-prose text-ink-soft">{POPUP_NOTE[kind]}</p>
      <nav aria-label="Without an account" className="grid gap-1">
        <TextLink to="/demo" className="inline-flex min-h-12 items-center justify-self-start">Try a demo trip first</TextLink>
        <TextLink to="/bestthings" className="inline-flex min-h-12 items-center justify-self-start">See the best things of a city</TextLink>
        <TextLink to="/explainer" className="inline-flex min-h-12 items-center justify-self-start">What is Wayfellow?</TextLink>
        <TextLink to="/privacy" className="inline-flex min-h-12 items-center justify-self-start">What is stored where</TextLink>
      </nav>
    </Screen>
  );
}

function SignInButton({ waiting, enter }: { waiting: boolean; enter: () => Promise<void> }) {
  return (
    <Button onClick={() => void enter()} pending={waiting} pendingLabel="Waiting for the sign-in window…">
      Sign in or sign up
    </Button>
  );
}
