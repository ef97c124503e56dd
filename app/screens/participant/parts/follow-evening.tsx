import { eveningAfterTexts } from "#messages/live-pauses";
import { liveParticipantTexts as texts } from "#messages/people/participant";
import { usePresence } from "~/browser/room/use-room";
import type { Day } from "~/domain/plan/itinerary";
import { CompanionsLink } from "~/features/companions/companions-link";
import { DateOfDay } from "~/features/live/date-of-day";
import { EveningAfter, type Evening } from "~/features/live/evening-after";
import { hasWritten } from "~/features/live/has-written";
import type { LiveTrip } from "~/features/live/live-trip";
import { useLiveStatus } from "~/features/live/use-live-status";
import { COMPANION_HOME, dayScreenOf } from "~/features/trip-at-hand/home-of";
import { ButtonLink } from "~/ui/actions/button-link";
import { TextLink } from "~/ui/actions/text-link";
import { Screen } from "~/ui/layout/screen";
import { PlanNews } from "./follow-day";

/** The same day once it is done, for those who travel along: how it was, and what comes tomorrow. */
export function FollowEvening({ live, evening, day }: { live: LiveTrip; evening: Evening; day: Day }) {
  const { trip, user } = live;
  useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex });
  const written = hasWritten(live, day.dayIndex);
  const { dayIndex, block } = evening.next;
  return (
    <Screen
      sky="evening"
      back={COMPANION_HOME}
      above={<DateOfDay day={day.dayIndex} moment={evening} trip={trip} />}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, trip.destination)}
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
      />
      <p className="text-sm font-semibold">{texts.follows}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/wayfellow/itinerary" className="inline-flex min-h-12 items-center">
          {texts.allDays}
        </TextLink>
        <CompanionsLink />
      </p>
    </Screen>
  );
}
