import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { useRefresh } from "~/browser/api/use-refresh";
import { Button } from "~/ui/actions/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { loadCompanionCopy } from "~/features/trip-at-hand/companion-copy";
import { hasPlan } from "~/features/trip-at-hand/planning-copy";
import { standingOf } from "~/features/trip-at-hand/standing";
import { daysOf } from "./parts/days-of";
import { PrintedCover } from "./parts/printed-cover";
import { PrintedDay } from "./parts/printed-day";
import { tripPrintTexts as texts } from "#messages/trip";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /tripprint: the trip as pages, one a day; the paper gets the pages alone. */
export default function TripPrint() {
  const copy = useLoaderData<typeof clientLoader>();
  useRefresh();
  const standing = standingOf(copy);
  if (standing.kind === "missing") return <TripUnavailable />;
  const { trip, user } = standing;
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
