import type { ClientLoaderFunctionArgs, MetaFunction } from "@remix-run/react";
import { redirect, useLoaderData } from "@remix-run/react";
import { findBlock } from "~/domain/plan/block-edit";
import { ButtonLink } from "~/ui/actions/button-link";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { readConversation } from "./parts/conversation";
import { blockOfAddress } from "~/features/live/day-stops";
import { LiveBlock } from "./parts/live-block";
import { liveBlockAction } from "./parts/live-block-action";
import { liveBlockTexts as texts } from "#messages/live";
import { sharedLabels } from "#messages/ui";
import { LiveWaiting } from "~/features/live/live-waiting";
import { loadLiveTrip } from "~/features/live/live-trip";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";

export const meta: MetaFunction = () => [{ title: sharedLabels.documentTitle(texts.tab) }];

export const HydrateFallback = () => (
  <LiveWaiting title={texts.waitingTitle} lead={texts.waiting} back={{ to: "/tripliveday", label: texts.back }} />
);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const live = await loadLiveTrip();
  if (live === null) return { live, found: null };
  const at = blockOfAddress(request.url, live.moment);
  // Past an evening the trip is in no part of a day (DESIGN section 3).
  if (at === null) throw redirect(live.moment.kind === "over" ? "/tripcomplete" : liveScreenOf(live.user.role));
  const exchanges = readConversation({ userId: live.user._id, tripId: live.trip.tripId, at });
  return { live, at, exchanges, found: findBlock(live.plan, at.dayIndex, at.block) };
}
clientLoader.hydrate = true as const;

export const clientAction = liveBlockAction;

/** /tripliveblock: the block the trip is in, or the one that `?day=` and `?block=` name. */
export default function TripLiveBlock() {
  const { live, ...shown } = useLoaderData<typeof clientLoader>();
  if (live === null || shown.found === null) return <TripUnavailable />;
  if (shown.found.kind === "missing") return <BlockMissing />;
  return <LiveBlock live={live} at={shown.at} block={shown.found.block} exchanges={shown.exchanges} />;
}

/** The plan has no such block (SPEC section 2, /tripliveblock). */
function BlockMissing() {
  return (
    <Screen
      title={texts.missing}
      lead={texts.missingWhy}
      actions={<ButtonLink to="/tripliveday">{texts.back}</ButtonLink>}
    >
      <LostWay />
    </Screen>
  );
}
