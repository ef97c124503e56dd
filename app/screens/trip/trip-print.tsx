import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { tripPrintTexts as texts } from "#messages/trip";
import { useRefresh } from "~/browser/api/use-refresh";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { formatDateRange } from "~/messages/formats";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { hasPlan, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { emblemPoints } from "~/features/trip-at-hand/trip-emblem";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { Button } from "~/ui/actions/button";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { daysOf } from "./parts/days-of";
import { PrintedDay } from "./parts/printed-day";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /tripprint: the trip as pages, one a day; the paper gets the pages alone. */
export default function TripPrint() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  const days = copy.itinerary?.days ?? [];
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      back={{ to: daysOf(user.role), label: texts.back }}
      actions={days.length > 0 && <Button onClick={() => window.print()}>{texts.print}</Button>}
    >
      {days.length === 0 && <EmptyState>{texts.noDays}</EmptyState>}
      {days.map((day, at) => (
        <article
          key={day.dayIndex}
          className="printed-page grid gap-5 rounded-sm border border-line bg-raised p-6 shadow-card sm:p-10"
        >
          {at === 0 && <PrintedCover trip={trip} itinerary={copy.itinerary} />}
          <PrintedDay day={day} trip={trip} />
        </article>
      ))}
    </Screen>
  );
}

/** The head of the first page: the face of the city, the trip's name and its dates. */
function PrintedCover({
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
