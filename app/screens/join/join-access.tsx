import { redirect, useLoaderData, useNavigate, type MetaFunction } from "@remix-run/react";
import { popupNote } from "#messages/entry";
import { joinAccessTexts as texts } from "#messages/people/join";
import { providerOfDocument } from "~/browser/session/identity/provider-config";
import { currentSession } from "~/browser/session/session";
import { enterAfterSignIn } from "~/features/account/enter";
import { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { BrandSign } from "~/ui/layout/brand-mark";
import { Screen } from "~/ui/layout/screen";
import { keptInvitation, wayToJoin } from "./parts/invitation";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

export function clientLoader() {
  if (currentSession() !== null) throw redirect(wayToJoin());
  return { provider: providerOfDocument().kind, code: keptInvitation() };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** The join sign-in screen (SPEC section 2, entry and sign-in). */
export default function JoinAccess() {
  const { provider, code } = useLoaderData<typeof clientLoader>();
  const { state, enter, dismiss } = useJoinAccess();
  return (
    <Screen
      sky="morning"
      brand={false}
      above={<BrandSign className="h-16 w-20" draw />}
      title={code ? texts.titleInvited : texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button
            onClick={() => void enter()}
            pending={state.kind !== "ready"}
            pendingLabel={state.kind === "entering" ? texts.entering : texts.waiting}
          >
            {texts.signIn}
          </Button>
          <ButtonLink to="/" look="quiet">
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      <Alert onDismiss={dismiss}>{state.kind === "ready" && state.alert}</Alert>
      {code && (
        <p className="grid gap-1 rounded-lg bg-raised px-5 py-4 shadow-card">
          <span className="text-sm text-ink-soft">{texts.kept}</span>
          <span className="font-mono text-lg font-bold tracking-widest uppercase wrap-anywhere">{code}</span>
        </p>
      )}
      <p className="max-w-prose text-ink-soft">{popupNote[provider]}</p>
    </Screen>
  );
}

/** Signs in by the popup and goes on to /join. */
function useJoinAccess() {
  const navigate = useNavigate();
  const { state, open, dismiss } = usePopupSignIn({
    texts,
    enter: async () => {
      await enterAfterSignIn();
      navigate(wayToJoin(), { replace: true });
    },
  });
  return { state, enter: open, dismiss };
}
