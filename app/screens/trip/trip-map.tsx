import type { MetaFunction } from "@remix-run/react";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useRefresh } from "~/browser/api/use-refresh";
import type { User } from "~/domain/people/companion";
import type { Itinerary } from "~/domain/plan/itinerary";
import { stopsOfDay } from "~/domain/place/map-stops";
import type { Trip } from "~/domain/trip/trip";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { loadCompanionCopy } from "~/features/trip-at-hand/companion-copy";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { hasPlan } from "~/features/trip-at-hand/planning-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { standingOf } from "~/features/trip-at-hand/standing";
import { daysOf } from "./parts/days-of";
import { DayChoice } from "./parts/day-choice";
import { MapView } from "./parts/map-view";
import { StopList } from "./parts/stop-list";
import { tripMapTexts as texts } from "#messages/trip";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /tripmap: where the trip goes, on a sketch that is always there and on streets for who wants them; `?day=n` shows one day. */
export default function TripMap() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const standing = standingOf(copy);
  if (standing.kind === "missing") return <TripUnavailable />;
  const { trip, user } = standing;
  if (!copy.itinerary?.days.length) return <NoDays trip={trip} user={user} />;
  return <MapOfTrip trip={trip} user={user} itinerary={copy.itinerary} notice={<StaleNote problem={stale} />} />;
}

const back = ({ role }: User) => ({ to: daysOf(role), label: texts.back });

function NoDays({ trip, user }: { trip: Trip; user: User }) {
  return (
    <Screen title={texts.title(null)} lead={texts.lead(trip.tripName)} back={back(user)}>
      <EmptyState figure={<CityEmblem city={trip.city} />}>{texts.noDays}</EmptyState>
    </Screen>
  );
}

type MapOfTripProps = { trip: Trip; user: User; itinerary: Itinerary; notice: React.ReactNode };

function MapOfTrip({ trip, user, itinerary: { days }, notice }: MapOfTripProps) {
  const [search] = useSearchParams();
  const wanted = Number(search.get("day"));
  // A trip of one day has no other map.
  const day = days.length === 1 ? (days[0] ?? null) : (days.find(({ dayIndex }) => dayIndex === wanted) ?? null);
  const shown = day ? [day] : days;
  return (
    <Screen
      title={texts.title(day?.dayIndex ?? null)}
      lead={texts.lead(trip.tripName)}
      above={day && <p className="text-sm font-semibold text-ink-soft">{dayDate(trip.startDate, day.dayIndex)}</p>}
      back={back(user)}
      aside={
        <div className="relative grid gap-7 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pb-4 lg:pe-2">
          {shown.map((each) => (
            <StopList key={each.dayIndex} day={each} city={trip.city} />
          ))}
        </div>
      }
    >
      {notice}
      {days.length > 1 && <DayChoice days={days.map(({ dayIndex }) => dayIndex)} chosen={day?.dayIndex ?? null} />}
      <MapView
        key={day?.dayIndex ?? 0}
        city={trip.city}
        day={day?.dayIndex ?? null}
        stops={shown.flatMap(stopsOfDay)}
      />
    </Screen>
  );
}
