import { plannerTexts as texts } from "#messages/assistant";
import type { LiveMoment } from "~/domain/live/live-moment";
import type { Day } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { TripDays } from "~/features/trip-home/trip-days";

type DaysBesideProps = {
  trip: Trip;
  days: readonly Day[];
  /** Where the trip is; null before it starts and after it ended. */
  moment: LiveMoment | null;
  /** Where all days are found. */
  path: string;
};

/** What the questions are about, while one asks: the days as they stand, each a way to itself. */
export default function DaysBeside({ trip, days, moment, path }: DaysBesideProps) {
  return (
    <section aria-labelledby="planner-days" className="grid min-w-0 content-start gap-3">
      <h2 id="planner-days" className="font-display text-lg font-semibold">
        {texts.days}
      </h2>
      <TripDays days={days} trip={trip} now={moment} pathOf={(day) => `${path}?day=${day}`} onLook={() => undefined} />
    </section>
  );
}
