import { isCalendarDate } from "~/domain/dates/calendar-date";
import { formatDateRange } from "~/messages/formats";
import { WHO_WITH_OPTIONS, type Trip } from "~/domain/trip/trip";
import { Card } from "~/ui/layout/card";
import { tripCreatedTexts as texts } from "#messages/planning";
import { days } from "#messages/ui";

const datesOf = ({ startDate, endDate }: Trip): string =>
  isCalendarDate(startDate) && isCalendarDate(endDate)
    ? formatDateRange(startDate, endDate)
    : `${startDate} – ${endDate}`;

/** The trip in five lines, and the code that opens it to others. */
export function TripSummary({ trip }: { trip: Trip }) {
  const company = WHO_WITH_OPTIONS.filter(({ value }) => trip.whoWith.includes(value)).map(({ label }) => label);
  const facts = [
    [texts.city, trip.destination],
    [texts.dates, [datesOf(trip), days(trip.daysTotal)].join(" · ")],
    [texts.purpose, trip.purpose],
    [texts.travellers, [texts.travellerCount(trip.partyCount), ...company].join(" · ")],
  ] as const;
  return (
    <Card className="grid gap-6">
      <dl className="grid gap-4">
        {facts.map(([name, fact]) => (
          <div key={name} className="grid gap-0.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
            <dd className="font-semibold">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="-mx-5 -mb-5 grid gap-1 rounded-b-xl border-t-2 border-dashed border-line bg-sunken px-5 py-5 text-center sm:-mx-6 sm:-mb-6">
        <p className="text-sm text-ink-soft">{texts.joinCode}</p>
        <p className="font-mono text-xl font-bold tracking-widest select-all">{trip.joinCode}</p>
      </div>
    </Card>
  );
}
