import { LegHeading } from "~/features/trip-at-hand/leg-heading";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { usePresence } from "~/browser/room/use-room";
import { useInView } from "~/browser/page/use-in-view";
import { useRefresh } from "~/browser/api/use-refresh";
import type { User } from "~/domain/people/companion";
import { dateAsTravelled, type LiveMoment } from "~/domain/live/live-moment";
import type { Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { DaysPanes } from "~/features/plan/days-panes";
import { DayCard } from "~/features/plan/day-card";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { DayInWords } from "~/features/plan/day-in-words";
import { originOfDays } from "~/features/plan/plan-origin";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { hasPlan, isFullyPlanned, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { readLiveTrip } from "~/features/live/live-trip";
import { Company } from "~/features/room/company";
import { BuildingNote } from "~/features/room/building-note";
import { AddToCalendar } from "~/features/plan/add-to-calendar";
import { TripLinks } from "~/features/plan/trip-links";
import { companionItineraryTexts as texts } from "#messages/people/participant";
import { homeOf } from "~/features/trip-at-hand/home-of";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = async () => ({
  copy: await loadCompanionTripCopy(hasPlan),
  moment: readLiveTrip()?.moment ?? null,
});
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

/** /wayfellow/itinerary: every day to read, for everybody on the trip. */
export default function CompanionItinerary() {
  const { copy, moment } = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  if (!copy.itinerary?.days.length) return <NoDays trip={trip} user={user} />;
  const isOn = trip.startedTrip && !trip.tripComplete;
  return (
    <Days
      trip={trip}
      user={user}
      itinerary={copy.itinerary}
      moment={isOn ? moment : null}
      notice={<StaleNote problem={stale} />}
    />
  );
}

const itemId = (dayIndex: number): string => `itinerary-day-${dayIndex}`;

function NoDays({ trip, user }: { trip: Trip; user: User }) {
  return (
    <Screen title={texts.title} lead={texts.leadEmpty(trip.tripName)} back={homeOf(user.role)}>
      <BuildingNote />
      <EmptyState figure={<CityEmblem city={trip.city} />}>{texts.empty}</EmptyState>
    </Screen>
  );
}

type DaysProps = {
  trip: Trip;
  user: User;
  itinerary: Itinerary;
  moment: LiveMoment | null;
  notice: React.ReactNode;
};

/** `moment` is null before the trip starts and after it ended. */
function Days({ trip, user, itinerary, moment, notice }: DaysProps) {
  const [search] = useSearchParams();
  // The day that the trip is on; in the evening after a day, the next.
  const liveDay =
    moment?.kind === "at-block" ? moment.at.dayIndex : moment?.kind === "evening-after" ? moment.next.dayIndex : null;
  const wanted = Number(search.get("day")) || liveDay;
  const inView = useInView(itinerary.days.map(({ dayIndex }) => itemId(dayIndex)));
  usePresence(inView === null ? null : { dayIndex: itinerary.days[inView]?.dayIndex ?? 1 });
  const usual = originOfDays(itinerary.days);
  const selected = itinerary.days.find(({ dayIndex }) => dayIndex === wanted) ?? itinerary.days[0];
  if (selected === undefined) return null;
  return (
    <Screen
      panes
      title={texts.title}
      lead={texts.lead(trip.tripName, itinerary.days.length)}
      back={homeOf(user.role)}
      figure={<CityEmblem city={trip.city} points={emblemPoints(itinerary)} className="max-sm:size-16" />}
      actions={
        liveDay === null ? (
          <ButtonLink to="/curatedhighlights">{texts.highlights}</ButtonLink>
        ) : (
          <ButtonLink to="/triplivedayparticipant">{texts.follow}</ButtonLink>
        )
      }
    >
      <DaysPanes
        city={trip.city}
        days={itinerary.days}
        selected={selected}
        above={
          <>
            <BuildingNote />
            {notice}
            <TripLinks>
              <AddToCalendar trip={trip} itinerary={itinerary} />
            </TripLinks>
          </>
        }
        below={
          !isFullyPlanned(itinerary) && (
            <EmptyState>{texts.unfinished(plannedDays(itinerary.days).length, itinerary.daysTotal)}</EmptyState>
          )
        }
      >
        {(day) => (
          <li key={day.dayIndex} id={itemId(day.dayIndex)} className="grid gap-2">
            <LegHeading trip={trip} dayIndex={day.dayIndex} />
            {day.dayIndex === liveDay && (
              <p className="justify-self-start rounded-full bg-accent px-3 py-1 text-sm font-bold text-on-accent">
                {moment?.kind === "evening-after" ? texts.next(moment.isTomorrow) : texts.today}
              </p>
            )}
            <DayCard
              day={day}
              date={dayDate(dateAsTravelled(day.dayIndex, trip, moment) ?? "", 1)}
              selected={day === selected}
              opens={{ to: `?day=${day.dayIndex}`, label: texts.lookAt(day.dayIndex) }}
              company={<Company dayIndex={day.dayIndex} />}
              words={<DayInWords day={day} usual={usual} className="lg:hidden" />}
            />
          </li>
        )}
      </DaysPanes>
    </Screen>
  );
}
