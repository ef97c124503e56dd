import { Await, Navigate } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { dateAsTravelled } from "~/domain/live/live-moment";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Remembered } from "~/domain/memories/memory-days";
import { daysWithoutWords, type Reflection } from "~/domain/memories/reflection";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonDays } from "~/ui/feedback/skeleton";
import { type DateOf, Journal } from "./journal";
import { CoverFace, CoverLead } from "./memory-cover";
import { memoriesTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { ownReflections, type TripMemories } from "~/features/memories/trip-memories";
import { useMoment } from "~/features/trip-home/use-moment";
import { UnsentWords } from "~/features/memories/unsent-words";
import { useLiveReflections } from "./use-live-reflections";
import { DaysToWrite } from "./write-link";

export type MemoriesScreenProps = {
  tripId: string;
  /** Null when even the phone knows nothing of the trip. */
  trip: Trip | null;
  plan: Itinerary | null;
  memories: Promise<TripMemories>;
  /** Who was there. */
  people: Promise<readonly Remembered[]>;
  /** What stands in the place of a journal with no pages. */
  empty: string;
  homePath: string;
  /** The last day that was lived, 0 where that is not known. */
  lastDay: number;
  /** Whose words may be added here, by their id. */
  writer?: string;
  /** Beneath the pages. */
  after?: ReactNode;
};

/** The frame of both memories screens: the trip's name and city at once, the pages when they come. */
export function MemoriesScreen({ trip, memories, people, homePath, ...pages }: MemoriesScreenProps) {
  const { tripId, plan } = pages;
  const moment = useMoment(trip);
  const dateOf: DateOf = (day) => trip && dateAsTravelled(day, trip, moment);
  return (
    <Screen
      wide
      back={{ to: "/pasttrips", label: texts.past }}
      title={trip === null ? texts.titleWithoutName : texts.title(trip.tripName)}
      lead={trip !== null && <CoverLead trip={trip} plan={plan} people={people} />}
      figure={trip !== null && <CoverFace trip={trip} plan={plan} />}
      actions={
        <ButtonLink to={homePath} look="secondary">
          {sharedLabels.returnHome}
        </ButtonLink>
      }
    >
      <UnsentWords tripId={tripId} />
      <Suspense fallback={<SkeletonDays days={2} label={texts.loading} />}>
        <Await resolve={memories}>
          {(known) => {
            if (known.kind === "refused") return <Navigate to="/access" replace />;
            const reflections = known.kind === "failed" ? known.kept : known.reflections;
            if (reflections === null) return <NotFetched />;
            return (
              <>
                {known.kind === "failed" && <p className="text-sm text-ink-soft">{texts.fromBefore}</p>}
                <Pages fetched={reflections} dateOf={dateOf} {...pages} />
              </>
            );
          }}
        </Await>
      </Suspense>
    </Screen>
  );
}

type PagesProps = { fetched: readonly Reflection[]; dateOf: DateOf } & Pick<
  MemoriesScreenProps,
  "tripId" | "plan" | "empty" | "lastDay" | "writer" | "after"
>;

function Pages({ tripId, fetched, dateOf, plan, empty, lastDay, writer, after }: PagesProps) {
  const { reflections, latest } = useLiveReflections(tripId, fetched);
  const toWrite = writer === undefined ? [] : daysWithoutWords(lastDay, ownReflections(reflections, writer));
  return (
    <>
      <p role="status" className="sr-only">
        {latest && texts.arrived(latest.authorName, latest.dayIndex)}
      </p>
      {reflections.length === 0 ? (
        <>
          <EmptyState>{empty}</EmptyState>
          <DaysToWrite days={toWrite} />
        </>
      ) : (
        <Journal {...{ reflections, latest, dateOf, plan, lastDay, toWrite }} />
      )}
      {after}
    </>
  );
}

function NotFetched() {
  return (
    <div className="grid gap-4">
      <Alert tone="note">{texts.failed}</Alert>
      <Button look="secondary" className="justify-self-start" onClick={() => window.location.reload()}>
        {sharedLabels.again}
      </Button>
    </div>
  );
}
