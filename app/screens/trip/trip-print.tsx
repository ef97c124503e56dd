import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { tripPrintTexts as texts } from "#messages/trip";
import { useRefresh } from "~/browser/api/use-refresh";
import { onDay, stopsOfTrip } from "~/domain/place/map-stops";
import { useGettingAbout } from "~/features/trip-at-hand/use-getting-about";
import { hasPlan, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { useTripWaters } from "~/features/trip-at-hand/use-trip-waters";
import { Button } from "~/ui/actions/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen } from "~/ui/layout/screen";
import { daysOf } from "~/features/trip-at-hand/days-of";
import { PrintedCover } from "./parts/printed-cover";
import { PrintedDay } from "./parts/printed-day";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /tripprint: the trip on paper, two days to a sheet or more where they fit, the first below what is needed on the way; the paper gets the trip alone. */
export default function TripPrint() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const about = useGettingAbout();
  const waters = useTripWaters();
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const { trip, user } = viewer;
  const days = copy.itinerary?.days ?? [];
  const stops = stopsOfTrip(days, about, waters);
  return (
    <Screen
      wide
      title={texts.title}
      lead={texts.lead}
      back={{ to: daysOf(user.role), label: texts.back }}
      actions={days.length > 0 && <Button onClick={() => window.print()}>{texts.print}</Button>}
    >
      {days.length === 0 && <EmptyState>{texts.noDays}</EmptyState>}
      {days.length > 0 && <PrintedCover trip={trip} itinerary={copy.itinerary} />}
      {days.map((day) => (
        <PrintedDay key={day.dayIndex} day={day} stops={onDay(stops, day.dayIndex)} trip={trip} />
      ))}
      {days.length > 0 && <p className="text-xs text-ink-soft">{texts.made}</p>}
    </Screen>
  );
}
