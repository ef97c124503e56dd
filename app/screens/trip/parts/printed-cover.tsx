import { useEffect, useState } from "react";
import { tripFrameTexts as frameTexts } from "#messages/trip-at-hand";
import { tripPrintTexts as texts } from "#messages/trip";
import { callApi } from "~/browser/api/api-client";
import { listCompanions } from "~/contracts/calls/companions";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { stayPoints } from "~/domain/place/map-points";
import { placed, stopsOfTrip } from "~/domain/place/map-stops";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Arrival } from "~/domain/trip/arrival";
import { nightsOf, staysWithin } from "~/domain/trip/stays";
import type { Trip } from "~/domain/trip/trip";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { countryCall } from "~/features/destination/country";
import { useKeptAnswer } from "~/features/destination/kept-answer";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { useSpanAsTravelled, useTripAsTravelled } from "~/features/trip-home/use-moment";
import { isWithin, MapsOfLegs } from "~/features/trip-map/maps-of-legs";
import { TripSketch } from "~/features/trip-map/trip-sketch";
import { formatDateRange, formatList } from "~/messages/formats";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { classes } from "~/ui/layout/classes";

/** The first thing on the paper: whose trip it is and when, where it goes, and what is needed when the phone is empty. */
export function PrintedCover({ trip, itinerary }: { trip: Trip; itinerary: Itinerary | null }) {
  const { city, destination, legs, tripName } = trip;
  const { startDate, endDate } = useSpanAsTravelled(trip);
  const stops = placed(stopsOfTrip(itinerary?.days ?? []));
  const dated = isCalendarDate(startDate) && isCalendarDate(endDate);
  return (
    <section
      aria-label={tripName}
      className="printed-page grid gap-4 rounded-sm border border-line bg-raised p-6 shadow-card sm:px-10 sm:py-8"
    >
      <header className="flex min-w-0 flex-wrap items-center gap-4">
        <CityEmblem city={city} points={emblemPoints(itinerary)} className="size-16!" />
        <div className="flex min-w-0 max-w-full grow basis-[min-content] flex-col">
          <p dir="auto" className="font-display text-2xl font-semibold">
            {tripName}
          </p>
          <p className="text-ink-soft">
            {[destination, dated && formatDateRange(startDate, endDate)].filter(Boolean).join(" · ")}
          </p>
        </div>
      </header>
      <div className="grid gap-6 border-t border-line pt-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-8 print:[&_figcaption]:text-xs sm:print:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        {stops.length > 0 && (
          <div className={classes("grid content-start gap-4", legs.length > 1 && "sm:col-span-2 sm:grid-cols-2")}>
            {legs.length > 1 ? (
              <MapsOfLegs legs={legs} stops={stops}>
                {({ leg, stops: inCity, isLast }) => (
                  <TripSketch
                    city={leg.city}
                    day={null}
                    stops={inCity}
                    stays={stayPoints(
                      trip.stays.filter(({ fromDay }) => isWithin(leg, fromDay)),
                      null,
                    )}
                    explained={isLast}
                    still
                  />
                )}
              </MapsOfLegs>
            ) : (
              <TripSketch city={destination} day={null} stops={stops} stays={stayPoints(trip.stays, null)} still />
            )}
          </div>
        )}
        <NeededFacts trip={trip} />
      </div>
    </section>
  );
}

function NeededFacts({ trip }: { trip: Trip }) {
  const { tripId, joinCode } = trip;
  const country = useKeptAnswer(countryCall, tripId).known?.answer.country;
  const names = useCompanionNames(tripId);
  return (
    <dl className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2">
      {country && (
        <Fact term={texts.emergency} wide>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {country.emergency.map((line) => (
              <li key={line.for}>
                {line.for} <strong className="text-lg tabular-nums">{line.number}</strong>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term={texts.stay} wide>
        <Stays trip={trip} />
      </Fact>
      {trip.arrival && <Fact term={texts.arrival}>{endText(trip.arrival)}</Fact>}
      {trip.departure && <Fact term={texts.departure}>{endText(trip.departure)}</Fact>}
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

const endText = ({ time, place }: Arrival): string => [time, place].filter(Boolean).join(", ");

/** Each stay with its first night; lines to write on while nobody has said where that is. */
function Stays({ trip }: { trip: Trip }) {
  const { stays, startDate, daysTotal } = trip;
  const within = staysWithin(stays, daysTotal);
  const isApart = useTripAsTravelled(trip).startDate !== startDate;
  return (
    <span className="grid gap-1">
      {within.map(({ id, name, address, ...days }) => (
        <span key={id} dir="auto" className="grid">
          <strong>{[name, address].filter(Boolean).join(", ")}</strong>
          <span className="text-sm">
            {[frameTexts.nights(nightsOf(days)), frameTexts.from(dayDate(startDate, days.fromDay))].join(" · ")}
          </span>
        </span>
      ))}
      {isApart && within.length > 0 && <span className="text-sm">{frameTexts.asPlanned}</span>}
      {within.length === 0 &&
        [1, 2, 3].map((line) => <span key={line} aria-hidden="true" className="h-8 border-b border-edge" />)}
    </span>
  );
}

const Fact = ({ term, wide = false, children }: { term: string; wide?: boolean; children: React.ReactNode }) => (
  <div className={classes("grid content-start gap-0.5", wide && "sm:col-span-2")}>
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
