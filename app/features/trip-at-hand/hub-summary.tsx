import { isCalendarDate } from "~/domain/dates/calendar-date";
import type { Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import { localDate } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import { daysToGo } from "~/domain/trip/trip-lifecycle";
import { useSpanAsTravelled } from "~/features/trip-home/use-moment";
import { formatDateRange } from "~/messages/formats";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { hubSummaryTexts as texts } from "#messages/days";
import { countdownText } from "#messages/trip";
import { emblemPoints } from "./trip-emblem";

/** The trip as its cover: emblem, name, the four facts in a line, and how long it is until then. */
export function HubSummary({ trip, itinerary }: { trip: Trip; itinerary: Itinerary | null }) {
  const { startDate, endDate } = useSpanAsTravelled(trip);
  const dated = isCalendarDate(startDate) && isCalendarDate(endDate);
  const facts = [
    { name: texts.city, value: trip.destination },
    { name: texts.dates, value: dated ? formatDateRange(startDate, endDate) : "" },
    { name: texts.travellers, value: texts.travellersCount(trip.partyCount) },
    { name: texts.planned, value: texts.plannedCount(plannedDays(itinerary?.days ?? []).length, trip.daysTotal) },
  ].filter(({ value }) => value !== "");
  return (
    <section
      aria-labelledby="hub-trip"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-xl large-text:grid-cols-1 border border-line bg-raised p-4 shadow-card sm:gap-x-6 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <CityEmblem city={trip.city} points={emblemPoints(itinerary)} className="max-sm:size-20" />
      <div className="grid min-w-0 gap-1.5">
        <h2 id="hub-trip" className="font-display text-xl font-semibold tracking-tight sm:text-2xl">
          <bdi>{trip.tripName}</bdi>
        </h2>
        <dl className="flex flex-col gap-x-5 text-sm text-ink-soft sm:flex-row sm:flex-wrap sm:text-base">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="sr-only">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {dated && !trip.tripComplete && (
        <p
          data-sky="morning"
          className="col-span-full rounded-lg bg-sky px-4 py-2 font-semibold text-sky-ink sm:col-span-1 sm:col-start-2 sm:justify-self-start sm:text-lg lg:col-start-3"
        >
          {countdownText(daysToGo(trip, localDate(trip, 1, new Date())), trip.destination)}
        </p>
      )}
    </section>
  );
}
