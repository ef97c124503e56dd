import { daysUntil } from "~/domain/dates/calendar-date";
import { formatLongDate } from "~/messages/formats";
import { localDate } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkyGlyph } from "~/ui/sky/sky-glyph";
import { useLiveStatus } from "~/features/live/use-live-status";
import { COMPANION_HOME } from "~/features/trip-at-hand/home-of";
import { liveParticipantTexts as texts } from "#messages/people/participant";
import { countdownText } from "#messages/trip";

/** Before Start My Trip: how long it is until then. Turns into the first day by itself. */
export function NotStarted({ trip }: { trip: Trip }) {
  const { tripId, tripName, destination, startDate } = trip;
  useLiveStatus(tripId);
  const ahead = daysUntil(startDate, localDate(trip, 1, new Date()));
  return (
    <Screen
      title={texts.notStartedTitle}
      lead={texts.place(tripName, destination)}
      back={COMPANION_HOME}
      actions={<ButtonLink to="/wayfellow/itinerary">{texts.itinerary}</ButtonLink>}
    >
      <EmptyState figure={<FirstMorning />}>
        <span className="grid gap-2">
          <strong className="font-display font-semibold text-ink">
            {ahead < 0 ? texts.overdue(formatLongDate(startDate)) : countdownText(ahead, destination)}
          </strong>
          {texts.notStarted}
        </span>
      </EmptyState>
    </Screen>
  );
}

/** The sun about to rise over the first day; an emblem would cost the live screen more script than it may carry. */
const FirstMorning = () => (
  <span data-sky="morning" className="keeps-colour grid size-16 place-items-center rounded-full bg-sky text-sky-ink">
    <SkyGlyph block="morning" className="size-9" />
  </span>
);
