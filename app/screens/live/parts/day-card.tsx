import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { formatLongDate } from "~/messages/formats";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/ui/sky/line-of-the-day";
import { Card } from "~/ui/layout/card";
import { pickDayTexts as texts } from "#messages/live";
import { sharedLabels } from "#messages/ui";

export type DayCardProps = { day: Day; date: CalendarDate | null; state: Stop["state"]; children: ReactNode };

/** A day of the trip as a card: its date, its sentence, where it stands, and the way into it. */
export function DayCard({ day, date, state, children }: DayCardProps) {
  return (
    <Card className="relative grid content-between gap-4 overflow-hidden pt-7!">
      <span aria-hidden="true" className="day-strip keeps-colour absolute inset-x-0 top-0 h-2" />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-display text-xl font-semibold">{texts.day(day.dayIndex)}</h2>
          <DayState state={state} />
        </div>
        {date !== null && <p className="text-sm font-semibold text-ink-soft">{formatLongDate(date)}</p>}
        <p>{day.summary}</p>
      </div>
      {children}
    </Card>
  );
}

function DayState({ state }: { state: Stop["state"] }) {
  if (state === "current")
    return <span className="rounded-full bg-accent px-2.5 py-0.5 text-xs font-bold text-on-accent">{texts.here}</span>;
  if (state === "ahead") return null;
  return (
    <span className="flex items-center gap-1 text-sm font-semibold text-good">
      <Check aria-hidden="true" className="size-4 stroke-3" />
      {sharedLabels.done}
    </span>
  );
}
