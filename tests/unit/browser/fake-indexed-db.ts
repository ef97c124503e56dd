import { vi } from "vitest";

/** What lies in each database: by store, then by key. */
type Databases = Record<string, Record<string, Record<string, unknown>>>;

type Handlers = { onsuccess?: () => void; onerror?: () => void; onupgradeneeded?: () => void };

/** A request that settles soon, by the handler that `outcome` names. */
function request<Extra extends object>(extra: Extra, outcome: (made: Handlers & Extra) => void): Handlers & Extra {
  const made: Handlers & Extra = { ...extra };
  queueMicrotask(() => outcome(made));
  return made;
}

/** As much of IndexedDB as opening, reading and deleting take; gives the names of the databases there are. For use with `vi.unstubAllGlobals()` afterwards. */
export function openFakeIndexedDb(initial: Databases, { canList = true } = {}): () => string[] {
  const databases = new Map(Object.entries(initial));
  const names = () => [...databases.keys()].toSorted();

  const databaseOf = (stores: Databases[string]) => ({
    close: () => undefined,
    objectStoreNames: { contains: (name: string) => name in stores },
    transaction: (name: string) => ({
      objectStore: () => ({
        get: (key: string) => request({ result: stores[name]?.[key] }, (made) => made.onsuccess?.()),
      }),
    }),
  });

  function open(name: string) {
    const stores = databases.get(name);
    if (stores !== undefined) return request({ result: databaseOf(stores) }, (made) => made.onsuccess?.());
    let isAborted = false;
    databases.set(name, {});
    const abort = () => {
      isAborted = true;
      databases.delete(name);
    };
    return request({ result: databaseOf({}), transaction: { abort } }, (made) => {
      made.onupgradeneeded?.();
      if (isAborted) made.onerror?.();
      else made.onsuccess?.();
    });
  }

  vi.stubGlobal("indexedDB", {
    open,
    deleteDatabase: (name: string) =>
      request({}, (made) => {
        databases.delete(name);
        made.onsuccess?.();
      }),
    databases: canList ? async () => names().map((name) => ({ name, version: 1 })) : undefined,
  });
  return names;
}
