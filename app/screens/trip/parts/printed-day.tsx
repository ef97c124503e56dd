import { Footprints, TrainFront } from "lucide-react";
import { bookingTexts } from "#messages/one-stop";
import { shortWayText, timeText } from "#messages/times";
import { tripPrintTexts as texts } from "#messages/trip";
import type { MapStop } from "~/domain/place/map-stops";
import { type Way, wayAdvice } from "~/domain/place/way-between";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import { legsOf, legOn } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { DayFrame } from "~/features/trip-at-hand/day-frame";
import { useDayDate } from "~/features/trip-home/use-moment";
import { classes } from "~/ui/layout/classes";
import { dayTone } from "~/ui/map/day-tone";
import { SkyGlyph } from "~/ui/sky/sky-glyph";
import { notesThatFit } from "./notes-that-fit";

type PrintedDayProps = { day: Day; stops: readonly MapStop[]; trip: Trip };

/** A day on paper: a line for each stop under the line from dawn to dusk, so that two days share a sheet and none is cut in two. */
export function PrintedDay({ day, stops, trip }: PrintedDayProps) {
  const name = texts.day(day.dayIndex, trip.daysTotal);
  const { city } = legOn(legsOf(trip), day.dayIndex);
  const dateOf = useDayDate(trip);
  const notes = notesThatFit(day.stops.map((stop) => ({ ...stop, ...onPaper(stop, city) })));
  return (
    <article className="printed-page grid gap-2 rounded-sm border border-line bg-raised p-6 shadow-card sm:px-10">
      <header className="grid gap-0.5">
        <div className="flex flex-wrap justify-between gap-x-6 text-sm text-ink-soft">
          <p>{[name, dateOf(day.dayIndex), legsOf(trip).length > 1 && city].filter(Boolean).join(" · ")}</p>
          <DayFrame trip={trip} dayIndex={day.dayIndex} />
        </div>
        <h2 className="text-lg! leading-snug! print:text-base!">{day.summary || name}</h2>
      </header>
      <div
        aria-hidden="true"
        className="day-strip keeps-colour h-1 rounded-full [print-color-adjust:exact] rtl:-scale-x-100"
      />
      <div className="grid gap-2 divide-y divide-line">
        {BLOCK_NAMES.map((part) => (
          <PrintedPart key={part} part={part} day={day} stops={stops} notes={notes} city={city} />
        ))}
      </div>
    </article>
  );
}

/** Where a stop is, without the city, which stands above all of them. */
const placeIn = (city: string, place: string): string =>
  place.endsWith(`, ${city}`) ? place.slice(0, -`, ${city}`.length) : place;

/** So many characters fit on a line of a stop's name, and of what stands under it. */
const NAME_LINE = 23;
const FACTS_LINE = 28;

/** What of a stop is not its note takes these lines; a note in a person's own words stays whole. */
const onPaper = ({ title, location, isTicketed, booking, source }: PlacedStop, city: string) => ({
  besides:
    Math.ceil(title.length / NAME_LINE) +
    Math.ceil((placeIn(city, location).length + (isTicketed ? texts.ticket.length : 0)) / FACTS_LINE) +
    (booking ? 1 : 0),
  isTheirs: source === "traveller",
});

type PrintedPartProps = {
  part: BlockName;
  day: Day;
  city: string;
  stops: readonly MapStop[];
  notes: ReadonlyMap<string, string>;
};

/** A part of the day: its stops in order, or the words of an open part. */
function PrintedPart({ part, day, city, stops, notes }: PrintedPartProps) {
  const planned = stopsOfPart(day.stops, part);
  return (
    <section className="grid gap-x-3 gap-y-2 pb-2 last:pb-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p data-sky={part} className="flex items-center gap-1.5 self-start text-sm font-semibold text-sky-ink">
        <SkyGlyph block={part} className="size-4" />
        {texts.part(part)}
      </p>
      {planned.length === 0 && <p className="text-sm text-ink-soft">{day.blocks[part].title}</p>}
      {planned.length > 0 && (
        <ol className="grid gap-1.5">
          {planned.map((stop) => (
            <PrintedStop
              key={stop.id}
              stop={stop}
              city={city}
              note={notes.get(stop.id) ?? ""}
              onMap={stops.find(({ id }) => id === stop.id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type PrintedStopProps = { stop: PlacedStop; city: string; note: string; onMap: MapStop | undefined };

/** Its time, its number on the map, its name and what is fixed about it, and what one should know, side by side. */
function PrintedStop({ stop, city, note, onMap }: PrintedStopProps) {
  const time = toldTime(stop);
  const where = placeIn(city, onMap?.place ?? "");
  // Most places out of town say so themselves.
  const isOutOfTown = stop.isDayTrip && !where.toLowerCase().includes(texts.dayTrip.toLowerCase());
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 text-sm leading-snug sm:grid-cols-[5.5rem_1.5rem_minmax(0,8fr)_minmax(0,15fr)]">
      <p
        className={classes(
          "tabular-nums max-sm:col-start-2 sm:whitespace-nowrap",
          time?.about ? "text-ink-soft" : "font-semibold",
        )}
      >
        {time && timeText(time)}
      </p>
      <span
        data-day={dayTone(stop.at.day)}
        className="keeps-colour grid h-5 min-w-5 place-items-center self-start justify-self-start rounded-full bg-day px-0.5 font-text text-xs font-bold text-on-day [print-color-adjust:exact] max-sm:col-start-1"
      >
        {onMap?.number}
      </span>
      <div>
        <h3 dir="auto" className="font-text text-sm! leading-snug! font-bold">
          {stop.title}
        </h3>
        <p className="text-ink-soft empty:hidden">
          {[where, isOutOfTown && texts.dayTrip, stop.isTicketed && texts.ticket].filter(Boolean).join(" · ")}
        </p>
        {stop.booking && <PrintedBooking booking={stop.booking} />}
      </div>
      <p className="wrap-anywhere max-sm:col-start-2">
        <bdi>{note}</bdi> {onMap?.wayOn && <WayOn way={onMap.wayOn} />}
      </p>
    </li>
  );
}

/** How one goes on; nothing where the next stop is right there. */
function WayOn({ way }: { way: Way }) {
  const advice = wayAdvice(way);
  if (advice.code === "right-there") return null;
  const Icon = advice.code === "on-foot" ? Footprints : TrainFront;
  return (
    <span className="text-xs text-ink-soft sm:whitespace-nowrap">
      <Icon aria-hidden="true" className="inline size-3.5" /> {texts.onward(shortWayText(advice))}
    </span>
  );
}

function PrintedBooking({ booking: { reference, name } }: { booking: NonNullable<PlacedStop["booking"]> }) {
  return (
    <p dir="auto" className="wrap-anywhere empty:hidden">
      {reference && (
        <>
          {bookingTexts.reference} <strong className="tabular-nums">{reference}</strong>
        </>
      )}
      {reference && name && " · "}
      {name && bookingTexts.inTheName(name)}
    </p>
  );
}
