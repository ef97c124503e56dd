import type { MetaFunction } from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { findDay } from "~/domain/plan/block-edit";
import { loadRunningTrip } from "~/features/live/live-trip";
import { LiveWaiting } from "~/features/live/live-waiting";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { dayOf } from "~/features/live/day-stops";
import { FollowDay } from "./parts/follow-day";
import { FollowEvening } from "./parts/follow-evening";
import { COMPANION_HOME, liveScreenOf } from "~/features/trip-at-hand/home-of";
import { liveParticipantTexts as texts } from "#messages/people/participant";
import { planProblemText } from "#messages/days";
import { NotStarted } from "./parts/not-started";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const HydrateFallback = () => (
  <LiveWaiting title={texts.waitingTitle} lead={texts.waiting} back={COMPANION_HOME} />
);

export async function clientLoader() {
  const live = await loadRunningTrip();
  // Whoever runs the day does so on another screen, and is led there when the trip is handed to them too.
  const screen = live && liveScreenOf(live.user.role);
  if (screen === "/tripliveday") throw redirect(screen);
  return { live, found: live && findDay(live.plan, dayOf(live.moment) ?? live.position.dayIndex) };
}
clientLoader.hydrate = true as const;

/** /triplivedayparticipant: the day the trip is on, for those who travel along. */
export default function LiveDayParticipant() {
  const { live, found } = useLoaderData<typeof clientLoader>();
  if (live === null || found === null) return <TripUnavailable />;
  if (!live.trip.startedTrip) return <NotStarted trip={live.trip} />;
  if (found.kind === "missing")
    return (
      <TripUnavailable title={texts.missingTitle} problem={planProblemText(found.problem)} why={texts.missingWhy} />
    );
  const { moment } = live;
  if (moment.kind === "evening-after") return <FollowEvening live={live} evening={moment} day={found.day} />;
  return <FollowDay live={live} day={found.day} />;
}
