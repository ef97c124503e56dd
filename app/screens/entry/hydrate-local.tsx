import { type MetaFunction, useNavigate } from "@remix-run/react";
import { requireSession } from "~/browser/guards";
import { readLocal } from "~/browser/local-copy";
import { signOut } from "~/browser/session";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { ProgressSteps } from "~/ui/progress-steps";
import { Screen } from "~/ui/screen";
import { Splash } from "~/ui/splash";
import { progressOf, STEP_NAMES } from "./hydrate-local/hydration-state";
import { useHydration } from "./hydrate-local/use-hydration";

export const meta: MetaFunction = () => [{ title: "Loading your trip · Wayfellow" }];

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
    <Screen sky="morning" title="Bringing your trip" lead="The days, the plan and where you are in it.">
      <ProgressSteps steps={STEP_NAMES} {...progressOf(state.kind)} />
    </Screen>
  );
}

function Failed({ message, refused, retry }: { message: string; refused: boolean; retry: () => void }) {
  const navigate = useNavigate();
  const logout = async () => {
    await signOut();
    navigate("/access", { replace: true });
  };
  const mayGoOn = !refused && readLocal("userData") !== null;
  return (
    <Screen title="Nothing is lost" lead="What you saved is on the server; only the way there did not work.">
      <ErrorCard
        title="Oops! Something went wrong"
        message={message}
        actions={
          <>
            <Button onClick={retry}>Try Again</Button>
            {mayGoOn && <ButtonLink look="secondary" to="/localrouter">Go on with what is on this device</ButtonLink>}
            <Button look={mayGoOn ? "quiet" : "secondary"} onClick={() => void logout()}>Logout</Button>
          </>
        }
      />
    </Screen>
  );
}
