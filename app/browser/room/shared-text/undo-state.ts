import type * as Y from "yjs";

export type UndoState = { canUndo: boolean; canRedo: boolean };

export const NOTHING_TO_UNDO: UndoState = { canUndo: false, canRedo: false };

/** What a screen shows of a history of changes. */
export type WatchedHistory = {
  /** The same object until something of it changes. */
  undoState(): UndoState;
  /** Calls back whenever `undoState` may have changed; gives the way to stop. */
  onUndoState(listener: () => void): () => void;
  /** Ends the history too. */
  end(): void;
};

export function watchHistory(history: Y.UndoManager): WatchedHistory {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  history.on("stack-item-added", tell);
  history.on("stack-item-popped", tell);
  let state = NOTHING_TO_UNDO;
  return {
    undoState: () => {
      const now = { canUndo: history.canUndo(), canRedo: history.canRedo() };
      if (now.canUndo !== state.canUndo || now.canRedo !== state.canRedo) state = now;
      return state;
    },
    onUndoState: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      listeners.clear();
      history.destroy();
    },
  };
}
