import { type MetaFunction, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { companionsTexts as texts } from "#messages/companions";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { useRefresh } from "~/browser/api/use-refresh";
import { type Companions, wayOut } from "~/domain/people/membership";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { loadCompanionCopy } from "~/features/trip-at-hand/companion-copy";
import { homeOf } from "~/features/trip-at-hand/home-of";
import { hasTrip } from "~/features/trip-at-hand/planning-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { standingOf } from "~/features/trip-at-hand/standing";
import { CodeCard } from "./parts/code-card";
import { CompanionList } from "./parts/companion-list";
import { Invite } from "~/features/companions/invite";
import { fetchAhead } from "./parts/later";
import { ListWaiting } from "./parts/list-waiting";
import { useCompanions } from "./parts/use-companions";
import { WayOut } from "./parts/way-out";

/** The first paint and the first call go before what the questions need; in milliseconds. */
const FETCH_AHEAD_AFTER_MS = 1_500;

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionCopy(hasTrip);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /companions: who is on the trip, how to invite more, and the ways on and off it. */
export default function CompanionsScreen() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const standing = standingOf(copy);
  if (standing.kind === "missing") return <TripUnavailable />;
  return (
    <Company
      trip={standing.trip}
      user={standing.user}
      organizes={standing.kind === "organizer"}
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
    const timer = setTimeout(fetchAhead, FETCH_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const keepTrip = (changed: Trip) => {
    writeLocal("tripData", changed);
    revalidate();
  };
  const becomeParticipant = async () => {
    const before = readLocal("userData");
    if (before !== null) writeLocal("userData", { ...before, role: "participant" });
    // In silence: the hand-over is done and kept above, and the list it answered with is on the screen.
    await hydrateLocalCopy().catch(() => null);
    revalidate();
  };
  const exit = (company: Companions) => <WayOut trip={trip} way={wayOut(company.companions, user._id)} />;
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
            onHandedOver={() => void becomeParticipant()}
          />
          {!organizes && exit(listing.company)}
        </>
      ) : (
        <ListWaiting listing={listing} onAgain={() => void load()} />
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
