import { completeBlock } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { usePresence } from "~/browser/room/use-room";
import { dateOfDay } from "~/domain/dates/day-index";
import { formatLongDate } from "~/messages/formats";
import type { Day } from "~/domain/plan/itinerary";
import { Alert } from "~/ui/feedback/alert";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { CompanionsLink } from "~/features/companions/companions-link";
import { ChangeMark } from "~/features/room/company";
import { RoomBar } from "~/features/room/room-bar";
import { MapLink } from "~/features/plan/trip-links";
import { dayStops } from "~/features/live/day-stops";
import { liveDayTexts as texts, startButtonLabel } from "#messages/live";
import type { LiveTrip } from "~/features/live/live-trip";
import { ReadyOffline } from "./ready-offline";
import { useLiveStatus } from "~/features/live/use-live-status";
import { WaitingNote } from "./waiting-note";

/** One day of the running trip under the sky of its hour: where the trip stands and the one way on. */
export function LiveDay({ live: { user, trip, position, waiting }, day }: { live: LiveTrip; day: Day }) {
  const news = useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex });
  const isToday = day.dayIndex === position.dayIndex;
  return (
    <Screen
      sky={isToday ? position.block : undefined}
      back={{ to: "/tripdaysoverview", label: texts.allDays }}
      above={<p className="font-semibold">{formatLongDate(dateOfDay(trip.startDate, day.dayIndex))}</p>}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, trip.city)}
      actions={<ButtonLink to="/tripliveblock">{startButtonLabel(isToday ? position.block : null)}</ButtonLink>}
    >
      <RoomBar unreached={news === "unreachable"} />
      <ReadyOffline />
      {!isToday && (
        <Alert tone="note">{day.dayIndex < position.dayIndex ? texts.behind(position) : texts.ahead(position)}</Alert>
      )}
      {!trip.startedTrip && (
        <Alert tone="note">
          {texts.notStarted} <TextLink to="/pretriphub">{texts.openHub}</TextLink>
        </Alert>
      )}
      <p className="max-w-prose text-lg">{day.summary}</p>
      <Card className="relative grid gap-4">
        <ChangeMark dayIndex={day.dayIndex} />
        <LineOfTheDay stops={dayStops(day, position)} />
      </Card>
      <WaitingNote waiting={waiting} />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <MapLink day={day.dayIndex} />
        <CompanionsLink />
      </p>
      {!mayCall(user.role, completeBlock) && <p className="text-sm font-semibold">{texts.organizerMoves}</p>}
    </Screen>
  );
}
