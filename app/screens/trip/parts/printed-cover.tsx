import { isCalendarDate } from "~/domain/dates/calendar-date";
import { formatDateRange } from "~/messages/formats";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { emblemPoints } from "~/features/trip-at-hand/emblem-points";

/** The head of the first page: the face of the city, the trip's name and its dates. */
export function PrintedCover({
  trip: { city, tripName, startDate, endDate },
  itinerary,
}: {
  trip: Trip;
  itinerary: Itinerary | null;
}) {
  const dated = isCalendarDate(startDate) && isCalendarDate(endDate);
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-5 border-b border-line pb-5">
      <CityEmblem city={city} points={emblemPoints(itinerary)} />
      <div className="flex min-w-0 max-w-full grow basis-[min-content] flex-col gap-1">
        <p className="font-display text-2xl font-semibold">{tripName}</p>
        <p className="text-ink-soft">
          {[city, dated && formatDateRange(startDate, endDate)].filter(Boolean).join(" · ")}
        </p>
      </div>
    </header>
  );
}
