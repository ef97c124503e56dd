import * as Y from "yjs";
import { daysOf, readDays, readPlan, swapPlannedDays, writeSummary } from "~/contracts/room/itinerary-document";
import { addStops, changeStop, moveStops, readStops, removeStop, stopsOf } from "~/contracts/room/stop-document";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { Stop, StopPatch } from "~/domain/plan/stop";
import { stopByHand } from "~/domain/plan/stop-edit";
import type { StopMove, StopRefusal } from "~/domain/plan/stop-moves";
import { fixedStart } from "~/domain/plan/time-of-day";
import { watchHistory, type WatchedHistory } from "../shared-text/undo-state";

/** What follows from the order that the stops of a day have by now; each a change of the stop it names. `titles` are those of all stops before the change. */
export type FollowOrder = (
  days: readonly Day[],
  dayIndex: number,
  titles: readonly string[],
) => ({ id: string } & StopPatch)[];

/** What is said of a day from now on; null where that stays. `before` are all stops as they were. */
export type RenewLine = (day: Day, before: readonly Stop[]) => string | null;

/** What a stop of the shelf says, where it has no neighbours. `titles` are those of all stops. */
export type NoteOnShelf = (stop: Stop, titles: readonly string[]) => string;

/** One device's hand on the stops of the plan. Everything it does is one step of undo, of its own changes alone. */
export type PlanEditing = WatchedHistory & {
  /** The plan as it is this moment, ahead of the local copy; without days where this device has none of it yet. */
  plan(): Pick<Itinerary, "days" | "shelf">;
  /** From then on the times that nobody set, the words about neighbours, and those about the day, follow each change, within the same step. */
  followOrderBy(follow: FollowOrder, renewLine?: RenewLine, noteOnShelf?: NoteOnShelf): void;
  /** The stops of the shelf without what they say of neighbours in the days that they left, as an earlier version may have left it. */
  shelfAlone(plan: Pick<Itinerary, "days" | "shelf">): Stop[];
  /** All of them, or none and why. */
  add(stops: readonly Stop[]): StopRefusal | null;
  /** Changes a stop by hand: with its title or place rewritten it is no longer the place that stood there. False while it is not there. */
  change(id: string, patch: StopPatch): boolean;
  /** Changes a stop to what the assistant proposed, whose words stay the assistant's; another time lets those that nobody set follow, another place what is said of it. False while it is not there. */
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
  const { history, step, undoOf } = stepsOf(document);
  const { followBy, followIn, shelfAlone } = followUps(document);
  return {
    ...watchHistory(history),
    plan: () => readPlan(document),
    followOrderBy: followBy,
    shelfAlone,
    add: (stops) =>
      step(() => {
        const before = readStops(document);
        const refusal = addStops(document, stops);
        if (refusal === null) followIn(daysWith(stops), before, { timesToo: false });
        return refusal;
      }),
    change: (id, patch) => {
      const existing = stopsNamed(document, [id])[0];
      return existing !== undefined && step(() => changeStop(document, id, stopByHand(existing, patch)));
    },
    put: (id, patch) =>
      step(() => {
        const before = readStops(document);
        const isThere = changeStop(document, id, patch);
        if (patch.start !== undefined || patch.title !== undefined)
          followIn(daysWith(stopsNamed(document, [id])), before, { timesToo: patch.start !== undefined });
        return isThere;
      }),
    move: (moves) =>
      step(() => {
        const ids = moves.map(({ id }) => id);
        const [all, before] = [readStops(document), stopsNamed(document, ids)];
        const refusal = moveStops(document, moves);
        if (refusal !== null) return refusal;
        const after = stopsNamed(document, ids);
        for (const stop of after)
          if (stop.at === null && fixedStart(stop) === null) changeStop(document, stop.id, { start: null });
        followIn(daysWith([...before, ...after]), all);
        return null;
      }),
    swapDays: (one, other) =>
      step(() => {
        const before = readStops(document);
        const refusal = swapPlannedDays(document, one, other);
        if (refusal === null) followIn([one, other], before);
        return refusal;
      }),
    remove: (id) =>
      step(() => {
        const [before, removed] = [readStops(document), stopsNamed(document, [id])];
        const isGone = removeStop(document, id);
        followIn(daysWith(removed), before);
        return isGone;
      }),
    undo: () => void history.undo(),
    undoOf,
    redo: () => void history.redo(),
  };
}

const stopsNamed = (document: Y.Doc, ids: readonly string[]): Stop[] =>
  readStops(document).filter(({ id }) => ids.includes(id));

const daysWith = (stops: readonly Stop[]): number[] => stops.flatMap(({ at }) => at?.day ?? []);

/** Changes one by one, each a step of undo. */
function stepsOf(document: Y.Doc) {
  const origin = { kind: "plan-by-hand" };
  const history = new Y.UndoManager([stopsOf(document), daysOf(document)], {
    trackedOrigins: new Set([origin]),
    captureTimeout: 0,
  });
  const last = () => history.undoStack.at(-1) ?? null;
  let made: ReturnType<typeof last> = null;
  return {
    history,
    step: <Result>(change: () => Result): Result => {
      const before = last();
      const result = document.transact(change, origin);
      made = last() === before ? null : last();
      return result;
    },
    undoOf: () => {
      const mine = made;
      return mine && (() => void (last() === mine && history.undo()));
    },
  };
}

/** What is written into the plan after a change of its stops, by rules that come later than the document. */
function followUps(document: Y.Doc) {
  let follow: FollowOrder = () => [];
  let renewLine: RenewLine = () => null;
  let noteOnShelf: NoteOnShelf = ({ note }) => note;
  const followOn = (dayIndex: number, days: readonly Day[], before: readonly Stop[], timesToo: boolean): void => {
    for (const { id, ...patch } of follow(days, dayIndex, titlesOf(before)))
      if (timesToo || patch.note !== undefined) changeStop(document, id, patch);
    const day = days.find((each) => each.dayIndex === dayIndex);
    const line = day ? renewLine(day, before) : null;
    if (line !== null) writeSummary(document, dayIndex, line);
  };
  const followOnShelf = (before: readonly Stop[]): void => {
    for (const stop of readPlan(document).shelf) {
      const note = noteOnShelf(stop, titlesOf(before));
      if (note !== stop.note) changeStop(document, stop.id, { note });
    }
  };
  return {
    followBy: (by: FollowOrder, line = renewLine, onShelf = noteOnShelf): void => {
      [follow, renewLine, noteOnShelf] = [by, line, onShelf];
    },
    /** `before` are all stops as they were. */
    followIn: (dayIndexes: readonly number[], before: readonly Stop[], { timesToo = true } = {}): void => {
      const days = readDays(document);
      for (const dayIndex of new Set(dayIndexes)) followOn(dayIndex, days, before, timesToo);
      followOnShelf(before);
    },
    shelfAlone: ({ days, shelf }: Pick<Itinerary, "days" | "shelf">): Stop[] => {
      const titles = titlesOf([...days.flatMap(({ stops }) => stops), ...shelf]);
      return shelf.map((stop) => ({ ...stop, note: noteOnShelf(stop, titles) }));
    },
  };
}

const titlesOf = (stops: readonly Stop[]): string[] => stops.map(({ title }) => title);
