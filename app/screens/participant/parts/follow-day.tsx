import { usePresence } from "~/browser/room/use-room";
import { useRefresh } from "~/browser/api/use-refresh";
import { formatLongDate } from "~/messages/formats";
import { dateOfDay } from "~/domain/dates/day-index";
import type { Day } from "~/domain/plan/itinerary";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { CompanionsLink } from "~/features/companions/companions-link";
import { dayStops } from "~/features/live/day-stops";
import type { LiveTrip } from "~/features/live/live-trip";
import { useLiveStatus } from "~/features/live/use-live-status";
import { RoomBar } from "~/features/room/room-slots";
import { DayDone } from "./day-done";
import { COMPANION_HOME } from "~/features/trip-at-hand/home-of";
import { liveParticipantTexts as texts } from "#messages/participant";
import { nextUp } from "./next-up";
import { NextCard, NowCard } from "./now-and-next";

/** The day under the sky of its hour, as it happens: where everybody is, the line of the day, and what comes next. */
export function FollowDay({ live: { trip, plan, position }, day }: { live: LiveTrip; day: Day }) {
  const news = useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex, block: position.block });
  const block = day.blocks[position.block];
  return (
    <Screen
      sky={position.block}
      back={COMPANION_HOME}
      above={<p className="font-semibold">{formatLongDate(dateOfDay(trip.startDate, day.dayIndex))}</p>}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, trip.city)}
      actions={<ButtonLink to="/tripliveblock">{texts.ask}</ButtonLink>}
    >
      <PlanNews key={`${position.dayIndex}-${position.block}`} />
      <p role="status" className="sr-only">
        {texts.announce(block.title)}
      </p>
      <RoomBar unreached={news === "unreachable"} />
      <DayDone position={position} tripId={trip.tripId} />
      <Card>
        <LineOfTheDay stops={dayStops(day, position)} />
      </Card>
      <NowCard dayIndex={day.dayIndex} block={block} city={trip.city} />
      <NextCard next={nextUp(plan, position, trip.daysTotal)} today={day.dayIndex} />
      <p className="text-sm font-semibold">{texts.follows}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/wayfellow/itinerary" className="inline-flex min-h-12 items-center">
          {texts.allDays}
        </TextLink>
        <CompanionsLink />
        {day.dayIndex > 1 && (
          <TextLink to="/daylookback" className="inline-flex min-h-12 items-center">
            {texts.reflect(day.dayIndex - 1)}
          </TextLink>
        )}
      </p>
    </Screen>
  );
}

/** The position comes alone; the plan may have been changed since, so each new block brings it up to date. */
function PlanNews() {
  useRefresh();
  return null;
}
