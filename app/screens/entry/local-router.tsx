import { type MetaFunction, redirect, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { requireSession } from "~/browser/session/guards";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import { readWaitingFor } from "~/browser/storage/pending";
import { nextScreen, type RouterDecision } from "~/domain/navigation/local-router";
import { MovingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { localRouterTexts as texts } from "#messages/entry";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** Where to when the router leaves the choice to the traveller, who asked for no page in particular. */
const NOWHERE_IN_PARTICULAR = "/home";

const decide = (): RouterDecision =>
  nextScreen({
    path: "/localrouter",
    userData: readLocal("userData"),
    profileComplete: readLocal("profileComplete") === true,
    tripData: readLocal("tripData"),
    tripIntentData: readLocal("tripIntentData"),
    anchorSelectData: readLocal("anchorSelectData"),
    itineraryData: readLocal("itineraryData"),
    waitingFor: readWaitingFor(),
  });

/** The next screen from the local copy; null while there is no user in it. */
function destination(): string | null {
  const decision = decide();
  if (decision.kind === "fetch-user") return null;
  return decision.kind === "go" ? decision.to : NOWHERE_IN_PARTICULAR;
}

export function clientLoader() {
  requireSession();
  const to = destination();
  if (to !== null) throw redirect(to);
  return null;
}
clientLoader.hydrate = true as const;

export { LoadingYourTrip as HydrateFallback };

/** Reached only without a stored user: fetches, decides again, and any error leads to /access (SPEC section 4, local router). */
export default function LocalRouter() {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    hydrateLocalCopy({ signal: leaving.signal }).then(
      () => !leaving.signal.aborted && navigate(destination() ?? "/access", { replace: true }),
      () => !leaving.signal.aborted && navigate("/access", { replace: true }),
    );
    return () => leaving.abort();
  }, [navigate]);
  return <LoadingYourTrip />;
}

function LoadingYourTrip() {
  return (
    <Screen title={texts.title} lead={<Finding />}>
      <SkeletonCard lines={3} />
    </Screen>
  );
}

const Finding = () => (
  <span role="status" className="relative block overflow-hidden pb-3">
    {texts.finding}
    <MovingLine className="rounded-full bg-line text-accent" />
  </span>
);
