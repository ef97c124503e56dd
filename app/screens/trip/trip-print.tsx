import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { useRefresh } from "~/browser/use-refresh";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Screen } from "~/ui/screen";
import { SkeletonScreen } from "~/ui/skeleton";
import { TripUnavailable } from "../live/parts/trip-unavailable";
import { loadCompanionCopy } from "../participant/parts/companion-copy";
import { hasPlan } from "../planning/parts/planning-copy";
import { standingOf } from "../planning/parts/standing";
import { daysOf } from "./parts/days-of";
import { PrintedCover } from "./parts/printed-cover";
import { PrintedDay } from "./parts/printed-day";
import { tripPrintTexts as texts } from "#messages/trip/trip-print";

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
