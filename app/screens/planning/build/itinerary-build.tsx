import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { itineraryBuildTexts as texts } from "#messages/planning/build";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { AUTHENTICATION_ERROR, endRefusedSession } from "~/browser/session/guards";
import { writeLocal } from "~/browser/storage/local-copy";
import { READ_SIGN_IN_ERROR_MS } from "~/domain/navigation/timings";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Trip } from "~/domain/trip/trip";
import { PlacedHints } from "~/features/hints/hints";
import { hasTrip, loadTripCopy, viewerOf, type LoadedCopy, type TripCopy } from "~/features/trip-at-hand/trip-copy";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { useIsWide } from "~/browser/page/use-is-wide";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Screen } from "~/ui/layout/screen";
import { MissingData } from "../parts/missing-data";
import { OrganizerOnly } from "../parts/organizer-only";
import { PlanningProgress, unfinishedStep } from "../parts/planning-progress";
import { ArrivingDays } from "./arriving-days";
import { BuildActions } from "./build-actions";
import { BuildDone, BuildFailed, BuildFallback, BuildProgress, FailedActions } from "./build-state";
import { useBuild } from "./use-build";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** SPEC section 4: user, trip, intent and anchors must all be there before anything is built. */
const mayBuild = (copy: TripCopy): boolean => hasTrip(copy) && copy.intent !== null && copy.picks !== null;

export const clientLoader = () => loadTripCopy(mayBuild);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={tripAtHandTexts.loading} cards={3} />;

export default function ItineraryBuild() {
  const copy = useLoaderData<typeof clientLoader>();
  const viewer = viewerOf(copy);
  if (viewer.kind === "companion") return <OrganizerOnly trip={viewer.trip} />;
  if (viewer.kind === "missing" || !mayBuild(copy))
    return <MissingData problem={copy.problem} next={viewer.kind === "organizer" ? unfinishedStep(copy) : undefined} />;
  return <BuildScreen key={viewer.trip.tripId} copy={copy} trip={viewer.trip} />;
}

function BuildScreen({ copy, trip }: { copy: LoadedCopy; trip: Trip }) {
  const { build, again, fetchAgain } = useBuild(
    trip.tripId,
    copy.itinerary?.tripId === trip.tripId ? copy.itinerary : null,
  );
  const [alert, setAlert] = useState<string | null>(null);
  const navigate = useNavigate();
  useSignedOut(build.kind === "signed-out");

  const keep = (itinerary: Itinerary, to: string) => {
    writeLocal("itineraryData", itinerary);
    if (to === "/pretriphub") toast(texts.saved(trip.destination, itinerary.days.length));
    navigate(to);
  };
  const leaveWith = async (to: string) => {
    setAlert(null);
    const outcome = build.kind === "built" ? build : await fetchAgain();
    if (outcome.kind === "built") keep(outcome.itinerary, to);
    else setAlert(texts.saveFailed);
  };
  const fetchDays = () => {
    setAlert(null);
    void fetchAgain().then(({ kind }) => kind === "not-fetched" && setAlert(texts.fetchFailed));
  };
  const isWide = useIsWide();
  const days = "itinerary" in build ? plannedDays(build.itinerary?.days ?? []) : [];
  const building = build.kind === "building";
  const actions = () => {
    if (building) return <BuildProgress city={trip.destination} arrived={days.length} total={trip.daysTotal} />;
    if (build.kind === "failed") return <FailedActions onAgain={again} />;
    return (
      <BuildActions
        ready={build.kind === "built" || build.kind === "not-fetched"}
        alert={alert}
        onSave={() => leaveWith("/pretriphub")}
        onModify={() => leaveWith("/wayfellow/itineraryupdate")}
      />
    );
  };
  return (
    <Screen
      title={building ? texts.titleBuilding(trip.destination) : texts.titleReady(trip.destination)}
      lead={building ? texts.leadBuilding : build.kind === "built" && texts.leadReady(days.length)}
      back={{ to: "/anchorselect", label: texts.back }}
      above={<PlanningProgress current="itinerary" copy={copy} />}
      actions={actions()}
      aside={isWide && <WhereItGoes trip={trip} days={days} />}
    >
      {build.kind === "signed-out" && <Alert>{AUTHENTICATION_ERROR}</Alert>}
      {build.kind === "failed" && <BuildFailed why={build.why} arrived={days.length} total={trip.daysTotal} />}
      {build.kind === "not-fetched" && <BuildFallback trip={trip} onFetch={fetchDays} />}
      <BuildDone days={build.kind === "built" ? days.length : 0} />
      {build.kind === "built" && <PlacedHints days={days} at={{ of: "trip" }} />}
      {(building || days.length > 0) && (
        <ArrivingDays days={days} total={building ? trip.daysTotal : days.length} startDate={trip.startDate} />
      )}
    </Screen>
  );
}

/** Beside the days as they come: the places they lead to. */
const WhereItGoes = ({ trip: { city, legs }, days }: { trip: Pick<Trip, "city" | "legs">; days: readonly Day[] }) =>
  days.length === 0 ? (
    <CityEmblem city={city} size="full" />
  ) : (
    <LazyMap city={city} days={days} dayIndex={null} legs={legs} />
  );

/** Once the server has refused the session: to /access, after the time it takes to read why. */
function useSignedOut(signedOut: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      endRefusedSession();
      navigate("/access", { replace: true });
    }, READ_SIGN_IN_ERROR_MS);
    return () => clearTimeout(timer);
  }, [signedOut, navigate]);
}
