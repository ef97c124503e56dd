import { tripHubTexts } from "#messages/hub";
import { blockState, dateOnTrip } from "~/domain/live/live-moment";
import type { Position } from "~/domain/live/live-position";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { tripPhase, type TripPhase } from "~/domain/trip/trip-lifecycle";
import type { LiveTrip } from "~/features/live/live-trip";
import { stopOnLine } from "~/features/plan/stop-on-line";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LineOfTheDay, type Stop } from "~/ui/sky/line-of-the-day";
import { SkyCard } from "~/ui/sky/sky-card";

const texts = tripHubTexts.today;

/** Today's Itinerary: the day under its sky, and the way into it. */
export function TodayCard({ live }: { live: LiveTrip }) {
  const { trip, plan } = live;
  const view = dayInView(live, tripPhase(trip, { itinerary: Boolean(plan?.days.length) }));
  if (view === null)
    return <EmptyState action={<ButtonLink to="/localrouter">{texts.goOn}</ButtonLink>}>{texts.none}</EmptyState>;
  return (
    <SkyCard block={view.sky} heading="h2" title={texts.title} description={describe(view, live)}>
      <p>{view.day.summary}</p>
      <LineOfTheDay stops={view.stops} className="mt-3" />
      <ButtonLink to={`/wayfellow/live/${trip.tripId}`} className="mt-4 sm:justify-self-start">
        {view.when === "started" && live.moment.kind === "evening-after" ? texts.openNext : texts.open[view.when]}
      </ButtonLink>
    </SkyCard>
  );
}

function describe({ when, day: { dayIndex } }: DayInView, { trip, moment }: LiveTrip): string {
  const on = dateOnTrip(dayIndex, moment, trip.startDate);
  const date = on === null ? "" : dayDate(on, 1);
  if (when === "over") return texts.over;
  if (moment.kind === "evening-after") return texts.evening(moment.day, moment.next.dayIndex, date, moment.isTomorrow);
  return when === "ahead" && date !== "" ? texts.ahead(date) : texts.dayOf(dayIndex, trip.daysTotal, date);
}

/** Which day the dashboard shows: the one the trip is on, in the evening after it the next, the first of a trip ahead, the last of one that is over. */
type DayInView = { when: "started" | "ahead" | "over"; day: Day; sky: Position["block"]; stops: Stop[] };

/** Null while no days are planned. */
function dayInView({ plan, position, trip, moment }: LiveTrip, phase: TripPhase): DayInView | null {
  const isOver = phase === "complete" || position.dayIndex > trip.daysTotal;
  const when = isOver ? "over" : phase === "started" ? "started" : "ahead";
  const index = { over: trip.daysTotal, started: position.dayIndex, ahead: 1 }[when];
  const day = plan?.days.find(({ dayIndex }) => dayIndex === index);
  if (!day) return null;
  const stops = BLOCK_NAMES.map((block): Stop => {
    const state = {
      over: "done" as const,
      ahead: "ahead" as const,
      started: blockState({ dayIndex: index, block }, moment),
    }[when];
    return { ...stopOnLine(day, block), state };
  });
  const isEvening = when === "over" || (when === "started" && moment.kind === "evening-after");
  return { when, day, stops, sky: isEvening ? "evening" : when === "started" ? position.block : "morning" };
}
