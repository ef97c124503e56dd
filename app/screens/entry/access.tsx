import type { MetaFunction } from "@remix-run/react";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import { Alert } from "~/ui/feedback/alert";
import { BrandSign } from "~/ui/layout/brand-mark";
import { Button } from "~/ui/actions/button";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { popupNote, accessTexts as texts } from "#messages/entry";
import { openPages } from "#messages/ui";
import { useAccess } from "./access/use-access";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

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
      back={{ to: "/home", label: texts.back }}
      above={<BrandSign className="h-16 w-20" draw />}
      title={texts.title}
      lead={texts.lead}
      actions={
        checking ? (
          <PendingLine>{texts.checking}</PendingLine>
        ) : (
          <SignInButton waiting={state.kind === "popup-open"} enter={enter} />
        )
      }
    >
      <Alert tone={state.kind === "ready" ? state.tone : undefined} onDismiss={dismiss}>
        {state.kind === "ready" && state.alert}
      </Alert>
      <p className="max-w-prose text-ink-soft">{popupNote[kind]}</p>
      <nav aria-label={texts.withoutAccount} className="grid gap-1">
        <TextLink to="/demo" className="inline-flex min-h-12 items-center justify-self-start">
          {texts.demo}
        </TextLink>
        <TextLink to="/bestthings" className="inline-flex min-h-12 items-center justify-self-start">
          {texts.bestThings}
        </TextLink>
        <TextLink to="/explainer" className="inline-flex min-h-12 items-center justify-self-start">
          {openPages.explainer}
        </TextLink>
        <TextLink to="/privacy" className="inline-flex min-h-12 items-center justify-self-start">
          {openPages.privacy}
        </TextLink>
      </nav>
    </Screen>
  );
}

function SignInButton({ waiting, enter }: { waiting: boolean; enter: () => Promise<void> }) {
  return (
    <Button onClick={() => void enter()} pending={waiting} pendingLabel={texts.waiting}>
      {texts.signIn}
    </Button>
  );
}
