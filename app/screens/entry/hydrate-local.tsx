import type { MetaFunction } from "@remix-run/react";
import { requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { useLeave } from "~/features/account/use-leave";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { ErrorCard } from "~/ui/feedback/error-card";
import { ProgressSteps } from "~/ui/feedback/progress-steps";
import { Screen } from "~/ui/layout/screen";
import { Splash } from "~/ui/feedback/splash";
import { hydrateLocalTexts as texts } from "#messages/entry";
import { sharedLabels } from "#messages/ui";
import { progressOf, useHydration } from "./hydrate-local/use-hydration";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export function clientLoader() {
  requireSession();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <Splash />;

/** Brings the local copy from the server, in three steps that one can see (SPEC section 2, hydrate loading screen). */
export default function HydrateLocal() {
  const { state, retry } = useHydration();
  if (state.kind === "loading") return <Splash />;
  if (state.kind === "error") return <Failed message={state.message} refused={state.refused} retry={retry} />;
  return (
    <Screen sky="morning" title={texts.title} lead={texts.lead}>
      <ProgressSteps steps={texts.steps} {...progressOf(state.kind)} />
    </Screen>
  );
}

function Failed({ message, refused, retry }: { message: string; refused: boolean; retry: () => void }) {
  const leave = useLeave();
  const mayGoOn = !refused && readLocal("userData") !== null;
  return (
    <Screen title={texts.failedTitle} lead={texts.failedLead}>
      <ErrorCard
        title={texts.failed}
        message={message}
        actions={
          <>
            <Button onClick={retry}>{sharedLabels.again}</Button>
            {mayGoOn && (
              <ButtonLink look="secondary" to="/localrouter">
                {texts.goOn}
              </ButtonLink>
            )}
            <Button look={mayGoOn ? "quiet" : "secondary"} onClick={() => void leave()}>
              {texts.logout}
            </Button>
          </>
        }
      />
    </Screen>
  );
}
