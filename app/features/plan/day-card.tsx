import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Day } from "~/domain/plan/itinerary";
import { classes } from "~/ui/layout/classes";
import { useIsWide } from "~/browser/page/use-is-wide";
import { SlimLine } from "~/ui/sky/slim-line";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { dayCardTexts as texts } from "#messages/days";
import { BookedOfDay } from "./booked-of-day";
import { plannedStops } from "./planned-stops";

export type DayCardProps = {
  day: Day;
  /** As the trip is travelled; empty where it has none. */
  date: string;
  selected?: boolean;
  /** Where there is a pane beside the days, the whole card opens its day there. */
  opens?: { to: string; label: string };
  words?: ReactNode;
  /** Who else looks at it, beside its date. */ company?: ReactNode;
  children?: ReactNode;
};

/** One planned day: its date, what it is about, and its line. */
export function DayCard({ day, date, selected, opens, words, company, children }: DayCardProps) {
  // What the pane says in full, the card need not say: the days of a trip are then seen together.
  const isBesidePane = useIsWide() && opens !== undefined;
  return (
    <article
      aria-labelledby={`day-${day.dayIndex}`}
      className={classes(
        "relative grid overflow-hidden rounded-xl border bg-raised shadow-card",
        isBesidePane ? "gap-3.5 p-5" : "gap-5 p-5 sm:p-6",
        selected ? "lg:border-ink lg:shadow-lift border-line" : "border-line",
        opens && "transition-colors duration-150 lg:hover:border-ink",
      )}
    >
      {opens && (
        <Link
          to={opens.to}
          replace
          preventScrollReset
          data-day={day.dayIndex}
          aria-label={opens.label}
          aria-current={selected ? "true" : undefined}
          className="absolute inset-0 z-1 rounded-xl -outline-offset-4 max-lg:hidden"
        />
      )}
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-ink-soft">{date}</p>
          <p className="flex flex-wrap items-center gap-2 empty:hidden">{company}</p>
        </div>
        <h2 id={`day-${day.dayIndex}`} className="font-display text-xl font-semibold">
          {texts.title(day.dayIndex)}
        </h2>
        {day.summary && !isBesidePane && (
          <p dir="auto" className="text-ink-soft">
            {day.summary}
          </p>
        )}
      </header>
      {isBesidePane ? (
        <SlimLine stops={plannedStops(day)} />
      ) : (
        <LineOfTheDay variant="compact" label={texts.line(day.dayIndex)} stops={plannedStops(day)} />
      )}
      <BookedOfDay day={day} />
      {words}
      <div className="relative z-2 grid gap-5 empty:hidden">{children}</div>
    </article>
  );
}
