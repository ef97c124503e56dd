import { Link } from "@remix-run/react";
import { memoriesTexts as texts } from "#messages/memories";
import { useKeptTicks } from "~/browser/storage/trip-ticks";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import { rememberedDays } from "~/domain/memories/memory-days";
import type { Reflection } from "~/domain/memories/reflection";
import type { Itinerary } from "~/domain/plan/itinerary";
import { dayAnchor, RememberedDay } from "./remembered-day";

/** The date on which a day was travelled; null where nobody knows. */
export type DateOf = (day: number) => CalendarDate | null;

export type JournalProps = {
  reflections: readonly Reflection[];
  latest: Reflection | null;
  dateOf: DateOf;
  plan: Itinerary | null;
  /** The last day that was lived: each up to it has its place. */
  lastDay: number;
  /** The days the traveller may still write about. */
  toWrite: readonly number[];
};

/** So many days are read from the first to the last without a way to a single one. */
const FEW_DAYS = 7;

/**
 * All that was written, day by day, and the days nobody wrote about in their places. Days count from 1 everywhere in the product, so the day shown is the
 * reflection's own: SPEC's "Day {dayIndex+1}" on /reflections/:tripId belongs to older data that counted from 0.
 */
export function Journal({ reflections, latest, dateOf, plan, lastDay, toWrite }: JournalProps) {
  const days = rememberedDays(reflections, lastDay);
  const ticks = useKeptTicks(plan?.tripId ?? "");
  return (
    <>
      {days.length > FEW_DAYS && <DayLinks days={days.map(({ dayIndex }) => dayIndex)} />}
      <div className="grid gap-12 md:gap-16">
        {days.map((day) => (
          <RememberedDay
            key={day.dayIndex}
            day={day}
            date={dateOf(day.dayIndex)}
            plan={plan?.days.find(({ dayIndex }) => dayIndex === day.dayIndex) ?? null}
            ticks={ticks}
            latest={latest}
            mayWrite={toWrite.includes(day.dayIndex)}
          />
        ))}
      </div>
    </>
  );
}

const DayLinks = ({ days }: { days: readonly number[] }) => (
  <nav aria-labelledby="days" className="-mx-5 flex items-center gap-3 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0">
    <span id="days" className="text-sm font-semibold text-ink-soft">
      {texts.days}
    </span>
    <ul className="flex gap-1.5 sm:flex-wrap">
      {days.map((day) => (
        <li key={day} className="shrink-0">
          <Link
            to={`#${dayAnchor(day)}`}
            replace
            aria-label={texts.day(day)}
            className="grid size-12 place-items-center rounded-full border-[1.5px] border-edge bg-raised font-semibold tabular-nums no-underline hover:bg-sunken"
          >
            {texts.dayNumber(day)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
