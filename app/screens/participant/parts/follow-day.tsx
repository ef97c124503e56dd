import { usePresence } from "~/browser/room/use-room";
import { useRefresh } from "~/browser/use-refresh";
import { formatLongDate } from "~/domain/calendar-date";
import { dateOfDay } from "~/domain/day-index";
import type { Day } from "~/domain/itinerary";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { LineOfTheDay } from "~/ui/line-of-the-day";
import { Screen } from "~/ui/screen";
import { TextLink } from "~/ui/text-link";
import { CompanionsLink } from "../../companions/parts/companions-link";
import { dayStops } from "../../live/parts/day-stops";
import type { LiveTrip } from "../../live/parts/live-trip";
import { useLiveStatus } from "../../live/parts/use-live-status";
import { RoomBar } from "../../room/room-slots";
import { DayDone } from "./day-done";
import { COMPANION_HOME } from "./home-of";
import { liveParticipantTexts as texts } from "#messages/participant/live-participant";
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
