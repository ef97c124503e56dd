import { LegHeading } from "~/features/trip-at-hand/leg-heading";
import { Link } from "@remix-run/react";
import { Check, ChevronRight } from "lucide-react";
import { tripHomeTexts as texts } from "#messages/trip-home";
import { lineTexts } from "#messages/ui";
import { dateAsTravelled, dayState, type LiveMoment } from "~/domain/live/live-moment";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import { dayStops } from "~/features/live/day-stops";
import { BookedOfDay } from "~/features/plan/booked-of-day";
import { plannedStops } from "~/features/plan/planned-stops";
import type { Trip } from "~/domain/trip/trip";
import { Company } from "~/features/room/company";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { classes } from "~/ui/layout/classes";
import { SlimLine } from "~/ui/sky/slim-line";

type TripDaysProps = {
  days: readonly Day[];
  trip: Trip;
  /** Where the trip is; null before it starts and after it ended. */
  now: LiveMoment | null;
  pathOf: (dayIndex: number) => string;
  /** Told which day is looked at, by pointer or by keys, and when none is any more. */
  onLook: (dayIndex: number | null) => void;
};

/** Every day of the trip with its line; each leads to itself. Days that are over are a line of words. */
export function TripDays({ days, trip, now, pathOf, onLook }: TripDaysProps) {
  return (
    <ol className="grid gap-3" onPointerLeave={() => onLook(null)}>
      {days.map((day) => (
        <li key={day.dayIndex} onPointerEnter={() => onLook(day.dayIndex)} onFocus={() => onLook(day.dayIndex)}>
          <LegHeading trip={trip} dayIndex={day.dayIndex} />
          <DayRow day={day} date={dateAsTravelled(day.dayIndex, trip, now)} now={now} to={pathOf(day.dayIndex)} />
        </li>
      ))}
    </ol>
  );
}

type DayRowProps = { day: Day; date: CalendarDate | null; now: LiveMoment | null; to: string };

function DayRow({ day, date, now, to }: DayRowProps) {
  const state = now === null ? "ahead" : dayState(day.dayIndex, now);
  const isNext = now?.kind === "evening-after" && now.isTomorrow && day.dayIndex === now.next.dayIndex;
  return (
    <article
      aria-labelledby={`home-day-${day.dayIndex}`}
      className={classes(
        "group relative grid gap-3 rounded-xl border bg-raised px-4 py-3.5 transition-colors duration-150 hover:border-ink has-focus-visible:border-ink sm:px-5",
        state === "current" ? "border-accent shadow-card" : "border-line",
      )}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id={`home-day-${day.dayIndex}`} className="font-display text-lg font-semibold">
            <Link to={to} data-day={day.dayIndex} className="after:absolute after:inset-0 after:rounded-xl">
              {texts.day(day.dayIndex)}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{dayDate(date ?? "", 1)}</p>
          {state === "current" && (
            <p className="self-center rounded-full bg-accent px-2.5 py-0.5 text-xs font-bold text-on-accent">
              {lineTexts.here}
            </p>
          )}
          {isNext && <p className="text-sm font-semibold">{texts.tomorrow}</p>}
          {state === "done" && (
            <p className="inline-flex items-center gap-1 text-sm font-semibold text-good">
              <Check aria-hidden="true" className="size-4 stroke-3" />
              {texts.dayDone}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-2 empty:hidden">
            <Company dayIndex={day.dayIndex} />
          </p>
        </div>
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-5 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-accent rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      </header>
      {state !== "done" && <SlimLine stops={now === null ? plannedStops(day) : dayStops(day, now)} />}
      {state !== "done" && <BookedOfDay day={day} />}
    </article>
  );
}
