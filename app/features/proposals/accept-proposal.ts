import { useMemo } from "react";
import { proposalTexts as texts } from "#messages/notices/proposals";
import { stopRefusalTexts } from "#messages/stops";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { useLocal } from "~/browser/storage/local-copy";
import { newStopId } from "~/contracts/room/stop-id";
import { firstOpenDay } from "~/domain/live/live-position";
import { type Itinerary, planWithShared } from "~/domain/plan/itinerary";
import type { StopRefusal } from "~/domain/plan/stop-moves";
import type { Proposal } from "~/domain/proposal/proposal";
import { type ProposalStep, proposalState, takeProposal, type TripNow } from "~/domain/proposal/take-proposal";
import { swappableDays } from "~/domain/trip/legs";

/** The plan as the screen shows it, and how far the trip is. */
export type Known = { plan: Itinerary; trip: TripNow };

/** Null where the trip is not on this device. */
export function useTripNow(): TripNow | null {
  const trip = useLocal("tripData");
  const currentDayIndex = useLocal("currentDayIndex");
  return useMemo(
    () =>
      trip && {
        isOver: trip.tripComplete,
        firstOpenDay: firstOpenDay({ ...trip, currentDayIndex, totalDays: trip.daysTotal }),
        maySwap: (one: number, other: number) => swappableDays(trip, one).includes(other),
      },
    [trip, currentDayIndex],
  );
}

/** `undo` takes back what was done, for as long as that is the last change; null where it was done already. */
export type Accepted = { kind: "accepted"; undo: (() => void) | null } | { kind: "refused"; sentence: string };

type Accepting = Known & { proposal: Proposal; by: string };

/** Does what is proposed if that still stands in the plan as it is this moment, which the screen may not show yet. */
export function acceptProposal(editing: PlanEditing, { proposal, plan, trip, by }: Accepting): Accepted {
  const shared = editing.plan();
  if (shared.days.length === 0) return { kind: "refused", sentence: texts.noPlan };
  const now = planWithShared(plan, shared);
  const state = proposalState(proposal, now, trip);
  if (state === "done") return { kind: "accepted", undo: null };
  if (state !== "open") return { kind: "refused", sentence: texts.state[state](proposal) };
  const refusal = take(editing, takeProposal(proposal, now, { by, newId: newStopId() }));
  if (refusal) return { kind: "refused", sentence: stopRefusalTexts[refusal] };
  return { kind: "accepted", undo: editing.undoOf() };
}

function take(editing: PlanEditing, step: ProposalStep): StopRefusal | null {
  switch (step.kind) {
    case "change":
      editing.put(step.id, step.patch);
      return null;
    case "move":
      return editing.move(step.moves);
    case "add":
      return editing.add([step.stop]);
    case "swap":
      return editing.swapDays(step.one, step.other);
    default:
      return step satisfies never;
  }
}
