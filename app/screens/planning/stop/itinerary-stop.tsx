import type { MetaFunction } from "@remix-run/react";
import { useLoaderData, useParams } from "@remix-run/react";
import { useState } from "react";
import { oneStopTexts as texts } from "#messages/one-stop";
import { useRefresh } from "~/browser/api/use-refresh";
import { useLongWait } from "~/browser/page/use-long-wait";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import type { BlockEditing } from "~/browser/room/shared-text/block-editing";
import { useRoomState } from "~/browser/room/use-room";
import type { Stop } from "~/domain/plan/stop";
import type { Trip } from "~/domain/trip/trip";
import { StaleNote } from "~/features/trip-at-hand/stale-note";
import { hasPlan, loadCompanionTripCopy, viewerOf } from "~/features/trip-at-hand/trip-copy";
import { TripUnavailable } from "~/features/trip-at-hand/trip-unavailable";
import { useDayDate } from "~/features/trip-home/use-moment";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { EmptyState } from "~/ui/feedback/empty-state";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { Screen, type ScreenProps } from "~/ui/layout/screen";
import { changeStop } from "./change-stop";
import { StopForm, StopMoney } from "./stop-form";
import { StopToRead } from "./stop-to-read";
import { stopOfPlan, useSharedStop, useStopWriting } from "./use-stop";
import { usePlanEditing } from "~/features/stops/use-plan-editing";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export const clientLoader = () => loadCompanionTripCopy(hasPlan);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={3} />;

/** The plan to write in comes a moment after the screen; who waits longer is told why nothing can be changed. */
const LATE_MS = 3_000;

/** /itinerarystop: one stop of the plan, to change for who plans, to read for who travels along. */
export default function ItineraryStop() {
  const copy = useLoaderData<typeof clientLoader>();
  const { stopId = "" } = useParams();
  const stale = useRefresh();
  const document = useRoomState((state) => state.document);
  const shared = useSharedStop(document, stopId);
  const editing = usePlanEditing();
  const writing = useStopWriting(document, stopId, shared !== null);
  const [removed, setRemoved] = useState<Stop | null>(null);
  const isComing = useRoomState(({ status }) => status === "connecting" || status === "live");
  const isLate = useLongWait(isComing && shared === null, LATE_MS);
  const viewer = viewerOf(copy);
  if (viewer.kind === "missing") return <TripUnavailable />;
  const mayChange = viewer.kind === "organizer";
  const waysBack = (stop: Stop | null) => wayBack(viewer.trip, stop?.at?.day ?? null, mayChange);
  if (removed?.id === stopId && shared === null && editing)
    return <Removed stop={removed} back={waysBack(removed)} onPutBack={editing.undo} />;
  const stop = shared ?? (copy.itinerary && stopOfPlan(copy.itinerary, stopId));
  if (!stop) return <Gone back={waysBack(null)} />;
  const frame = { trip: viewer.trip, stop, back: waysBack(stop), notice: <StaleNote problem={stale} /> };
  if (mayChange && editing && shared)
    return (
      <StopToChange
        {...frame}
        key={stop.id}
        editing={editing}
        writing={writing}
        onRemove={() => {
          if (editing.remove(stop.id)) setRemoved(stop);
        }}
      />
    );
  return (
    <StopFrame {...frame} lead={mayChange ? undefined : texts.leadToRead}>
      <StopToRead
        stop={stop}
        trip={viewer.trip}
        notice={mayChange && (isLate || !isComing) ? texts.notYet : undefined}
      />
    </StopFrame>
  );
}

type WayBack = { to: string; label: string };

function wayBack(trip: Trip, day: number | null, mayChange: boolean): WayBack {
  const label = texts.back(day);
  if (!mayChange) return { to: `/wayfellow/itinerary${day === null ? "" : `?day=${day}`}`, label };
  return { to: day === null ? "/wayfellow/itineraryupdate" : `/modify/day/${trip.tripId}/${day}`, label };
}

type FrameProps = Pick<ScreenProps, "lead" | "aside" | "children"> & {
  trip: Trip;
  stop: Stop;
  back: WayBack;
  notice: React.ReactNode;
};

function StopFrame({ trip, stop, back, notice, children, ...rest }: FrameProps) {
  const dateOf = useDayDate(trip);
  const where = stop.at ? texts.at(stop.at.day, dateOf(stop.at.day), stop.at.part) : texts.onShelf;
  return (
    <Screen
      title={<span dir="auto">{stop.title || texts.untitled}</span>}
      back={back}
      above={<p className="text-sm font-semibold text-ink-soft">{where}</p>}
      actions={<ButtonLink to={back.to}>{texts.done}</ButtonLink>}
      {...rest}
    >
      {notice}
      {children}
    </Screen>
  );
}

type StopToChangeProps = Omit<FrameProps, "children"> & {
  editing: PlanEditing;
  writing: BlockEditing | null;
  onRemove: () => void;
};

function StopToChange({ editing, writing, onRemove, ...frame }: StopToChangeProps) {
  const { stop, trip } = frame;
  const change = changeStop(editing, stop.id);
  return (
    <StopFrame
      {...frame}
      lead={texts.lead}
      aside={
        <div className="grid gap-6">
          <StopMoney stop={stop} change={change} trip={trip} />
          <Button look="danger" className="justify-self-start" onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      }
    >
      <StopForm stop={stop} writing={writing} change={change} trip={trip} />
    </StopFrame>
  );
}

function Removed({ stop, back, onPutBack }: { stop: Stop; back: WayBack; onPutBack: () => void }) {
  return (
    <Screen
      title={texts.removedTitle}
      lead={texts.removedWhy(stop.title)}
      back={back}
      actions={
        <>
          <ButtonLink to={back.to}>{texts.done}</ButtonLink>
          <Button look="secondary" onClick={onPutBack}>
            {texts.putBack}
          </Button>
        </>
      }
    />
  );
}

const Gone = ({ back }: { back: WayBack }) => (
  <Screen title={texts.goneTitle} back={back}>
    <EmptyState action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>{texts.goneWhy}</EmptyState>
  </Screen>
);
