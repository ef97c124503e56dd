import { oneStopTexts as texts } from "#messages/one-stop";
import { stopKindTexts } from "#messages/days";
import { lengthText, timeText } from "#messages/times";
import { placeOf } from "~/domain/place/place-in-words";
import type { Stop } from "~/domain/plan/stop";
import { toldTime } from "~/domain/plan/time-of-day";
import type { Trip } from "~/domain/trip/trip";
import { BookingTicket } from "~/features/plan/booking-ticket";
import { formatMoney } from "~/messages/formats";
import { Alert } from "~/ui/feedback/alert";
import { Card } from "~/ui/layout/card";
import { BookedFor } from "./booked-for";
import { Section } from "./section";

/** A stop for whoever does not change it; `notice` says why, where they could. */
export function StopToRead({ stop, trip, notice }: { stop: Stop; trip: Trip; notice?: string }) {
  return (
    <>
      <Alert tone="note">{notice}</Alert>
      {stop.booking && (
        <Section title={texts.booking}>
          <BookedFor stop={stop} trip={trip} />
          <BookingTicket booking={stop.booking} />
        </Section>
      )}
      <Card className="grid gap-4">
        {stop.note && (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {stop.note}
          </p>
        )}
        <Facts stop={stop} />
      </Card>
    </>
  );
}

function Facts({ stop }: { stop: Stop }) {
  const time = toldTime(stop);
  const facts = [
    [texts.facts.when, time && timeText(time)],
    [texts.facts.long, stop.minutes === null ? null : lengthText(stop.minutes)],
    [texts.facts.place, placeOf(stop)],
    [texts.facts.kind, stopKindTexts[stop.kind]],
    [texts.facts.cost, stop.cost && texts.price(formatMoney(stop.cost.amount, stop.cost.currency), stop.cost.each)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
      {stop.locked && <p className="col-span-2 text-sm text-ink-soft">{texts.lockedWhy}</p>}
    </dl>
  );
}
