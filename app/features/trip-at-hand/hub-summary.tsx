import { daysUntil, isCalendarDate, todayIn } from "~/domain/dates/calendar-date";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { formatDateRange, formatNumber } from "~/messages/formats";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { hubSummaryTexts as texts } from "#messages/planning";
import { countdownText } from "#messages/trip";
import { emblemPoints } from "./trip-emblem";

/** The trip as its cover: emblem, name, countdown and the four facts. */
export function HubSummary({ trip, itinerary }: { trip: Trip; itinerary: Itinerary | null }) {
  const dated = isCalendarDate(trip.startDate) && isCalendarDate(trip.endDate);
  const facts = [
    { name: texts.city, value: trip.city },
    { name: texts.dates, value: dated ? formatDateRange(trip.startDate, trip.endDate) : "" },
    { name: texts.travellers, value: formatNumber(trip.partyCount) },
    { name: texts.planned, value: texts.plannedCount(itinerary?.days.length ?? 0, trip.daysTotal) },
  ].filter(({ value }) => value !== "");
  return (
    <section aria-labelledby="hub-trip" className="overflow-hidden rounded-xl border border-line bg-raised shadow-card">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 p-5 sm:gap-x-7 sm:p-7">
        <CityEmblem city={trip.city} points={emblemPoints(itinerary)} className="sm:row-span-2 sm:size-40" />
        <h2 id="hub-trip" className="font-display text-2xl font-semibold tracking-tight sm:self-end">
          <bdi>{trip.tripName}</bdi>
        </h2>
        {dated && (
          <p
            data-sky="morning"
            className="col-span-2 rounded-lg bg-sky px-4 py-2.5 text-lg font-semibold text-sky-ink sm:col-span-1 sm:self-start sm:justify-self-start"
          >
            {countdownText(daysUntil(trip.startDate, todayIn(undefined, new Date())), trip.city)}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-[1fr_1.5fr_0.8fr_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="bg-raised px-5 py-4">
            <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
