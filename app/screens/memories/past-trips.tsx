import type { MetaFunction } from "@remix-run/react";
import { Await, Link, Navigate, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { pastTripsTexts as texts } from "#messages/past-trips";
import { sharedLabels } from "#messages/ui";
import { requireSession } from "~/browser/session/guards";
import { todayIn } from "~/domain/dates/calendar-date";
import { loadPastTrips, type PastTrip } from "~/features/own-trips/past-trips";
import { formatDateRange } from "~/messages/formats";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonDays, SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.title) }];

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

export function clientLoader() {
  requireSession();
  return { past: loadPastTrips(todayIn(undefined, new Date())) };
}
clientLoader.hydrate = true as const;

/** /pasttrips: every trip that is behind somebody, each with its memories. */
export default function PastTrips() {
  const { past } = useLoaderData<typeof clientLoader>();
  return (
    <Screen wide title={texts.title} lead={texts.lead} back={{ to: "/home", label: texts.back }}>
      <Suspense fallback={<SkeletonDays days={2} label={texts.loading} />}>
        <Await resolve={past}>
          {(known) => {
            if (known.kind === "refused") return <Navigate to="/access" replace />;
            return (
              <>
                {known.kind === "failed" && <Alert tone="note">{texts.failed}</Alert>}
                {known.trips.length > 0 && <Covers trips={known.trips} />}
                {known.kind === "loaded" && known.trips.length === 0 && (
                  <EmptyState action={<ButtonLink to="/localrouter">{texts.begin}</ButtonLink>}>
                    {texts.none}
                  </EmptyState>
                )}
              </>
            );
          }}
        </Await>
      </Suspense>
    </Screen>
  );
}

const Covers = ({ trips }: { trips: readonly PastTrip[] }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {trips.map(({ tripId, tripName, city, destination, startDate, endDate }) => (
      <li key={tripId}>
        <Link
          to={`/reflections/${tripId}`}
          className="grid h-full grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 rounded-xl border border-line bg-raised p-4 no-underline shadow-card transition-colors duration-150 hover:border-ink sm:grid-cols-1 sm:content-start"
        >
          <span aria-hidden="true">
            <CityEmblem city={city} size="full" />
          </span>
          <span className="grid gap-1">
            <span dir="auto" className="font-display text-lg font-semibold break-words">
              {tripName}
            </span>
            <span dir="auto" className="text-sm text-ink-soft">
              {destination}
            </span>
            <span className="text-sm text-ink-soft">{formatDateRange(startDate, endDate)}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
