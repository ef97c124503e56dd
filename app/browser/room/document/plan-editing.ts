import * as Y from "yjs";
import { daysOf, readPlan, swapPlannedDays } from "~/contracts/room/itinerary-document";
import { addStops, changeStop, moveStops, readStops, removeStop, stopsOf } from "~/contracts/room/stop-document";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Stop, StopPatch } from "~/domain/plan/stop";
import { stopByHand } from "~/domain/plan/stop-edit";
import type { StopMove, StopRefusal } from "~/domain/plan/stop-moves";
import { watchHistory, type WatchedHistory } from "../shared-text/undo-state";

/** One device's hand on the stops of the plan. Everything it does is one step of undo, of its own changes alone. */
export type PlanEditing = WatchedHistory & {
  /** The plan as it is this moment, ahead of the local copy; without days where this device has none of it yet. */
  plan(): Pick<Itinerary, "days" | "shelf">;
  /** All of them, or none and why. */
  add(stops: readonly Stop[]): StopRefusal | null;
  /** Changes a stop by hand: with its title or place rewritten it is no longer the place that stood there. False while it is not there. */
  change(id: string, patch: StopPatch): boolean;
  /** Changes a stop to what the assistant proposed, whose words stay the assistant's. False while it is not there. */
  put(id: string, patch: StopPatch): boolean;
  /** All of them, or none and why. */
  move(moves: readonly StopMove[]): StopRefusal | null;
  /** Two days change places, with the words about each. */
  swapDays(one: number, other: number): StopRefusal | null;
  remove(id: string): boolean;
  undo(): void;
  /** What takes back the change just made, for as long as it is the last; null where that made no step. */
  undoOf(): (() => void) | null;
  redo(): void;
};

export function editPlan(document: Y.Doc): PlanEditing {
  const origin = { kind: "plan-by-hand" };
  const history = new Y.UndoManager([stopsOf(document), daysOf(document)], {
    trackedOrigins: new Set([origin]),
    captureTimeout: 0,
  });
  const last = () => history.undoStack.at(-1) ?? null;
  let made: ReturnType<typeof last> = null;
  const step = <Result>(change: () => Result): Result => {
    const before = last();
    const result = document.transact(change, origin);
    made = last() === before ? null : last();
    return result;
  };
  return {
    ...watchHistory(history),
    plan: () => readPlan(document),
    add: (stops) => step(() => addStops(document, stops)),
    change: (id, patch) => {
      const existing = readStops(document).find((stop) => stop.id === id);
      return existing !== undefined && step(() => changeStop(document, id, stopByHand(existing, patch)));
    },
    put: (id, patch) => step(() => changeStop(document, id, patch)),
    move: (moves) => step(() => moveStops(document, moves)),
    swapDays: (one, other) => step(() => swapPlannedDays(document, one, other)),
    remove: (id) => step(() => removeStop(document, id)),
    undo: () => void history.undo(),
    undoOf: () => {
      const mine = made;
      return mine && (() => void (last() === mine && history.undo()));
    },
    redo: () => void history.redo(),
  };
}
