import { bookingTexts } from "#messages/one-stop";
import { timeText } from "#messages/times";
import { tripPrintTexts as texts, wayText } from "#messages/trip";
import type { MapStop } from "~/domain/place/map-stops";
import { wayAdvice } from "~/domain/place/way-between";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import type { Trip } from "~/domain/trip/trip";
import { DayFrame } from "~/features/trip-at-hand/day-frame";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { dayTone } from "~/ui/map/day-tone";
import { SkyGlyph } from "~/ui/sky/sky-glyph";

type PrintedDayProps = { day: Day; stops: readonly MapStop[]; trip: Trip };

/** A day on paper: its parts side by side under the line from dawn to dusk, so that several days share a page and none is cut in two. */
export function PrintedDay({ day, stops, trip }: PrintedDayProps) {
  const name = texts.day(day.dayIndex, trip.daysTotal);
  return (
    <article className="printed-page grid gap-3 rounded-sm border border-line bg-raised p-6 shadow-card sm:px-10">
      <header className="grid gap-0.5">
        <p className="text-sm text-ink-soft">
          {[name, dayDate(trip.startDate, day.dayIndex)].filter(Boolean).join(" · ")}
        </p>
        <h2 className="text-lg!">{day.summary || name}</h2>
        <DayFrame trip={trip} dayIndex={day.dayIndex} />
      </header>
      <div
        aria-hidden="true"
        className="day-strip keeps-colour h-1 rounded-full [print-color-adjust:exact] rtl:-scale-x-100"
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {BLOCK_NAMES.map((part) => (
          <PrintedPart key={part} part={part} day={day} stops={stops.filter(({ block }) => block === part)} />
        ))}
      </div>
    </article>
  );
}

/** A part of the day: its stops in order, or the words of an open part. */
function PrintedPart({ part, day, stops }: { part: BlockName; day: Day; stops: readonly MapStop[] }) {
  return (
    <section className="grid content-start gap-3">
      <p data-sky={part} className="flex items-center gap-2 text-sm font-semibold text-sky-ink">
        <SkyGlyph block={part} className="size-4" />
        {texts.part(part)}
      </p>
      {stops.length === 0 && <p className="text-sm text-ink-soft">{day.blocks[part].title}</p>}
      {stops.map((stop) => (
        <PrintedStop key={stop.id} stop={stop} planned={day.stops.find(({ id }) => id === stop.id)} />
      ))}
    </section>
  );
}

function PrintedStop({ stop, planned }: { stop: MapStop; planned?: PlacedStop }) {
  const { number, dayIndex, title, place, wayOn, isDayTrip } = stop;
  const time = planned && toldTime(planned);
  const facts = [time && timeText(time), place, isDayTrip && texts.dayTrip, planned?.isTicketed && texts.ticket];
  return (
    <div className="grid gap-1">
      <h3 className="flex items-start gap-2 text-base!">
        <span
          data-day={dayTone(dayIndex)}
          className="keeps-colour grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-day px-1 font-text text-xs font-bold text-on-day [print-color-adjust:exact]"
        >
          {number}
        </span>
        <span dir="auto" className="min-w-0">
          {title}
        </span>
      </h3>
      <p className="text-sm font-semibold">{facts.filter(Boolean).join(" · ")}</p>
      {planned?.booking && <PrintedBooking booking={planned.booking} />}
      <p dir="auto" className="text-sm">
        {planned?.note}
      </p>
      {wayOn && <p className="text-sm text-ink-soft">{texts.onward(wayText(wayAdvice(wayOn)))}</p>}
    </div>
  );
}

function PrintedBooking({ booking: { reference, name } }: { booking: NonNullable<PlacedStop["booking"]> }) {
  return (
    <p dir="auto" className="text-sm wrap-anywhere empty:hidden">
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
