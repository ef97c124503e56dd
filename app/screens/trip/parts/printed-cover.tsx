import { useEffect, useState } from "react";
import { tripPrintTexts as texts } from "#messages/trip";
import { callApi } from "~/browser/api/api-client";
import { listCompanions } from "~/contracts/calls/companions";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { placed, stopsOfDay } from "~/domain/place/map-stops";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { countryCall } from "~/features/destination/country";
import { useKeptAnswer } from "~/features/destination/kept-answer";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { TripSketch } from "~/features/trip-map/trip-sketch";
import { formatDateRange, formatList } from "~/messages/formats";
import { CityEmblem } from "~/ui/emblem/city-emblem";

/** The first thing on the paper: whose trip it is and when, where it goes, and what is needed when the phone is empty. */
export function PrintedCover({ trip, itinerary }: { trip: Trip; itinerary: Itinerary | null }) {
  const { city, tripName, startDate, endDate } = trip;
  const stops = placed((itinerary?.days ?? []).flatMap(stopsOfDay));
  const dated = isCalendarDate(startDate) && isCalendarDate(endDate);
  return (
    <section
      aria-label={tripName}
      className="printed-page grid gap-5 rounded-sm border border-line bg-raised p-6 shadow-card sm:p-10"
    >
      <header className="flex min-w-0 flex-wrap items-center gap-5">
        <CityEmblem city={city} points={emblemPoints(itinerary)} />
        <div className="flex min-w-0 max-w-full grow basis-[min-content] flex-col gap-1">
          <p dir="auto" className="font-display text-2xl font-semibold">
            {tripName}
          </p>
          <p className="text-ink-soft">
            {[city, dated && formatDateRange(startDate, endDate)].filter(Boolean).join(" · ")}
          </p>
        </div>
      </header>
      <div className="grid gap-6 border-t border-line pt-5 sm:grid-cols-2">
        {stops.length > 0 && <TripSketch city={city} day={null} stops={stops} still />}
        <NeededFacts trip={trip} />
      </div>
    </section>
  );
}

function NeededFacts({ trip: { tripId, joinCode } }: { trip: Trip }) {
  const country = useKeptAnswer(countryCall, tripId).known?.answer.country;
  const names = useCompanionNames(tripId);
  return (
    <dl className="grid content-start gap-4">
      {country && (
        <Fact term={texts.emergency}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {country.emergency.map((line) => (
              <li key={line.for}>
                {line.for} <strong className="text-lg tabular-nums">{line.number}</strong>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term={texts.stay}>
        <span className="grid">
          {[1, 2, 3].map((line) => (
            <span key={line} aria-hidden="true" className="h-8 border-b border-edge" />
          ))}
        </span>
      </Fact>
      {names.length > 0 && (
        <Fact term={texts.company}>
          <span dir="auto">{formatList(names)}</span>
        </Fact>
      )}
      <Fact term={texts.code}>
        <strong className="break-words">{joinCode}</strong>
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Nobody until they are known; without a connection the paper names nobody. */
function useCompanionNames(tripId: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listCompanions, { params: { tripId }, signal: leaving.signal }).then(
      ({ companions }) => setNames(companions.map(({ name }) => name)),
      () => null,
    );
    return () => leaving.abort();
  }, [tripId]);
  return names;
}
