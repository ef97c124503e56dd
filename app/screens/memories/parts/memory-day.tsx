import { formatLongDate } from "~/messages/formats";
import { dateOfDay } from "~/domain/dates/day-index";
import type { Day } from "~/domain/plan/itinerary";
import type { Reflection } from "~/domain/memories/reflection";
import { LineOfTheDay, type Stop } from "~/ui/sky/line-of-the-day";
import { dayStops } from "~/features/live/day-stops";
import { MemoryEntry } from "./memory-entry";
import { memoriesTexts as texts } from "#messages/memories";

export type MemoryDayProps = {
  day: number;
  startDate: string | null;
  plan: Day | null;
  reflections: readonly Reflection[];
  latest: Reflection | null;
};

/** What the day was made of: all of it is behind, and nothing of it is to be opened any more. */
const livedStops = (day: Day): Stop[] =>
  dayStops(day, { dayIndex: day.dayIndex + 1, block: "morning" }).map((stop) => ({ ...stop, href: undefined }));

/** A page of the journal: the day under its whole sky, from dawn to dusk, and what each companion wrote. */
export function MemoryDay({ day, startDate, plan, reflections, latest }: MemoryDayProps) {
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-raised shadow-card">
      <header className="keeps-colour grid gap-0.5 bg-linear-to-r from-dawn via-noon to-dusk px-5 pb-4 pt-5 sm:px-8">
        <h2 className="font-display text-xl font-semibold">{texts.day(day)}</h2>
        {startDate !== null && (
          <p className="text-sm font-semibold text-ink-soft">{formatLongDate(dateOfDay(startDate, day))}</p>
        )}
        {plan && <p className="mt-1">{plan.summary}</p>}
      </header>
      <div aria-hidden="true" className="day-strip keeps-colour h-1" />
      {plan && (
        <div className="border-b border-line px-5 pb-6 pt-5 sm:px-8">
          <LineOfTheDay stops={livedStops(plan)} label={texts.line(day)} />
        </div>
      )}
      <div className="divide-y divide-line">
        {reflections.map((reflection) => (
          <MemoryEntry key={reflection.reflectionId} reflection={reflection} glows={reflection === latest} />
        ))}
      </div>
    </section>
  );
}
