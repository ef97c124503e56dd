import { tripPhase } from "~/domain/trip/trip-lifecycle";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LineOfTheDay } from "~/ui/sky/line-of-the-day";
import { SkyCard } from "~/ui/sky/sky-card";
import type { LiveTrip } from "~/features/live/live-trip";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { type DayInView, dayInView } from "./day-in-view";
import { tripHubTexts } from "#messages/hub";

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
        {texts.open[view.when]}
      </ButtonLink>
    </SkyCard>
  );
}

function describe({ when, day: { dayIndex } }: DayInView, { trip }: LiveTrip): string {
  const date = dayDate(trip.startDate, dayIndex);
  if (when === "over") return texts.over;
  return when === "ahead" && date !== "" ? texts.ahead(date) : texts.dayOf(dayIndex, trip.daysTotal, date);
}
