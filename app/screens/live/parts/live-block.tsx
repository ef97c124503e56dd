import { cityOn } from "~/domain/trip/legs";
import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { liveBlockTexts as texts } from "#messages/live";
import { eveningAfterTexts } from "#messages/live-pauses";
import { completeBlock, fixLiveBlock } from "~/contracts/calls/live";
import { mayCall } from "~/contracts/endpoint";
import { isTyping } from "~/browser/page/typing";
import { useRepaint } from "~/browser/page/use-repaint";
import { usePresence } from "~/browser/room/use-room";
import { blockState, type LiveMoment } from "~/domain/live/live-moment";
import type { Position } from "~/domain/live/live-position";
import type { Block } from "~/domain/plan/block";
import { isOpenPart } from "~/domain/plan/day-of-stops";
import { BlockFacts } from "~/features/live/block-facts";
import { dayOf } from "~/features/live/day-stops";
import { dayScreenOf, liveScreenOf } from "~/features/trip-at-hand/home-of";
import type { LiveTrip } from "~/features/live/live-trip";
import { StopsToTick } from "~/features/live/stops-to-tick";
import { useLiveStatus } from "~/features/live/use-live-status";
import { ShareBlock } from "~/features/plan/share-block";
import { ChangeMark } from "~/features/room/company";
import { ButtonLink } from "~/ui/actions/button-link";
import { Alert } from "~/ui/feedback/alert";
import { SourceNote } from "~/ui/feedback/source-note";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { BlockChip } from "~/ui/sky/block-chip";
import { AskPanel } from "./ask-panel";
import { CompleteBar } from "./complete-bar";
import type { Exchange } from "./conversation";
import { FixPanel } from "./fix-panel";
import { ReadyOffline } from "./ready-offline";
import { WaitingNote } from "./waiting-note";

type LiveBlockProps = { live: LiveTrip; at: Position; block: Block; exchanges: readonly Exchange[] };

/** One part of the day under its own sky: what it is, how to get there, what to change or ask, and being done with it. */
export function LiveBlock({ live, at, block, exchanges }: LiveBlockProps) {
  const { user, trip, plan, moment, waiting } = live;
  const day = plan?.days.find(({ dayIndex }) => dayIndex === at.dayIndex);
  const hasStops = day !== undefined && !isOpenPart(day, at.block);
  useLiveStatus(trip.tripId, { repaint: useRepaintAround(at) });
  usePresence({ dayIndex: at.dayIndex, block: at.block });
  const state = blockState(at, moment);
  const liveScreen = liveScreenOf(user.role);
  const key = `${at.dayIndex}-${at.block}`;
  useFocusOnChange(key);
  return (
    <Screen
      sky={at.block}
      back={{ to: at.dayIndex === dayOf(moment) ? liveScreen : dayScreenOf(user.role, at.dayIndex), label: texts.back }}
      above={
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          <BlockChip block={at.block} />
          {texts.day(at.dayIndex, trip.daysTotal)}
        </p>
      }
      title={block.title}
      aside={
        <div className="grid gap-6">
          {mayCall(user.role, fixLiveBlock) && state !== "done" && <FixPanel key={`fix-${key}`} at={at} />}
          <AskPanel key={`ask-${key}`} at={at} exchanges={exchanges} tripId={trip.tripId} user={user} />
        </div>
      }
      actions={
        <BlockStep
          at={at}
          state={state}
          mayComplete={mayCall(user.role, completeBlock)}
          toNow={moment.kind === "at-block" ? "/tripliveblock" : liveScreen}
        />
      }
    >
      <ReadyOffline />
      <WaitingNote waiting={waiting} />
      {state !== "current" && (
        <Alert tone="note">{state === "done" ? texts.done(at.block) : stillToCome(moment)}</Alert>
      )}
      <Card className="relative grid gap-5">
        <ChangeMark dayIndex={at.dayIndex} block={at.block} />
        {block.description && <p className="text-lg">{block.description}</p>}
        <BlockFacts block={block} city={cityOn(trip, at.dayIndex)} hasStops={hasStops}>
          <ShareBlock block={block} dayIndex={at.dayIndex} />
        </BlockFacts>
        <SourceNote source={block.source} unverified={!block.verified && block.source !== "traveller"} />
      </Card>
      {hasStops && (
        <Card>
          <StopsToTick live={live} day={day} part={at.block} />
        </Card>
      )}
    </Screen>
  );
}

type BlockStepProps = { at: Position; state: ReturnType<typeof blockState>; mayComplete: boolean; toNow: string };

/** The next step at the bottom: finishing the current block, or going to it; a companion only watches. */
function BlockStep({ at, state, mayComplete, toNow }: BlockStepProps) {
  if (state === "current" && mayComplete) return <CompleteBar at={at} />;
  if (state === "current")
    return (
      <p className="rounded-lg bg-raised px-5 py-4 text-center font-semibold shadow-card">{texts.organizerMoves}</p>
    );
  return <ButtonLink to={toNow}>{texts.toNow}</ButtonLink>;
}

/** What is said of a block that is ahead. */
function stillToCome(moment: LiveMoment): string | null {
  if (moment.kind === "at-block") return texts.ahead(moment.at);
  return moment.kind === "over" ? null : eveningAfterTexts.ahead(moment.next, moment.isTomorrow);
}

/** The next block comes without a change of address, so the focus is moved to its heading here. */
function useFocusOnChange(key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.getElementById("screen-title")?.focus({ preventScroll: true });
  }, [key]);
}

/**
 * How the block screen follows the trip: it goes along with it, unless the traveller is writing. Then it stays at the block that the words are
 * about, by naming it in the address, and says that the trip has gone on.
 */
function useRepaintAround({ dayIndex, block }: Position): () => void {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useRepaint(() => {
    if (search !== "" || !isTyping()) return revalidate();
    navigate(`${pathname}?day=${dayIndex}&block=${block}`, { replace: true, preventScrollReset: true });
  });
}
