import { Await, Navigate } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import type { Itinerary } from "~/domain/itinerary";
import type { Reflection } from "~/domain/reflection";
import type { Trip } from "~/domain/trip";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Screen } from "~/ui/screen";
import { SkeletonDays } from "~/ui/skeleton";
import { TripEmblem } from "../../live/parts/trip-emblem";
import { Journal } from "./journal";
import { memoriesTexts as texts } from "./memories-texts";
import type { TripMemories } from "./trip-memories";

export type MemoriesScreenProps = {
  /** Null when even the phone knows nothing of the trip. */
  trip: Trip | null;
  plan: Itinerary | null;
  memories: Promise<TripMemories>;
  /** What stands in the place of a journal with no pages. */
  empty: string;
  homePath: string;
  /** Beneath the pages. */
  after?: (reflections: readonly Reflection[]) => ReactNode;
};

/** The frame of both memories screens: the trip's name and city at once, the pages when they come. */
export function MemoriesScreen({ trip, plan, memories, empty, homePath, after }: MemoriesScreenProps) {
  return (
    <Screen
      title={trip === null ? texts.titleWithoutName : texts.title(trip.tripName)}
      lead={trip?.city}
      figure={trip !== null && <TripEmblem city={trip.city} plan={plan} />}
      actions={
        <ButtonLink to={homePath} look="secondary">
          {texts.home}
        </ButtonLink>
      }
    >
      <Suspense fallback={<SkeletonDays days={2} label={texts.loading} />}>
        <Await resolve={memories}>
          {(known) => {
            if (known.kind === "refused") return <Navigate to="/access" replace />;
            if (known.kind === "failed") return <NotFetched />;
            return (
              <>
                {known.reflections.length === 0 && <EmptyState>{empty}</EmptyState>}
                <Journal reflections={known.reflections} startDate={trip?.startDate ?? null} plan={plan} />
                {after?.(known.reflections)}
              </>
            );
          }}
        </Await>
      </Suspense>
    </Screen>
  );
}

function NotFetched() {
  return (
    <div className="grid gap-4">
      <Alert tone="note">{texts.failed}</Alert>
      <Button look="secondary" className="justify-self-start" onClick={() => window.location.reload()}>
        {texts.again}
      </Button>
    </div>
  );
}
