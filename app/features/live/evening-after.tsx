import { eveningAfterTexts as texts } from "#messages/live-pauses";
import { dateOnTrip, type LiveMoment } from "~/domain/live/live-moment";
import { findDay } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { formatLongDate } from "~/messages/formats";
import { TextLink } from "~/ui/actions/text-link";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { dayStops } from "./day-stops";
import type { LiveTrip } from "./live-trip";
import { LateNextBooked } from "./late-next-booked";

export type Evening = Extract<LiveMoment, { kind: "evening-after" }>;

type EveningAfterProps = { live: LiveTrip; evening: Evening; day: Day; written: boolean; lookAhead: string };

/** The evening after a day that is done: the word about it first, then what comes next, then what the day was made of. */
export function EveningAfter({ live, evening, day, written, lookAhead }: EveningAfterProps) {
  const { trip, plan } = live;
  const next = findDay(plan, evening.next.dayIndex);
  const date = dateOnTrip(evening.next.dayIndex, evening, trip.startDate);
  return (
    <>
      <Card className="grid gap-2">
        <h2 className="text-lg!">{texts.done(evening.day)}</h2>
        <p className="text-ink-soft">{written ? texts.written : texts.reflectWhy}</p>
      </Card>
      <LateNextBooked live={live} />
      {next.kind === "found" && (
        <Card className="grid gap-4">
          <div className="grid gap-1">
            <h2 className="text-lg!">{texts.next(evening.next.dayIndex, evening.isTomorrow)}</h2>
            {date !== null && <p className="text-sm font-semibold text-ink-soft">{formatLongDate(date)}</p>}
            <p dir="auto">{next.day.summary}</p>
          </div>
          <LineOfTheDay stops={dayStops(next.day, evening)} label={texts.lineOf(evening.next.dayIndex)} />
          <TextLink to={lookAhead} className="inline-flex min-h-12 items-center justify-self-start">
            {texts.look(evening.next.dayIndex)}
          </TextLink>
        </Card>
      )}
      <Card className="grid gap-4">
        <h2 className="text-lg!">{texts.theDay}</h2>
        <LineOfTheDay stops={dayStops(day, evening)} label={texts.lineOf(day.dayIndex)} />
      </Card>
    </>
  );
}
