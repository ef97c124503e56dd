import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { lookbackTexts as texts } from "#messages/memories";
import { sharedLabels } from "#messages/ui";
import { lookbackDay } from "~/domain/live/live-advance";
import type { Role } from "~/domain/people/companion";
import { loadLiveTrip, type LiveTrip } from "~/features/live/live-trip";
import { loadTripMemories } from "~/features/memories/trip-memories";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { ButtonLink } from "~/ui/actions/button-link";
import { PendingLine } from "~/ui/feedback/pending-line";
import { Screen } from "~/ui/layout/screen";
import { DayReflection, LoadFailed } from "./parts/day-reflection";
import { lookbackAction } from "./parts/lookback-action";

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
  if (day === 0) return <TooEarly role={live.user.role} />;
  return <DayReflection live={live} day={day} memories={memories} />;
}

function TooEarly({ role }: { role: Role }) {
  return (
    <Screen
      title={texts.tooEarly}
      lead={texts.tooEarlyWhy}
      actions={<ButtonLink to={liveScreenOf(role)}>{texts.today}</ButtonLink>}
    />
  );
}

const NotLoaded = () => (
  <Screen title={texts.tab}>
    <LoadFailed />
  </Screen>
);

/** The day that /daylookback is about: the one just finished, or an earlier finished one that `?day=` names; 0 while there is none. */
export function dayToReflectOn(url: string, { position, trip }: Pick<LiveTrip, "position" | "trip">): number {
  const { completedDay } = lookbackDay(position.dayIndex, trip.daysTotal);
  const named = Number(new URL(url).searchParams.get("day"));
  return Number.isInteger(named) && named > 0 && named < completedDay ? named : Math.max(completedDay, 0);
}
