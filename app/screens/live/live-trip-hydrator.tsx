import { Form, redirect, useLoaderData, useNavigation, type MetaFunction } from "@remix-run/react";
import { Cloud, CloudOff } from "lucide-react";
import { liveTripHydratorTexts as texts } from "#messages/live";
import { welcomeBackTexts } from "#messages/live-pauses";
import { sharedLabels } from "#messages/ui";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { useAnswer } from "~/browser/forms/use-answer";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { LeftOffCard } from "~/features/live/left-off-card";
import { loadRunningTrip, readLiveTrip, type LiveTrip } from "~/features/live/live-trip";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { useLiveStatus, type LiveNews } from "~/features/live/use-live-status";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { TripFacts } from "./parts/trip-facts";
import { type BeginAnew, StartOverApart, StatusFailed } from "./parts/start-over-here";

/** Long enough for a slow connection, short enough to fall back to what the phone has. */
const RESTORE_TIMEOUT_MS = 8_000;

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => <SkeletonScreen label={welcomeBackTexts.looking} cards={2} />;

export const clientLoader = async () => ({ live: await loadRunningTrip() });
clientLoader.hydrate = true as const;

/** "Take Me Back!": the server's state of the trip, or without a connection the phone's own. */
export async function clientAction() {
  requireSession();
  try {
    await hydrateLocalCopy({ signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS) });
  } catch (error) {
    onUnauthenticated(error);
  }
  const live = readLiveTrip();
  return live?.plan ? redirect(liveScreenOf(live.user.role)) : { alert: texts.restoreFailed };
}

const ANEW: BeginAnew = { consequence: texts.consequence, clears: "fetch-trip-anew" };

/** /livetriphydrator: shows what was saved last and brings it back. */
export default function LiveTripHydrator() {
  const { live } = useLoaderData<typeof clientLoader>();
  return live === null ? <StatusFailed title={texts.loadFailed} {...ANEW} /> : <WelcomeBack live={live} />;
}

function WelcomeBack({ live }: { live: LiveTrip }) {
  const { trip, plan } = live;
  const news = useLiveStatus(trip.tripId);
  const pending = useNavigation().formMethod !== undefined;
  const answer = useAnswer<typeof clientAction>();
  return (
    <Screen
      title={welcomeBackTexts.title}
      lead={trip.tripName}
      figure={<TripEmblem city={trip.city} plan={plan} />}
      actions={
        <>
          <Form method="post" className="grid">
            <Button type="submit" pending={pending} pendingLabel={texts.restoring}>
              {texts.goOn}
            </Button>
          </Form>
          <ButtonLink to="/tripdaysoverview" look="secondary">
            {texts.pick}
          </ButtonLink>
        </>
      }
    >
      {!pending && <Alert>{answer?.alert}</Alert>}
      <TripFacts facts={[trip.destination, texts.days(trip.daysTotal)]} />
      <LeftOffCard live={live} label={texts.lastSaved} />
      <SyncBadge news={news} />
      <StartOverApart {...ANEW} />
    </Screen>
  );
}

/** Whether the trip is in step with the server or runs from this device alone (SPEC section 2, /livetriphydrator). */
function SyncBadge({ news }: { news: LiveNews }) {
  const Icon = news === "unreachable" ? CloudOff : Cloud;
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
      <Icon aria-hidden="true" className="size-5" />
      {texts.sync[news]}
    </p>
  );
}
