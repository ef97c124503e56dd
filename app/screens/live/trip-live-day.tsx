import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { findDay } from "~/domain/plan/block-edit";
import { dayOfAddress } from "~/features/live/day-stops";
import { LiveDay } from "./parts/live-day";
import { liveDayTexts as texts } from "#messages/live";
import { planProblemText } from "#messages/planning";
import { sharedLabels } from "#messages/ui";
import { loadLiveTrip } from "~/features/live/live-trip";
import { LiveWaiting } from "~/features/live/live-waiting";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";

export const meta: MetaFunction = () => [
  { title: sharedLabels.documentTitle(texts.tab) },
  { name: "description", content: texts.description },
];

export const HydrateFallback = () => (
  <LiveWaiting
    title={texts.waitingTitle}
    lead={texts.waiting}
    back={{ to: "/tripdaysoverview", label: texts.allDays }}
  />
);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const live = await loadLiveTrip();
  if (live === null) return { live, found: null };
  const dayIndex = dayOfAddress(request.url, live.position);
  // Past the last evening there is no day to show (DESIGN section 3).
  if (dayIndex === live.position.dayIndex && dayIndex > live.trip.daysTotal) throw redirect("/tripcomplete");
  return { live, found: findDay(live.plan, dayIndex) };
}
clientLoader.hydrate = true as const;

/** /tripliveday: the day the trip is on, or the one that `?day=` names. */
export default function TripLiveDay() {
  const { live, found } = useLoaderData<typeof clientLoader>();
  if (live === null) return <TripUnavailable />;
  if (found.kind === "missing")
    return (
      <TripUnavailable title={texts.missingTitle} problem={planProblemText(found.problem)} why={texts.missingWhy} />
    );
  return <LiveDay live={live} day={found.day} />;
}
