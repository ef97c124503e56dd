import type { MetaFunction } from "@remix-run/react";
import { Await, Navigate, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { requireSession } from "~/browser/session/guards";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { loadWho, type Who } from "./parts/load-who";
import { Planner } from "./parts/planner";
import { plannerTexts as texts } from "#messages/assistant";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const HydrateFallback = () => (
  <Screen title={texts.waitingTitle} back={{ to: "/localrouter", label: texts.back }}>
    <PendingLine>{texts.warming}</PendingLine>
  </Screen>
);

export function clientLoader() {
  requireSession();
  return { who: loadWho() };
}
clientLoader.hydrate = true as const;

/** /trip-planner-ai: a question about the trip, kept first and then answered. */
export default function TripPlannerAi() {
  const { who } = useLoaderData<typeof clientLoader>();
  return (
    <Suspense fallback={<HydrateFallback />}>
      <Await resolve={who}>
        {(known: Who) =>
          known.kind === "known" ? <Planner user={known.user} trip={known.trip} /> : <Navigate to={known.to} replace />
        }
      </Await>
    </Suspense>
  );
}
