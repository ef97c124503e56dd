import { useLoaderData, useRevalidator, type MetaFunction } from "@remix-run/react";
import { useEffect } from "react";
import { companionsTexts as texts } from "#messages/people/companions";
import { removeCompanion } from "~/contracts/calls/companions";
import { mayCall } from "~/contracts/endpoint";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { useRefresh } from "~/browser/api/use-refresh";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import type { User } from "~/domain/people/companion";
import { wayOut, type Companions } from "~/domain/people/membership";
import type { Trip } from "~/domain/trip/trip";
import { Invite } from "~/features/companions/invite";
import { hasTrip, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { homeOf } from "~/features/trip-at-hand/home-of";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { Alert } from "~/ui/feedback/alert";
import { preloadDialog } from "~/ui/feedback/dialog";
import { NotFetchedCard } from "~/ui/feedback/not-fetched";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { CodeCard } from "./parts/code-card";
import { CompanionList } from "./parts/companion-list";
import { useCompanions } from "./parts/use-companions";
import { LeaveTrip } from "./parts/leave-trip";

/** The first paint and the first call go before what the questions need; in milliseconds. */
const FETCH_AHEAD_AFTER_MS = 1_500;

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /companions: who is on the trip, how to invite more, and the ways on and off it. */
export default function CompanionsScreen() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  return (
    <Company
      trip={viewer.trip}
      user={viewer.user}
      organizes={mayCall(viewer.user.role, removeCompanion)}
      notice={<StaleNote problem={stale} />}
    />
  );
}

function Company({
  trip,
  user,
  organizes,
  notice,
}: {
  trip: Trip;
  user: User;
  organizes: boolean;
  notice: React.ReactNode;
}) {
  const { listing, load, take } = useCompanions(trip.tripId);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(preloadDialog, FETCH_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const keepTrip = (changed: Trip) => {
    writeLocal("tripData", changed);
    revalidate();
  };
  const becomeOrganizer = async () => {
    const before = readLocal("userData");
    if (before !== null) writeLocal("userData", { ...before, role: "originator" });
    // In silence: the hand-over is done and kept above, and the list it answered with is on the screen.
    await hydrateLocalCopy().catch(() => null);
    revalidate();
  };
  const exit = (company: Companions) => <LeaveTrip trip={trip} way={wayOut(company.companions, user._id)} />;
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.tripName)}
      back={homeOf(user.role)}
      aside={
        organizes ? (
          <Inviting trip={trip} onChanged={keepTrip} exit={listing.kind === "here" && exit(listing.company)} />
        ) : undefined
      }
    >
      {notice}
      {listing.kind === "here" ? (
        <>
          {listing.stale && <Alert tone="note">{texts.remembered}</Alert>}
          <CompanionList
            tripId={trip.tripId}
            ownId={user._id}
            company={listing.company}
            organizes={organizes}
            take={take}
            onTakenOver={() => void becomeOrganizer()}
          />
          {!organizes && exit(listing.company)}
        </>
      ) : (
        <NotFetchedCard at={listing} texts={texts} onAgain={() => void load()} />
      )}
    </Screen>
  );
}

/** What only the organizer has: the code, the message that carries it, and a way out of their own. */
function Inviting({ trip, onChanged, exit }: { trip: Trip; onChanged: (trip: Trip) => void; exit: React.ReactNode }) {
  return (
    <div className="grid gap-8">
      <CodeCard trip={trip} onChanged={onChanged} />
      <Invite trip={trip} />
      {exit}
    </div>
  );
}
