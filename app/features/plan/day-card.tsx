import type { ReactNode } from "react";
import type { Day } from "~/domain/plan/itinerary";
import { classes } from "~/ui/layout/classes";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { dayCardTexts as texts } from "#messages/planning";
import { dayDate } from "../trip-at-hand/day-date";
import { plannedStops } from "./planned-stops";

export type DayCardProps = {
  day: Day;
  startDate: string;
  selected?: boolean;
  words?: ReactNode;
  /** Who else looks at it, beside its date. */ company?: ReactNode;
  children?: ReactNode;
};

/** One planned day: its date, what it is about, and its line. */
export function DayCard({ day, startDate, selected, words, company, children }: DayCardProps) {
  return (
    <article
      aria-labelledby={`day-${day.dayIndex}`}
      className={classes(
        "relative grid gap-5 overflow-hidden rounded-xl border bg-raised p-5 shadow-card sm:p-6",
        selected ? "lg:border-ink lg:shadow-lift border-line" : "border-line",
      )}
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-ink-soft">{dayDate(startDate, day.dayIndex)}</p>
          <p className="flex flex-wrap items-center gap-2 empty:hidden">{company}</p>
        </div>
        <h2 id={`day-${day.dayIndex}`} className="font-display text-xl font-semibold">
          {texts.title(day.dayIndex)}
        </h2>
        {day.summary && (
          <p dir="auto" className="text-ink-soft">
            {day.summary}
          </p>
        )}
      </header>
      <LineOfTheDay variant="compact" label={texts.line(day.dayIndex)} stops={plannedStops(day)} />
      {words}
      {children}
    </article>
  );
}
