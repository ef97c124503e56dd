import { cityOn } from "~/domain/trip/legs";
import { usePresence } from "~/browser/room/use-room";
import { dayState, type LiveMoment } from "~/domain/live/live-moment";
import { isOpenPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { Alert } from "~/ui/feedback/alert";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { Screen } from "~/ui/layout/screen";
import { TextLink } from "~/ui/actions/text-link";
import { CompanionsLink } from "~/features/companions/companions-link";
import { ChangeMark } from "~/features/room/company";
import { LazyDayInFull } from "~/features/plan/lazy-day-in-full";
import { originOfDays } from "~/features/plan/plan-origin";
import { MapLink } from "~/features/plan/trip-links";
import { DateOfDay } from "~/features/live/date-of-day";
import { dayStops } from "~/features/live/day-stops";
import { liveDayTexts as texts, startButtonLabel } from "#messages/live";
import { TakeBackStart } from "~/features/live/take-back-start";
import type { LiveTrip } from "~/features/live/live-trip";
import { LivePanes } from "~/features/live/live-panes";
import { LazyNextBooked } from "~/features/live/lazy-next-booked";
import { StopsToTick } from "~/features/live/stops-to-tick";
import { StartNow } from "./live-evening";
import { ReadyOffline } from "./ready-offline";
import { useLiveStatus } from "~/features/live/use-live-status";
import { WaitingNote } from "./waiting-note";

/** One day of the running trip under the sky of its hour: where the trip stands and the one way on. */
export function LiveDay({ live, day }: { live: LiveTrip; day: Day }) {
  const { trip, plan, moment, waiting } = live;
  const days = plan?.days ?? [];
  useLiveStatus(trip.tripId);
  usePresence({ dayIndex: day.dayIndex });
  const now = moment.kind === "at-block" && day.dayIndex === moment.at.dayIndex ? moment.at : null;
  const next = moment.kind === "evening-after" && day.dayIndex === moment.next.dayIndex ? moment.next : null;
  return (
    <Screen
      panes
      sky={now?.block}
      back={{ to: "/tripdaysoverview", label: texts.allDays }}
      above={<DateOfDay day={day.dayIndex} moment={moment} trip={trip} />}
      title={texts.title(day.dayIndex, trip.daysTotal)}
      lead={texts.place(trip.tripName, cityOn(trip, day.dayIndex))}
      actions={
        next === null ? (
          <ButtonLink to="/tripliveblock">{startButtonLabel(now?.block ?? null)}</ButtonLink>
        ) : (
          <StartNow day={next.dayIndex} look="primary" />
        )
      }
    >
      <ReadyOffline />
      <LivePanes
        city={trip.city}
        days={days}
        dayIndex={day.dayIndex}
        line={
          <>
            {now === null && <Alert tone="note">{whereInTime(day.dayIndex, moment)}</Alert>}
            {!trip.startedTrip && (
              <Alert tone="note">
                {texts.notStarted} <TextLink to="/pretriphub">{texts.openHub}</TextLink>
              </Alert>
            )}
            <p className="max-w-prose text-lg">{day.summary}</p>
            <Card className="relative grid gap-4">
              <ChangeMark dayIndex={day.dayIndex} />
              <LineOfTheDay stops={dayStops(day, moment)} />
            </Card>
          </>
        }
      >
        {now !== null && <LazyNextBooked live={live} />}
        {now !== null && !isOpenPart(day, now.block) && (
          <Card className="grid gap-5">
            <div className="grid gap-1 max-lg:hidden">
              <p dir="auto" className="font-display text-xl leading-tight font-semibold wrap-anywhere">
                {day.blocks[now.block].title}
              </p>
              <p dir="auto">{day.blocks[now.block].description}</p>
            </div>
            <StopsToTick live={live} day={day} part={now.block} />
          </Card>
        )}
        {now === null && <LazyDayInFull day={day} usual={originOfDays(days)} />}
        <WaitingNote waiting={waiting} />
        {now !== null && <TakeBackStart live={live} />}
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="lg:hidden">
            <MapLink day={day.dayIndex} />
          </span>
          <CompanionsLink />
        </p>
      </LivePanes>
    </Screen>
  );
}

/** What is said of a day that is not the one under way. */
function whereInTime(day: number, moment: LiveMoment): string {
  const isBehind = dayState(day, moment) === "done";
  if (moment.kind === "at-block") return isBehind ? texts.behind(moment.at) : texts.ahead(moment.at);
  if (moment.kind === "evening-after")
    return isBehind ? texts.behindInTheEvening(moment.day) : texts.aheadInTheEvening(moment.day);
  return texts.behindAll;
}
