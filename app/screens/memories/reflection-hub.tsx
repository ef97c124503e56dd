import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { startNewTrip } from "~/features/own-trips/another-trip";
import { StartOver } from "~/features/own-trips/start-over";
import { TripEmblem } from "~/features/trip-at-hand/trip-emblem";
import { reflectionHubTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

const HEAD = { sky: "evening", back: { to: "/", label: texts.back }, title: texts.title } as const;

export const HydrateFallback = () => <Screen {...HEAD} />;

export function clientLoader() {
  requireSession();
  return { trip: readLocal("tripData"), plan: readLocal("itineraryData") };
}
clientLoader.hydrate = true as const;

/** /reflectionhub: from the end of a trip to its reflection, or to the next trip. */
export default function ReflectionHub() {
  const { trip, plan } = useLoaderData<typeof clientLoader>();
  return (
    <Screen
      {...HEAD}
      lead={texts.lead(trip?.tripName)}
      actions={
        <>
          <ButtonLink to="/reflection">{texts.start}</ButtonLink>
          <StartOver
            label={texts.newTrip}
            question={texts.question}
            consequence={texts.consequence(trip?.destination)}
            keepLabel={texts.keep}
            clear={startNewTrip}
            danger={false}
          />
        </>
      }
    >
      {trip && (
        <div className="w-full sm:max-w-80">
          <TripEmblem city={trip.city} plan={plan} size="full" />
        </div>
      )}
    </Screen>
  );
}
