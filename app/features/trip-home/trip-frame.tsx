import { BedDouble, PlaneLanding, PlaneTakeoff } from "lucide-react";
import { tripFrameTexts as texts } from "#messages/trip-at-hand";
import { mapsApp } from "~/browser/map/maps-app";
import { pointOf } from "~/domain/place/geo";
import { mapsAddress } from "~/domain/place/maps-address";
import { nightsBeyond, nightsOf, nightsWithoutStay, type Stay, staysWithin } from "~/domain/trip/stays";
import type { Trip } from "~/domain/trip/trip";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { useTripAsTravelled } from "./use-moment";

/** Where the company sleeps and how it comes and goes; nothing as long as nobody said. */
export function TripFrame({ trip }: { trip: Trip }) {
  const { stays, arrival, departure, daysTotal } = trip;
  const isApart = useTripAsTravelled(trip).startDate !== trip.startDate;
  if (stays.length === 0 && !arrival && !departure) return null;
  const open = stays.length === 0 ? 0 : nightsWithoutStay(stays, daysTotal).length;
  return (
    <section aria-labelledby="trip-frame" className="grid gap-3">
      <h2 id="trip-frame" className="font-display text-xl font-semibold">
        {texts.title}
      </h2>
      {isApart && <p className="text-sm text-ink-soft">{texts.asPlanned}</p>}
      <ul className="grid gap-3">
        {arrival && (
          <Line icon={<PlaneLanding aria-hidden="true" className="size-5" />} note={dayDate(trip.startDate, 1)}>
            {texts.arrives(arrival.time, arrival.place)}
          </Line>
        )}
        {staysWithin(stays, daysTotal).map((stay) => (
          <Line
            key={stay.id}
            icon={<BedDouble aria-hidden="true" className="size-5" />}
            note={[texts.nights(nightsOf(stay)), texts.from(dayDate(trip.startDate, stay.fromDay))].join(" · ")}
          >
            <StayName stay={stay} city={trip.city} />
          </Line>
        ))}
        {stays.flatMap((stay) => {
          const beyond = nightsBeyond(stay, daysTotal);
          return beyond === 0 ? [] : [<Note key={stay.id}>{`${stay.name}: ${texts.beyond(beyond)}`}</Note>];
        })}
        {departure && (
          <Line icon={<PlaneTakeoff aria-hidden="true" className="size-5" />} note={dayDate(trip.startDate, daysTotal)}>
            {texts.departs(departure.time, departure.place)}
          </Line>
        )}
        {open > 0 && <Note>{texts.noStay(open)}</Note>}
      </ul>
    </section>
  );
}

/** A stay by its name, which leads to where it is. */
const StayName = ({ stay, city }: { stay: Stay; city: string }) => (
  <>
    <a
      href={mapsAddress({ title: stay.address || stay.name, city, point: pointOf(stay) }, mapsApp())}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-accent decoration-2 underline-offset-4 hover:text-accent"
    >
      {stay.name}
    </a>
    {stay.address !== "" && <span className="block text-sm text-ink-soft">{stay.address}</span>}
  </>
);

function Line({ icon, note, children }: { icon: React.ReactNode; note: string; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="shrink-0 pt-0.5 text-ink-soft">{icon}</span>
      <span dir="auto" className="min-w-0 leading-snug wrap-anywhere">
        <span className="font-semibold">{children}</span>
        {note !== "" && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </li>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => <li className="text-sm text-ink-soft">{children}</li>;
