import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { findDay } from "~/domain/plan/block-edit";
import { completeBlock } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { dayOf, dayOfAddress } from "~/features/live/day-stops";
import { beginDayAction } from "./parts/begin-day";
import { LiveDay } from "./parts/live-day";
import { LiveEvening } from "./parts/live-evening";
import { dayScreenOf, liveScreenOf } from "~/features/trip-at-hand/home-of";
import { liveDayTexts as texts } from "#messages/live";
import { planProblemText } from "#messages/days";
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
  const dayIndex = dayOfAddress(request.url, live.moment);
  // Past the last evening there is no day to show (DESIGN section 3).
  if (dayIndex === null) throw redirect("/tripcomplete");
  const { role } = live.user;
  if (!mayCall(role, completeBlock))
    throw redirect(dayIndex === dayOf(live.moment) ? liveScreenOf(role) : dayScreenOf(role, dayIndex));
  return { live, found: findDay(live.plan, dayIndex) };
}
clientLoader.hydrate = true as const;

export const clientAction = beginDayAction;

/** /tripliveday: the day the trip is on, or the one that `?day=` names; the organizer's, since it runs the day. */
export default function TripLiveDay() {
  const { live, found } = useLoaderData<typeof clientLoader>();
  if (live === null) return <TripUnavailable />;
  if (found.kind === "missing")
    return (
      <TripUnavailable title={texts.missingTitle} problem={planProblemText(found.problem)} why={texts.missingWhy} />
    );
  const { moment } = live;
  if (moment.kind === "evening-after" && found.day.dayIndex === moment.day)
    return <LiveEvening live={live} evening={moment} day={found.day} />;
  return <LiveDay live={live} day={found.day} />;
}
