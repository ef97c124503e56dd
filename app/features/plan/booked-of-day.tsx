import { Ticket } from "lucide-react";
import { dayCardTexts as texts } from "#messages/days";
import { clockText } from "#messages/times";
import type { Day } from "~/domain/plan/itinerary";
import { toldTime } from "~/domain/plan/time-of-day";

/** What is booked on a day, for where the day is not opened: of a day one sees what it is known by, and what waits for one. */
export function BookedOfDay({ day }: { day: Pick<Day, "stops"> }) {
  const booked = day.stops.filter(({ booking }) => booking !== null);
  if (booked.length === 0) return null;
  return (
    <ul aria-label={texts.booked} className="grid gap-1 text-sm">
      {booked.map((stop) => {
        const told = toldTime(stop);
        return (
          <li key={stop.id} className="flex items-start gap-1.5">
            <Ticket aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            {told && <span className="font-bold tabular-nums">{clockText(told.time)}</span>}
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {stop.title}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
