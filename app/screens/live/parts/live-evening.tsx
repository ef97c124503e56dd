import { Form, useNavigation } from "@remix-run/react";
import { liveDayTexts as texts } from "#messages/live";
import { eveningAfterTexts } from "#messages/live-pauses";
import { usePresence } from "~/browser/room/use-room";
import { cityOn } from "~/domain/trip/legs";
import type { Day } from "~/domain/plan/itinerary";
import { CompanionsLink } from "~/features/companions/companions-link";
import { DateOfDay } from "~/features/live/date-of-day";
import { EveningAfter, type Evening } from "~/features/live/evening-after";
import { hasWritten } from "~/features/live/has-written";
import type { LiveTrip } from "~/features/live/live-trip";
import { useLiveStatus } from "~/features/live/use-live-status";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { ReadyOffline } from "./ready-offline";
import { WaitingNote } from "./waiting-note";

/** The organizer's day once it is done: the reflection first, then tomorrow, which begins by itself or earlier by their word. */
export function LiveEvening({ live, evening, day }: { live: LiveTrip; evening: Evening; day: Day }) {
  const { trip, waiting } = live;
  useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex });
  const written = hasWritten(live, day.dayIndex);
  const lookAhead = `/tripliveday?day=${evening.next.dayIndex}`;
  return (
    <Screen
      panes
      sky="evening"
      back={{ to: "/tripdaysoverview", label: texts.allDays }}
      above={<DateOfDay day={day.dayIndex} moment={evening} trip={trip} />}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, cityOn(trip, day.dayIndex))}
      actions={
        <>
          {written ? (
            <ButtonLink to={lookAhead}>{eveningAfterTexts.look(evening.next.dayIndex)}</ButtonLink>
          ) : (
            <ButtonLink to="/daylookback">{eveningAfterTexts.reflect(day.dayIndex)}</ButtonLink>
          )}
          <StartNow day={evening.next.dayIndex} />
        </>
      }
    >
      <ReadyOffline />
      <WaitingNote waiting={waiting} />
      <EveningAfter live={live} evening={evening} day={day} written={written} lookAhead={lookAhead}>
        <p>
          <CompanionsLink />
        </p>
      </EveningAfter>
    </Screen>
  );
}

/** Begins the day for everybody before its date has come. */
export function StartNow({ day, look = "secondary" }: { day: number; look?: "primary" | "secondary" }) {
  const pending = useNavigation().formMethod !== undefined;
  return (
    <Form method="post" action="/tripliveday" className="grid">
      <Button type="submit" look={look} pending={pending} pendingLabel={eveningAfterTexts.starting}>
        {eveningAfterTexts.start(day)}
      </Button>
    </Form>
  );
}
