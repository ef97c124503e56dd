import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { useRefresh } from "~/browser/api/use-refresh";
import type { User } from "~/domain/people/companion";
import { anchorHighlights, chosenAnchors, type DayHighlight, dayHighlights } from "~/domain/trip/highlights";
import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { useDayDate } from "~/features/trip-home/use-moment";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { hasPlan, loadCompanionTripCopy, viewerOf, type LoadedCopy } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { AnchorHighlights } from "./parts/anchor-highlights";
import { DayHighlights } from "./parts/day-highlights";
import { highlightsTexts as texts } from "#messages/people/participant";
import { homeOf } from "~/features/trip-at-hand/home-of";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

/** /curatedhighlights: the trip's anchors and the best of each day. */
export default function CuratedHighlights() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  return <Highlights copy={copy} trip={viewer.trip} user={viewer.user} notice={<StaleNote problem={stale} />} />;
}

function Highlights({
  copy: { itinerary, picks, suggestions },
  trip,
  user,
  notice,
}: {
  copy: LoadedCopy;
  trip: Trip;
  user: User;
  notice: React.ReactNode;
}) {
  const chosen = chosenAnchors(picks ?? [], suggestions);
  const anchors = anchorHighlights(chosen, itinerary?.days ?? []);
  const days = dayHighlights(itinerary?.days ?? [], chosen);
  const dateOf = useDayDate(trip);
  const isEmpty = anchors.length === 0 && days.length === 0;
  return (
    <Screen
      title={texts.title}
      lead={texts.lead(trip.destination)}
      back={homeOf(user.role)}
      figure={<CityEmblem city={trip.city} points={pointsOf(days)} className="max-sm:size-16 lg:hidden" />}
      aside={days.length > 0 && <OnTheMap city={trip.city} days={days} />}
      actions={days.length > 0 && <ButtonLink to="/wayfellow/itinerary">{texts.itinerary}</ButtonLink>}
    >
      {notice}
      {isEmpty && <EmptyState figure={<CityEmblem city={trip.city} />}>{texts.empty}</EmptyState>}
      <AnchorHighlights anchors={anchors} />
      <DayHighlights days={days} dateOf={dateOf} />
    </Screen>
  );
}

/** On wide screens the city lies beside its highlights. */
function OnTheMap({ city, days }: { city: string; days: readonly DayHighlight[] }) {
  return (
    <figure className="hidden gap-3 lg:grid">
      <CityEmblem city={city} points={pointsOf(days)} size="full" />
      <figcaption className="text-sm text-ink-soft">{texts.onTheMap(city)}</figcaption>
    </figure>
  );
}

const pointsOf = (days: readonly DayHighlight[]) =>
  days.flatMap(({ block: { lat, lng, isDayTrip } }) =>
    lat === null || lng === null || isDayTrip ? [] : [{ lat, lng }],
  );
