import { nextBookedTexts as texts } from "#messages/live-pauses";
import { useMinute } from "~/browser/page/use-minute";
import { nextBooked } from "~/domain/live/next-booked";
import { BookingTicket } from "~/features/plan/booking-ticket";
import { formatLongDate } from "~/messages/formats";
import { TextLink } from "~/ui/actions/text-link";
import { Card } from "~/ui/layout/card";
import type { LiveTrip } from "./live-trip";

/** What is booked next, today or tomorrow, and how long until then or since; nothing where nothing is. */
export default function NextBooked({ live: { trip, plan, moment } }: { live: LiveTrip }) {
  const now = useMinute();
  const next = plan && nextBooked(plan, moment, trip, now);
  if (!next) return null;
  const { stop, time, inMinutes, isTomorrow, apart } = next;
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-sm! font-text! font-semibold! text-ink-soft">{texts.title}</h2>
        <p dir="auto" className="text-lg font-bold wrap-anywhere">
          {stop.title}
        </p>
        <p className="flex flex-wrap gap-x-2 text-lg tabular-nums">
          <strong>{texts.when(time, isTomorrow)}</strong>
          <span>{texts.left(inMinutes)}</span>
        </p>
        {apart && <p className="text-sm">{texts.apart(apart.day, formatLongDate(apart.date))}</p>}
      </div>
      <BookingTicket booking={stop.booking} />
      <TextLink to="/booked" className="inline-flex min-h-12 items-center justify-self-start">
        {texts.all}
      </TextLink>
    </Card>
  );
}
