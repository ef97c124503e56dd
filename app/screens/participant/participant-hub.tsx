import { Link, useLoaderData, type MetaFunction } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { eveningAfterTexts } from "#messages/live-pauses";
import { participantHubTexts as texts } from "#messages/people/participant";
import { sharedLabels } from "#messages/ui";
import { useRefresh } from "~/browser/api/use-refresh";
import { tripPhase, type TripPhase } from "~/domain/trip/trip-lifecycle";
import { LeftOffCard } from "~/features/live/left-off-card";
import { readLiveTrip, type LiveTrip } from "~/features/live/live-trip";
import { OfflineCard } from "~/features/offline/offline-card";
import { YourTrips } from "~/features/own-trips/your-trips";
import {
  hasTrip,
  loadCompanionTripCopy,
  viewerOf,
  type LoadedCopy,
  type Viewer,
} from "~/features/trip-at-hand/trip-copy";
import { useMoment } from "~/features/trip-home/use-moment";
import { TripHome } from "~/features/trip-home/trip-home";
import { EmptyState } from "~/ui/feedback/empty-state";
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
  return <Hub copy={copy} live={live} viewer={viewer} notice={<StaleNote problem={stale} />} />;
}

type HubProps = { copy: LoadedCopy; live: LiveTrip | null; viewer: KnownViewer; notice: React.ReactNode };
type KnownViewer = Exclude<Viewer, { kind: "missing" }>;

const dayPath = (dayIndex: number): string => `/wayfellow/itinerary?day=${dayIndex}`;

function Hub({ copy, live, viewer: { kind, trip, user }, notice }: HubProps) {
  const days = copy.itinerary?.days.length ?? 0;
  const phase = tripPhase(trip, { itinerary: days > 0 });
  const now = useMoment(trip);
  return (
    <Screen panes title={texts.titles[phase]} lead={texts.leads[phase]} actions={nextStep(phase, kind === "organizer")}>
      <TripHome
        trip={trip}
        itinerary={copy.itinerary}
        ownId={user._id}
        now={now}
        dayPath={dayPath}
        planPath={null}
        cover={
          <>
            {notice}
            {phase === "started" && live !== null && (
              <LeftOffCard
                live={live}
                label={live.moment.kind === "evening-after" ? eveningAfterTexts.label : texts.now}
              />
            )}
            <HubSummary trip={trip} itinerary={copy.itinerary} />
          </>
        }
        noDays={<EmptyState>{texts.itineraryAbout(0)}</EmptyState>}
        ways={
          <nav aria-label={trip.tripName} className="grid gap-3 sm:grid-cols-2">
            <WayCard to="/curatedhighlights" title={texts.highlights} about={texts.highlightsAbout} />
            <WayCard to="/wayfellow/itinerary" title={texts.itinerary} about={texts.itineraryAbout(days)} />
          </nav>
        }
      >
        <OfflineCard />
        <YourTrips current={trip.tripId} />
        <section aria-labelledby="own-trip" className="grid gap-3 border-t border-line pt-6">
          <h2 id="own-trip">{texts.own}</h2>
          <p className="text-ink-soft">{texts.ownAbout}</p>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to="/postprofileroleselect" look="secondary">
              {texts.startOwn}
            </ButtonLink>
            <ButtonLink to="/" look="quiet">
              {sharedLabels.headHome}
            </ButtonLink>
          </div>
        </section>
      </TripHome>
    </Screen>
  );
}

/** What the moment asks for; while the trip is ahead, its days are the ways on, and there is nothing to press. */
function nextStep(phase: TripPhase, organizes: boolean): React.ReactNode {
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
        className="size-6 shrink-0 large-text:hidden text-accent transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}
