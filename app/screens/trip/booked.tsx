import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { bookedTexts as texts } from "#messages/one-stop";
import { timeText } from "#messages/times";
import { useRefresh } from "~/browser/api/use-refresh";
import { placeBeside } from "~/domain/place/place-in-words";
import { bookedByDay, type BookedDay, type BookedStop } from "~/domain/plan/booking";
import { sumCosts } from "~/domain/plan/costs";
import type { Itinerary } from "~/domain/plan/itinerary";
import { toldTime } from "~/domain/plan/time-of-day";
import type { Trip } from "~/domain/trip/trip";
import { BookingTicket } from "~/features/plan/booking-ticket";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { homeOf } from "~/features/trip-at-hand/home-of";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { hasPlan, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { StopName } from "~/features/stops/stop-name";
import { TripFrame } from "~/features/trip-home/trip-frame";
import { useBookedForAnotherDate, useDayDate } from "~/features/trip-home/use-moment";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { CostTable } from "./parts/cost-table";
import { daysOf } from "~/features/trip-at-hand/days-of";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

const NO_PLAN: Pick<Itinerary, "days" | "shelf"> = { days: [], shelf: [] };

/** /booked: all that is booked on the trip, day by day, for everyone on it; and what its stops cost. */
export default function Booked() {
  const copy = useLoaderData<typeof clientLoader>();
  const stale = useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  const plan = copy.itinerary ?? NO_PLAN;
  const booked = bookedByDay(plan);
  const mayChange = viewer.kind === "organizer";
  return (
    <Screen wide title={texts.title} lead={texts.lead(trip.tripName)} back={homeOf(user.role)}>
      <StaleNote problem={stale} />
      {booked.length === 0 && (
        <EmptyState action={<ButtonLink to={daysOf(user.role)}>{texts.addOne}</ButtonLink>}>
          {texts.none} {mayChange ? texts.noneHow : texts.noneHowToRead}
        </EmptyState>
      )}
      <div className="grid items-start gap-x-12 gap-y-9 empty:hidden lg:grid-cols-2">
        {booked.map((day) => (
          <DayOfBookings key={day.dayIndex ?? 0} booked={day} plan={plan} trip={trip} />
        ))}
        <TripFrame trip={trip} />
        <CostTable days={plan.days} people={trip.partyCount} />
      </div>
    </Screen>
  );
}

type DayProps = { booked: BookedDay; plan: Pick<Itinerary, "days">; trip: Trip };

function DayOfBookings({ booked: { dayIndex, stops }, plan, trip }: DayProps) {
  const dateOf = useDayDate(trip);
  const isApart = useBookedForAnotherDate(trip, dayIndex) !== null;
  const day = plan.days.find((known) => known.dayIndex === dayIndex);
  const sums = sumCosts(day?.stops ?? [], trip.partyCount);
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-display text-xl font-semibold">
          {texts.day(dayIndex, dayIndex === null ? "" : dayDate(trip.startDate, dayIndex))}
        </h2>
        {dayIndex !== null && isApart && (
          <p className="max-w-prose text-sm">{texts.apart(dayIndex, dateOf(dayIndex))}</p>
        )}
        {sums.length > 0 && (
          <p className="text-sm text-ink-soft tabular-nums">{texts.dayCosts(sums, trip.partyCount)}</p>
        )}
      </div>
      <ul className="grid gap-4">
        {stops.map((stop) => (
          <li key={stop.id}>
            <BookedCard stop={stop} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookedCard({ stop }: { stop: BookedStop }) {
  const time = toldTime(stop);
  return (
    <Card className="grid gap-3">
      <h3 className="flex items-baseline gap-4 text-lg font-semibold">
        {time && <span className="shrink-0 tabular-nums">{timeText(time)}</span>}
        <StopName stop={stop} className="min-w-0 wrap-anywhere" />
      </h3>
      {placeBeside(stop) && (
        <p dir="auto" className="wrap-anywhere">
          {placeBeside(stop)}
        </p>
      )}
      <BookingTicket booking={stop.booking} />
    </Card>
  );
}
