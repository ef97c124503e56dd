import { tripPrintTexts as texts, wayText } from "#messages/trip";
import { type MapStop, stopsTravelled } from "~/domain/place/map-stops";
import { wayAdvice } from "~/domain/place/way-between";
import type { Block } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { DayFrame } from "~/features/trip-at-hand/day-frame";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { dayTone } from "~/ui/map/day-tone";
import { SkyGlyph } from "~/ui/sky/sky-glyph";

/** A day on paper: its parts side by side under the line from dawn to dusk, so that several days share a page and none is cut in two. */
export function PrintedDay({ day, trip }: { day: Day; trip: Trip }) {
  const about = useGettingAbout();
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
        {stopsTravelled(day, about).map((stop) => (
          <PrintedStop key={stop.block} stop={stop} block={day.blocks[stop.block]} />
        ))}
      </div>
    </article>
  );
}

function PrintedStop({ stop, block }: { stop: MapStop; block: Block }) {
  const { number, dayIndex, title, place, wayOn, isDayTrip } = stop;
  return (
    <section className="grid content-start gap-1">
      <p data-sky={stop.block} className="flex items-center gap-2 text-sm font-semibold text-sky-ink">
        <SkyGlyph block={stop.block} className="size-4" />
        {texts.part(stop.block)}
      </p>
      <h3 className="flex items-start gap-2 text-base!">
        <span
          data-day={dayTone(dayIndex)}
          className="keeps-colour grid size-6 shrink-0 place-items-center rounded-full bg-day font-text text-xs font-bold text-on-day [print-color-adjust:exact]"
        >
          {number}
        </span>
        <span dir="auto" className="min-w-0">
          {title}
        </span>
      </h3>
      <p className="text-sm font-semibold">
        {[place, isDayTrip && texts.dayTrip, block.isTicketed && texts.ticket].filter(Boolean).join(" · ")}
      </p>
      <p dir="auto" className="text-sm">
        {block.description}
      </p>
      {wayOn && <p className="text-sm text-ink-soft">{texts.onward(wayText(wayAdvice(wayOn)))}</p>}
    </section>
  );
}
