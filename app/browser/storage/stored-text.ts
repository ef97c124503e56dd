import type { TextArea as Area } from "./stored-keys";

type Listener = () => void;

const listeners = new Set<Listener>();

/** Stands in for the storage where it is blocked or full, for as long as the page lives. */
const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() };

const storageOf = (area: Area): Storage => (area === "local" ? window.localStorage : window.sessionStorage);

/** Tells everybody who listens in this tab. */
export const tellStoredChange = (): void => listeners.forEach((listener) => listener());

/** The text under a key, or null. Never throws: reading blocked storage answers from memory. */
export function readText(key: string, area: Area = "local"): string | null {
  if (typeof window === "undefined") return null;
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where the storage refuses (private mode, quota), keeps it in memory. */
export function writeText(key: string, text: string, area: Area = "local"): void {
  try {
    storageOf(area).setItem(key, text);
    memory[area].delete(key);
  } catch {
    memory[area].set(key, text);
  }
  tellStoredChange();
}

/** Forgets a key. `quiet` tells nobody: for a reader that drops a broken value while rendering. */
export function removeText(key: string, area: Area = "local", { quiet = false } = {}): void {
  memory[area].delete(key);
  try {
    storageOf(area).removeItem(key);
  } catch {
    memory[area].delete(key);
  }
  if (!quiet) tellStoredChange();
}

/** Calls back after every change, made here or in another tab; gives the way to stop. */
export function onStoredChange(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Every key that holds a text. */
export function keysOf(area: Area): string[] {
  try {
    const storage = storageOf(area);
    const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return [...new Set([...kept, ...memory[area].keys()])];
  } catch {
    return [...memory[area].keys()];
  }
}
