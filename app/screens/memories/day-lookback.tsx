import type { ClientLoaderFunctionArgs, MetaFunction, ShouldRevalidateFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/ui/actions/button-link";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { loadLiveTrip } from "~/features/live/live-trip";
import { DayReflection, LoadFailed } from "./parts/day-reflection";
import { dayToReflectOn } from "./parts/day-to-reflect-on";
import { lookbackAction } from "./parts/lookback-action";
import { lookbackTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { loadTripMemories } from "~/features/memories/trip-memories";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => (
  <Screen title={texts.tab} sky="evening">
    <PendingLine>{texts.loading}</PendingLine>
  </Screen>
);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const live = await loadLiveTrip();
  if (live === null) return { live, day: 0, memories: null };
  const day = dayToReflectOn(request.url, live);
  return { live, day, memories: day === 0 ? null : loadTripMemories(live.trip.tripId) };
}
clientLoader.hydrate = true as const;

export const clientAction = lookbackAction;

/** A save that failed must not fetch anew and rebuild the form under what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

/** /daylookback and /tripdaylookback: how the finished day felt. */
export default function DayLookback() {
  const { live, day, memories } = useLoaderData<typeof clientLoader>();
  if (live === null) return <NotLoaded />;
  if (day === 0) return <TooEarly />;
  return <DayReflection live={live} day={day} memories={memories} />;
}

function TooEarly() {
  return (
    <Screen
      title={texts.tooEarly}
      lead={texts.tooEarlyWhy}
      actions={<ButtonLink to="/tripliveday">{texts.today}</ButtonLink>}
    />
  );
}

const NotLoaded = () => (
  <Screen title={texts.tab}>
    <LoadFailed />
  </Screen>
);
