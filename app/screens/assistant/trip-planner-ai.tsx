import { Await, Navigate, useLoaderData, type MetaFunction } from "@remix-run/react";
import { Suspense } from "react";
import { plannerTexts as texts } from "#messages/assistant";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOffline, isUnauthenticated } from "~/browser/api/api-problem";
import { useFollowed } from "~/browser/room/use-followed";
import { endRefusedSession, requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { whoAmI } from "~/contracts/calls/hydrate";
import type { ReplyOf } from "~/contracts/endpoint";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { Planner } from "./parts/planner";

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
          known.kind === "known" ? <FollowingPlanner known={known} /> : <Navigate to={known.to} replace />
        }
      </Await>
    </Suspense>
  );
}

function FollowingPlanner({ known }: { known: ReplyOf<typeof whoAmI> }) {
  const { user, trip } = useFollowed(known, () => {
    const now = { user: readLocal("userData"), trip: readLocal("tripData") };
    return now.user === null ? null : { ...known, user: now.user, trip: now.trip };
  });
  return <Planner key={trip?.tripId} user={user} trip={trip} />;
}

/** Who asks, and about which trip; or where to instead. */
type Who = ({ kind: "known" } & ReplyOf<typeof whoAmI>) | { kind: "elsewhere"; to: "/access" | "/explainer" };

/**
 * A failure leads to /explainer (SPEC section 8, planner AI), a refused session to /access (section 6). Without a connection nothing has failed: what this
 * device knows is enough to read earlier answers and to write the next question.
 */
export async function loadWho(): Promise<Who> {
  try {
    return { kind: "known", ...(await callApi(whoAmI)) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const user = readLocal("userData");
    if (isOffline(error) && user) return { kind: "known", user, trip: readLocal("tripData") };
    if (!isUnauthenticated(error)) return { kind: "elsewhere", to: "/explainer" };
    endRefusedSession();
    return { kind: "elsewhere", to: "/access" };
  }
}
