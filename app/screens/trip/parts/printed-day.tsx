import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { stopsOfDay } from "~/domain/place/map-stops";
import type { Trip } from "~/domain/trip/trip";
import { wayAdvice } from "~/domain/place/way-between";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { plannedStops } from "~/features/plan/planned-stops";
import { tripPrintTexts as texts, wayText } from "#messages/trip";

/** A day as a page: its line, then each part in full. */
export function PrintedDay({ day, trip }: { day: Day; trip: Trip }) {
  const stops = stopsOfDay(day);
  return (
    <>
      <header className="grid gap-1">
        <p className="text-sm text-ink-soft">
          {[texts.day(day.dayIndex, trip.daysTotal), dayDate(trip.startDate, day.dayIndex)].filter(Boolean).join(" · ")}
        </p>
        <h2>{day.summary || texts.day(day.dayIndex, trip.daysTotal)}</h2>
      </header>
      <LineOfTheDay label={texts.line(day.dayIndex)} stops={plannedStops(day)} />
      <div className="grid gap-4 border-t border-line pt-4">
        {BLOCK_NAMES.map((name, at) => {
          const { title, description, isTicketed, isDayTrip } = day.blocks[name];
          const { place, wayOn } = stops[at] ?? {};
          return (
            <section key={name} className="grid gap-1 break-inside-avoid">
              <h3>{texts.part(name, title)}</h3>
              <p className="text-sm font-semibold">
                {[place, isDayTrip && texts.dayTrip, isTicketed && texts.ticket].filter(Boolean).join(" · ")}
              </p>
              <p>{description}</p>
              {wayOn && <p className="text-sm text-ink-soft">{texts.onward(wayText(wayAdvice(wayOn)))}</p>}
            </section>
          );
        })}
      </div>
      <p className="text-xs text-ink-soft">{texts.made}</p>
    </>
  );
}
