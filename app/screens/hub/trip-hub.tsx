import type { MetaFunction } from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { useLoadedWhenIdle } from "~/browser/page/use-idle";
import { useRefresh } from "~/browser/api/use-refresh";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { formatDateRange } from "~/messages/formats";
import type { Trip } from "~/domain/trip/trip";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Screen } from "~/ui/layout/screen";
import { SkeletonCard, SkeletonScreen } from "~/ui/feedback/skeleton";
import { type LiveTrip, readLiveTrip } from "~/features/live/live-trip";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { hasTrip, loadTripCopy } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { useSpanAsTravelled, useTripAsTravelled } from "~/features/trip-home/use-moment";
import { OfflineCard } from "~/features/offline/offline-card";
import { TodayCard } from "./parts/today-card";
import { tripHubTexts as texts } from "#messages/hub";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** The trip base is for its originator alone; others have a hub of their own (SPEC section 2, dashboard). */
export async function clientLoader() {
  const { trip, problem } = await loadTripCopy(hasTrip);
  const live = readLiveTrip();
  if (trip === null && problem === null) throw redirect("/wayfellow/tripitineraryrequired");
  if (live !== null && live.user.role !== "originator") throw redirect("/plannerparticipanthub");
  return { live };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

/** /wayfellowhub: the organizer's dashboard. */
export default function TripHub() {
  const { live } = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  if (live === null)
    return <TripUnavailable title={texts.missingTitle} problem={texts.missing} why={texts.missingWhy} />;
  return <Dashboard live={live} notice={<StaleNote problem={stale} />} />;
}

/** The trip itself is painted first; what the destination is like comes after that. */
const loadWeather = () => import("./parts/weather-card");
const loadCountry = () => import("./parts/country-cards");

function Dashboard({ live, notice }: { live: LiveTrip; notice: React.ReactNode }) {
  const { plan } = live;
  const trip = useTripAsTravelled(live.trip);
  const span = useSpanAsTravelled(live.trip);
  const weather = useLoadedWhenIdle(loadWeather);
  const country = useLoadedWhenIdle(loadCountry);
  return (
    <Screen
      title={trip.tripName}
      lead={[trip.destination, datesOf(span)].filter(Boolean).join(", ")}
      back={{ to: "/localrouter", label: texts.back }}
      figure={<CityEmblem city={trip.city} points={emblemPoints(plan)} size="md" />}
      aside={
        <div className="grid gap-6">
          {country === undefined
            ? [<SkeletonCard key="advice" />, <SkeletonCard key="tips" />]
            : country && <country.CountryCards key={trip.destination} tripId={trip.tripId} />}
        </div>
      }
    >
      {notice}
      <TodayCard live={live} />
      {weather === undefined ? (
        <SkeletonCard />
      ) : (
        weather && <weather.WeatherCard key={`${trip.destination} ${trip.startDate}`} trip={trip} />
      )}
      <OfflineCard />
    </Screen>
  );
}

const datesOf = ({ startDate, endDate }: Pick<Trip, "startDate" | "endDate">): string =>
  isCalendarDate(startDate) && isCalendarDate(endDate) ? formatDateRange(startDate, endDate) : "";
