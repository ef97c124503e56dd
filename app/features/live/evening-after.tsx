import type { ReactNode } from "react";
import { eveningAfterTexts as texts } from "#messages/live-pauses";
import { dateOnTrip, type LiveMoment } from "~/domain/live/live-moment";
import { findDay } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { formatLongDate } from "~/messages/formats";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { TextLink } from "~/ui/actions/text-link";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { dayStops, stopsDone } from "./day-stops";
import type { LiveTrip } from "./live-trip";
import { LazyNextBooked } from "./lazy-next-booked";
import { useTicks } from "./use-ticks";

export type Evening = Extract<LiveMoment, { kind: "evening-after" }>;

type EveningAfterProps = {
  live: LiveTrip;
  evening: Evening;
  day: Day;
  written: boolean;
  lookAhead: string;
  /** Where else one may go. */
  children: ReactNode;
};

/**
 * The evening after a day that is done: the word about it first, then what comes next, then what the day was made of. Where there is room, the day that
 * was on the left, the next one beside it, and beside that its map.
 */
export function EveningAfter({ live, evening, day, written, lookAhead, children }: EveningAfterProps) {
  const { trip, plan, user } = live;
  const next = findDay(plan, evening.next.dayIndex);
  const ticks = useTicks(trip.tripId, user._id);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)_minmax(18rem,22rem)]">
      <div className="grid content-start gap-6">
        <Card className="grid gap-2">
          <h2 className="text-lg!">{texts.done(evening.day)}</h2>
          <p className="text-ink-soft">{written ? texts.written : texts.reflectWhy}</p>
          {written && (
            <TextLink to="/reflections" className="inline-flex min-h-12 items-center justify-self-start">
              {texts.memories}
            </TextLink>
          )}
        </Card>
        <LazyNextBooked live={live} />
      </div>
      {next.kind === "found" && (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <NextDay evening={evening} day={next.day} startDate={trip.startDate} lookAhead={lookAhead} />
        </div>
      )}
      <div className="grid content-start gap-6 lg:col-start-1 lg:row-start-2">
        <Card className="grid gap-4">
          <h2 className="text-lg!">{texts.theDay}</h2>
          <LineOfTheDay stops={stopsDone(day, evening, ticks)} variant="compact" label={texts.lineOf(day.dayIndex)} />
        </Card>
        {children}
      </div>
      <div className="hidden min-w-0 xl:sticky xl:top-6 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:block xl:self-start">
        <LazyMap city={trip.city} days={plan?.days ?? []} dayIndex={evening.next.dayIndex} />
      </div>
    </div>
  );
}

type NextDayProps = { evening: Evening; day: Day; startDate: string; lookAhead: string };

function NextDay({ evening, day, startDate, lookAhead }: NextDayProps) {
  const date = dateOnTrip(day.dayIndex, evening, startDate);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg!">{texts.next(day.dayIndex, evening.isTomorrow)}</h2>
        {date !== null && <p className="text-sm font-semibold text-ink-soft">{formatLongDate(date)}</p>}
        <p dir="auto">{day.summary}</p>
      </div>
      <LineOfTheDay stops={dayStops(day, evening)} label={texts.lineOf(day.dayIndex)} />
      <TextLink to={lookAhead} className="inline-flex min-h-12 items-center justify-self-start">
        {texts.look(day.dayIndex)}
      </TextLink>
    </Card>
  );
}
