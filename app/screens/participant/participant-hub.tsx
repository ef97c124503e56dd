import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { participantHubTexts as texts } from "#messages/participant";
import { sharedLabels } from "#messages/ui";
import { useRefresh } from "~/browser/api/use-refresh";
import type { Trip } from "~/domain/trip/trip";
import { tripPhase, type TripPhase } from "~/domain/trip/trip-lifecycle";
import { PendingNote } from "~/features/companions/pending-note";
import { LeftOffCard } from "~/features/live/left-off-card";
import { readLiveTrip, type LiveTrip } from "~/features/live/live-trip";
import { OfflineCard } from "~/features/offline/offline-card";
import { YourTrips } from "~/features/own-trips/your-trips";
import { hasTrip, loadCompanionTripCopy, viewerOf, type LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { HubSummary } from "~/features/trip-at-hand/hub-summary";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { ButtonLink } from "~/ui/actions/button-link";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = async () => ({ copy: await loadCompanionTripCopy(hasTrip), live: readLiveTrip() });
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /plannerparticipanthub: a companion's trip, and the ways into it (SPEC section 2, joining). */
export default function ParticipantHub() {
  const { copy, live } = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  return (
    <Hub
      copy={copy}
      live={live}
      trip={viewer.trip}
      organizes={viewer.kind === "organizer"}
      notice={<StaleNote problem={stale} />}
    />
  );
}

type HubProps = { copy: LoadedCopy; live: LiveTrip | null; trip: Trip; organizes: boolean; notice: React.ReactNode };

function Hub({ copy, live, trip, organizes, notice }: HubProps) {
  const days = copy.itinerary?.days.length ?? 0;
  const phase = tripPhase(trip, { itinerary: days > 0 });
  return (
    <Screen
      title={texts.titles[phase]}
      lead={texts.leads[phase]}
      actions={<NextStep phase={phase} organizes={organizes} />}
    >
      {notice}
      <PendingNote />
      {phase === "started" && live !== null && <LeftOffCard live={live} label={texts.now} />}
      <HubSummary trip={trip} itinerary={copy.itinerary} />
      <nav aria-label={trip.tripName} className="grid gap-3">
        <WayCard to="/curatedhighlights" title={texts.highlights} about={texts.highlightsAbout} />
        <WayCard to="/wayfellow/itinerary" title={texts.itinerary} about={texts.itineraryAbout(days)} />
        <WayCard to="/companions" title={texts.companions} about={texts.companionsAbout} />
      </nav>
      <OfflineCard />
      <YourTrips current={trip.tripId} />
      <section aria-labelledby="own-trip" className="grid gap-3 border-t border-line pt-6">
        <h2 id="own-trip">{texts.own}</h2>
        <p className="text-ink-soft">{texts.ownAbout}</p>
        <div className="grid gap-2.5 sm:flex">
          <ButtonLink to="/postprofileroleselect" look="secondary">
            {texts.startOwn}
          </ButtonLink>
          <ButtonLink to="/" look="quiet">
            {sharedLabels.headHome}
          </ButtonLink>
        </div>
      </section>
    </Screen>
  );
}

/** What the moment asks for; while the trip is ahead, the cards are the ways on. */
function NextStep({ phase, organizes }: { phase: TripPhase; organizes: boolean }) {
  if (phase === "started") return <ButtonLink to="/triplivedayparticipant">{texts.follow}</ButtonLink>;
  if (phase === "complete") return <ButtonLink to="/reflections">{texts.memories}</ButtonLink>;
  return organizes ? <ButtonLink to="/localrouter">{texts.organize}</ButtonLink> : null;
}

/** A large way on: what it leads to, and one sentence about it. The whole card is the link. */
function WayCard({ to, title, about }: { to: string; title: string; about: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-20 items-center justify-between gap-4 rounded-xl border border-line bg-raised px-5 py-4 shadow-card transition-colors duration-150 hover:border-ink sm:px-6"
    >
      <span className="grid gap-0.5">
        <span className="font-display text-lg font-semibold">{title}</span>
        <span className="text-ink-soft">{about}</span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-6 shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}
