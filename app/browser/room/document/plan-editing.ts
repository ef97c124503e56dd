import * as Y from "yjs";
import { daysOf, readDays, readPlan, swapPlannedDays } from "~/contracts/room/itinerary-document";
import { addStops, changeStop, moveStops, readStops, removeStop, stopsOf } from "~/contracts/room/stop-document";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Stop, StopPatch } from "~/domain/plan/stop";
import { stopByHand } from "~/domain/plan/stop-edit";
import type { StopMove, StopRefusal } from "~/domain/plan/stop-moves";
import { fixedStart } from "~/domain/plan/time-of-day";
import { watchHistory, type WatchedHistory } from "../shared-text/undo-state";

/** The times of a day, proposed anew in the order that its stops have by now; each a change of the stop it names. */
export type ProposeTimes = (days: readonly Day[], dayIndex: number) => ({ id: string } & StopPatch)[];

/** One device's hand on the stops of the plan. Everything it does is one step of undo, of its own changes alone. */
export type PlanEditing = WatchedHistory & {
  /** The plan as it is this moment, ahead of the local copy; without days where this device has none of it yet. */
  plan(): Pick<Itinerary, "days" | "shelf">;
  /** From then on the times that nobody set follow each move, swap and removal, within the same step. */
  proposeTimesBy(propose: ProposeTimes): void;
  /** All of them, or none and why. */
  add(stops: readonly Stop[]): StopRefusal | null;
  /** Changes a stop by hand: with its title or place rewritten it is no longer the place that stood there. False while it is not there. */
  change(id: string, patch: StopPatch): boolean;
  /** Changes a stop to what the assistant proposed, whose words stay the assistant's; another time lets those that nobody set follow. False while it is not there. */
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
  let propose: ProposeTimes = () => [];
  const stopsNamed = (ids: ReadonlySet<string>): Stop[] => readStops(document).filter(({ id }) => ids.has(id));
  const proposeAnew = (dayIndexes: readonly number[]): void => {
    const days = readDays(document);
    for (const dayIndex of new Set(dayIndexes))
      for (const { id, ...time } of propose(days, dayIndex)) changeStop(document, id, time);
  };
  const move = (moves: readonly StopMove[]): StopRefusal | null => {
    const ids = new Set(moves.map(({ id }) => id));
    const before = stopsNamed(ids);
    const refusal = moveStops(document, moves);
    if (refusal !== null) return refusal;
    const after = stopsNamed(ids);
    for (const stop of after)
      if (stop.at === null && fixedStart(stop) === null) changeStop(document, stop.id, { start: null });
    proposeAnew([...before, ...after].flatMap(({ at }) => at?.day ?? []));
    return null;
  };
  return {
    ...watchHistory(history),
    plan: () => readPlan(document),
    proposeTimesBy: (by) => (propose = by),
    add: (stops) => step(() => addStops(document, stops)),
    change: (id, patch) => {
      const existing = readStops(document).find((stop) => stop.id === id);
      return existing !== undefined && step(() => changeStop(document, id, stopByHand(existing, patch)));
    },
    put: (id, patch) =>
      step(() => {
        const isThere = changeStop(document, id, patch);
        if (patch.start !== undefined) proposeAnew(stopsNamed(new Set([id])).flatMap(({ at }) => at?.day ?? []));
        return isThere;
      }),
    move: (moves) => step(() => move(moves)),
    swapDays: (one, other) =>
      step(() => {
        const refusal = swapPlannedDays(document, one, other);
        if (refusal === null) proposeAnew([one, other]);
        return refusal;
      }),
    remove: (id) =>
      step(() => {
        const removed = stopsNamed(new Set([id]));
        const isGone = removeStop(document, id);
        proposeAnew(removed.flatMap(({ at }) => at?.day ?? []));
        return isGone;
      }),
    undo: () => void history.undo(),
    undoOf: () => {
      const mine = made;
      return mine && (() => void (last() === mine && history.undo()));
    },
    redo: () => void history.redo(),
  };
}
