import { cityOn } from "~/domain/trip/legs";
import { liveParticipantTexts as texts } from "#messages/people/participant";
import { useRefresh } from "~/browser/api/use-refresh";
import { usePresence } from "~/browser/room/use-room";
import { advance } from "~/domain/live/live-advance";
import type { Position } from "~/domain/live/live-position";
import type { Block } from "~/domain/plan/block";
import { findBlock } from "~/domain/plan/block-edit";
import { isOpenPart } from "~/domain/plan/day-of-stops";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import { CompanionsLink } from "~/features/companions/companions-link";
import { DateOfDay } from "~/features/live/date-of-day";
import { dayStops } from "~/features/live/day-stops";
import { hasWritten } from "~/features/live/has-written";
import type { LiveTrip } from "~/features/live/live-trip";
import { useLiveStatus } from "~/features/live/use-live-status";
import { LivePanes } from "~/features/live/live-panes";
import { LazyNextBooked } from "~/features/live/lazy-next-booked";
import { StopsToTick } from "~/features/live/stops-to-tick";
import { COMPANION_HOME } from "~/features/trip-at-hand/home-of";
import { ButtonLink } from "~/ui/actions/button-link";
import { TextLink } from "~/ui/actions/text-link";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { NextCard, NowCard } from "./now-and-next";

/** The day under the sky of its hour, as it happens: where everybody is, the line of the day, and what comes next. */
export function FollowDay({ live, day }: { live: LiveTrip; day: Day }) {
  const { trip, plan, position, moment } = live;
  useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex, block: position.block });
  const block = day.blocks[position.block];
  const hasStops = !isOpenPart(day, position.block);
  return (
    <Screen
      panes
      sky={position.block}
      back={COMPANION_HOME}
      above={<DateOfDay day={day.dayIndex} moment={moment} trip={trip} />}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, cityOn(trip, day.dayIndex))}
      actions={<ButtonLink to="/tripliveblock">{texts.ask}</ButtonLink>}
    >
      <PlanNews key={`${position.dayIndex}-${position.block}`} />
      <p role="status" className="sr-only">
        {texts.announce(block.title)}
      </p>
      <LivePanes
        city={trip.city}
        days={plan?.days ?? []}
        dayIndex={day.dayIndex}
        line={
          <>
            <DayDone live={live} />
            <Card>
              <LineOfTheDay stops={dayStops(day, moment)} />
            </Card>
          </>
        }
      >
        <LazyNextBooked live={live} />
        <NowCard dayIndex={day.dayIndex} block={block} city={cityOn(trip, day.dayIndex)} hasStops={hasStops} />
        {hasStops && (
          <Card>
            <StopsToTick live={live} day={day} part={position.block} />
          </Card>
        )}
        <NextCard next={nextUp(plan, position, trip.daysTotal)} today={day.dayIndex} />
        <WaysFromHere reflectOn={day.dayIndex > 1 ? day.dayIndex - 1 : null} />
      </LivePanes>
    </Screen>
  );
}

/** How this screen follows, and where else a companion may go; `reflectOn` is the day before, which can still be written about. */
export const WaysFromHere = ({ reflectOn }: { reflectOn: number | null }) => (
  <div className="grid gap-6">
    <p className="text-sm font-semibold">{texts.follows}</p>
    <p className="flex flex-wrap gap-x-6">
      <TextLink to="/wayfellow/itinerary" className="inline-flex min-h-12 items-center">
        {texts.allDays}
      </TextLink>
      <CompanionsLink />
      {reflectOn !== null && (
        <TextLink to="/daylookback" className="inline-flex min-h-12 items-center">
          {texts.reflect(reflectOn)}
        </TextLink>
      )}
    </p>
  </div>
);

/** The position comes alone; the plan may have been changed since, so each new block brings it up to date. */
export function PlanNews() {
  useRefresh();
  return null;
}

/** On the morning after: an invitation to write about the day that has just ended, which leads nobody away by itself. */
function DayDone({ live }: { live: LiveTrip }) {
  const day = live.position.dayIndex - 1;
  if (live.position.block !== "morning" || day < 1 || hasWritten(live, day)) return null;
  return (
    <Card className="grid animate-arrive gap-3">
      <h2 className="text-lg!">{texts.dayDone(day)}</h2>
      <p className="text-ink-soft">{texts.dayDoneWhy}</p>
      <ButtonLink to="/daylookback" look="secondary" className="justify-self-start">
        {texts.reflectNow(day)}
      </ButtonLink>
    </Card>
  );
}

/** What comes after a position of the plan; null after the last evening. */
export function nextUp(
  plan: Itinerary | null,
  now: Position,
  totalDays: number,
): { at: Position; block: Block } | null {
  const at = advance(now, totalDays);
  const found = findBlock(plan, at.dayIndex, at.block);
  return at.dayIndex <= totalDays && found.kind === "found" ? { at, block: found.block } : null;
}
