import { vi } from "vitest";

/** A storage in memory; `refuse` makes every write fail, as a private window or a full disk does. */
export class FakeStorage implements Storage {
  refuse = false;
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.refuse) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  };
  removeItem = (key: string) => void this.items.delete(key);
  clear = () => this.items.clear();
}

/** Puts a browser window with empty storages in place; for use with `vi.unstubAllGlobals()` afterwards. */
export function openFakeWindow() {
  const localStorage = new FakeStorage();
  const sessionStorage = new FakeStorage();
  const events = new EventTarget();
  const window = Object.assign(events, {
    localStorage,
    sessionStorage,
    location: { origin: "https://wayfellow.test" },
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { querySelector: () => null });
  return { localStorage, sessionStorage, window };
}
