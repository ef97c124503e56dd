import { Fragment } from "react";
import { LegHeading } from "~/features/trip-at-hand/leg-heading";
import { cityOn } from "~/domain/trip/legs";
import { Link, useLoaderData, useSearchParams, type MetaFunction } from "@remix-run/react";
import { tripMapTexts as texts } from "#messages/trip";
import { useRefresh } from "~/browser/api/use-refresh";
import type { User } from "~/domain/people/companion";
import { stayPoints } from "~/domain/place/map-points";
import { onDay, stopsOfTrip } from "~/domain/place/map-stops";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { useDayDate } from "~/features/trip-home/use-moment";
import { isOver, readLiveTrip } from "~/features/live/live-trip";
import { hasPlan, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { dayTone } from "~/ui/map/day-tone";
import { classes } from "~/ui/layout/classes";
import { Screen } from "~/ui/layout/screen";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { useTripWaters } from "~/features/trip-at-hand/use-trip-waters";
import { daysOf } from "~/features/trip-at-hand/days-of";
import { isWithin, MapsOfLegs } from "~/features/trip-map/maps-of-legs";
import { MapView } from "./parts/map-view";
import { StopList } from "./parts/stop-list";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = async () => ({ copy: await loadCompanionTripCopy(hasPlan), today: dayOfTheTrip() });
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** The day that a trip on its way is at; null before it and after. */
function dayOfTheTrip(): number | null {
  const live = readLiveTrip();
  return live?.trip.startedTrip && !live.trip.tripComplete && !isOver(live) ? live.position.dayIndex : null;
}

/** /tripmap: where the trip goes, on a sketch that is always there and on streets for who wants them; `?day=n` shows one day, `?day=all` all of them; on its way, a trip shows today first. */
export default function TripMap() {
  const { copy, today } = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  if (!copy.itinerary?.days.length) return <NoDays trip={trip} user={user} />;
  return (
    <MapOfTrip
      trip={trip}
      user={user}
      itinerary={copy.itinerary}
      today={today}
      notice={<StaleNote problem={stale} />}
    />
  );
}

const back = ({ role }: User) => ({ to: daysOf(role), label: texts.back });

function NoDays({ trip, user }: { trip: Trip; user: User }) {
  return (
    <Screen title={texts.title(null)} lead={texts.lead(trip.tripName)} back={back(user)}>
      <EmptyState figure={<CityEmblem city={trip.city} />}>{texts.noDays}</EmptyState>
    </Screen>
  );
}

type MapOfTripProps = {
  trip: Trip;
  user: User;
  itinerary: Itinerary;
  today: number | null;
  notice: React.ReactNode;
};

const WHOLE_TRIP = "all";

function MapOfTrip({ trip, user, itinerary: { days }, today, notice }: MapOfTripProps) {
  const [search] = useSearchParams();
  const dateOf = useDayDate(trip);
  const asked = search.get("day");
  const wanted = asked === null ? today : Number(asked);
  // A trip of one day has no other map.
  const day = days.length === 1 ? (days[0] ?? null) : (days.find(({ dayIndex }) => dayIndex === wanted) ?? null);
  const shown = day ? [day] : days;
  const all = stopsOfTrip(days, useGettingAbout(), useTripWaters());
  return (
    <Screen
      title={texts.title(day?.dayIndex ?? null)}
      lead={texts.lead(trip.tripName)}
      above={day && <p className="text-sm font-semibold text-ink-soft">{dateOf(day.dayIndex)}</p>}
      back={back(user)}
      aside={
        <div className="relative grid gap-7 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pb-4 lg:pe-2">
          {shown.map((each) => (
            <Fragment key={each.dayIndex}>
              <LegHeading trip={trip} dayIndex={each.dayIndex} className="-mb-5" />
              <StopList dayIndex={each.dayIndex} stops={onDay(all, each.dayIndex)} city={cityOn(trip, each.dayIndex)} />
            </Fragment>
          ))}
        </div>
      }
    >
      {notice}
      {days.length > 1 && <DayChoice days={days.map(({ dayIndex }) => dayIndex)} chosen={day?.dayIndex ?? null} />}
      {day === null && trip.legs.length > 1 ? (
        <MapsOfLegs legs={trip.legs} stops={all}>
          {({ leg, stops }) => (
            <MapView
              city={leg.city}
              day={null}
              stops={stops}
              stays={stayPoints(
                trip.stays.filter(({ fromDay }) => isWithin(leg, fromDay)),
                null,
              )}
            />
          )}
        </MapsOfLegs>
      ) : (
        <MapView
          city={day ? cityOn(trip, day.dayIndex) : trip.destination}
          day={day?.dayIndex ?? null}
          stops={day ? onDay(all, day.dayIndex) : all}
          stays={stayPoints(trip.stays, day?.dayIndex ?? null)}
        />
      )}
    </Screen>
  );
}

/** The whole trip or one of its days, in a row that scrolls when there are many. */
function DayChoice({ days, chosen }: { days: readonly number[]; chosen: number | null }) {
  return (
    <nav aria-label={texts.choose} className="-mx-5 overflow-x-auto px-5 py-1">
      <ul className="flex gap-2">
        {[null, ...days].map((day) => (
          <li key={day ?? 0} className="shrink-0">
            <Link
              to={`?day=${day ?? WHOLE_TRIP}`}
              replace
              preventScrollReset
              aria-current={day === chosen ? "page" : undefined}
              className={classes(
                "flex min-h-12 items-center gap-2 rounded-full border-[1.5px] px-4 font-semibold no-underline",
                day === chosen ? "border-ink bg-ink text-paper" : "border-edge bg-raised text-ink hover:bg-sunken",
              )}
            >
              {day !== null && (
                <span
                  aria-hidden="true"
                  data-day={dayTone(day)}
                  className="keeps-colour size-3 rounded-full bg-day outline-2 outline-raised"
                />
              )}
              {day === null ? texts.whole : texts.day(day)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
