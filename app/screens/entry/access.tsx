import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { providerOfDocument } from "~/browser/identity/provider-config";
import { takeNotice } from "~/browser/notice";
import { currentSession } from "~/browser/session";
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

export function clientLoader() {
  return { notice: takeNotice(), signedIn: currentSession() !== null, provider: providerOfDocument().kind };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <Welcome><PendingLine>{CHECKING}</PendingLine></Welcome>;

/** Sign in or sign up through the identity provider's popup (SPEC section 2, entry). */
export default function Access() {
  const { notice, signedIn, provider } = useLoaderData<typeof clientLoader>();
  const { state, enter, dismiss } = useAccess({ notice, signedIn });
  if (state.kind === "checking") return <HydrateFallback />;
  const waiting = state.kind === "popup-open";
  return (
    <Welcome
      actions={
        <Button onClick={() => void enter()} pending={waiting} pendingLabel="Waiting for the sign-in window…">
          Sign in or sign up
        </Button>
      }
    >
      <Alert onDismiss={dismiss}>{state.kind === "ready" && state.alert}</Alert>
      <p className="max-w-prose text-ink-soft">{POPUP_NOTE[provider]}</p>
      <p>
        <TextLink to="/explainer">What is Wayfellow?</TextLink>
      </p>
    </Welcome>
  );
}

function Welcome({ children, actions }: { children: React.ReactNode; actions?: React.ReactNode }) {
  return (
    <Screen sky="morning" brand={false} above={<BrandSign className="h-16 w-20" draw />} title="Good to see you" lead="Your AI-powered travel companion: plan a trip, share it, and live it day by day." actions={actions}>
      {children}
    </Screen>
  );
}
