import type {
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunction,
} from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { loadLiveTrip } from "~/features/live/live-trip";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { DayReflection } from "./parts/day-reflection";
import { journalDay } from "./parts/journal-day";
import { reflectThen } from "./parts/lookback-action";
import { loadTripMemories } from "~/features/memories/trip-memories";
import { lookbackTexts, tripJournalTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";

const planOf = (tripId: string): string => `/wayfellow/live/${tripId}`;

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => (
  <Screen title={texts.tab} sky="evening">
    <PendingLine>{lookbackTexts.loading}</PendingLine>
  </Screen>
);

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const live = await loadLiveTrip();
  if (live === null) return { live };
  const wanted = journalDay(params, live.trip);
  if (wanted.kind === "missing") return { live, ...wanted };
  return { live, ...wanted, memories: loadTripMemories(live.trip.tripId) };
}
clientLoader.hydrate = true as const;

/** From a day's journal back to the plan it was opened from. */
export const clientAction = (sent: ClientActionFunctionArgs) =>
  reflectThen(({ tripId }) => redirect(planOf(tripId)), sent);

/** A save that failed must not fetch anew and rebuild the form under what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

/** /wayfellow/journal/:tripId/:dayIndex: one's own words about a day, also before it is over. */
export default function TripJournal() {
  const known = useLoaderData<typeof clientLoader>();
  if (known.live === null) return <TripUnavailable />;
  if (known.kind === "missing")
    return <TripUnavailable title={texts.tab} problem={known.problem} why={texts.elsewhereWhy} />;
  const { live, day, memories } = known;
  return (
    <DayReflection
      live={live}
      day={day}
      memories={memories}
      head={{ title: texts.title(day), back: { to: planOf(live.trip.tripId), label: texts.back } }}
    />
  );
}
