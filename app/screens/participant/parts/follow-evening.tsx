import { eveningAfterTexts } from "#messages/live-pauses";
import { liveParticipantTexts as texts } from "#messages/people/participant";
import { usePresence } from "~/browser/room/use-room";
import { cityOn } from "~/domain/trip/legs";
import type { Day } from "~/domain/plan/itinerary";
import { DateOfDay } from "~/features/live/date-of-day";
import { EveningAfter, type Evening } from "~/features/live/evening-after";
import { hasWritten } from "~/features/live/has-written";
import type { LiveTrip } from "~/features/live/live-trip";
import { useLiveStatus } from "~/features/live/use-live-status";
import { COMPANION_HOME, dayScreenOf } from "~/features/trip-at-hand/home-of";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { PlanNews, WaysFromHere } from "./follow-day";

/** The same day once it is done, for those who travel along: how it was, and what comes tomorrow. */
export function FollowEvening({ live, evening, day }: { live: LiveTrip; evening: Evening; day: Day }) {
  const { trip, user } = live;
  useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex });
  const written = hasWritten(live, day.dayIndex);
  const { dayIndex, block } = evening.next;
  return (
    <Screen
      panes
      sky="evening"
      back={COMPANION_HOME}
      above={<DateOfDay day={day.dayIndex} moment={evening} trip={trip} />}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, cityOn(trip, day.dayIndex))}
      actions={
        <>
          {!written && <ButtonLink to="/daylookback">{eveningAfterTexts.reflect(day.dayIndex)}</ButtonLink>}
          <ButtonLink to={`/tripliveblock?day=${dayIndex}&block=${block}`} look={written ? "primary" : "secondary"}>
            {texts.ask}
          </ButtonLink>
        </>
      }
    >
      <PlanNews key={dayIndex} />
      <p role="status" className="sr-only">
        {eveningAfterTexts.done(day.dayIndex)}
      </p>
      <EveningAfter
        live={live}
        evening={evening}
        day={day}
        written={written}
        lookAhead={dayScreenOf(user.role, dayIndex)}
      >
        <WaysFromHere reflectOn={null} />
      </EveningAfter>
    </Screen>
  );
}
