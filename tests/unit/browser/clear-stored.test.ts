import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearStored, dropScrollPositions, followSignOut } from "~/browser/storage/clear-stored";
import { localChanges } from "~/browser/storage/local-copy";
import {
  CLEARING_EVENTS,
  type ClearingEvent,
  type Declaration,
  stored,
  TEXT_AREAS,
  type TextArea,
} from "~/browser/storage/stored-keys";
import { onStoredChange } from "~/browser/storage/stored-value";
import { openFakeIndexedDb } from "./fake-indexed-db";
import { openFakeWindow } from "./fake-window";

const declarations: Declaration[] = Object.values(stored);
const texts = declarations.flatMap((declared) =>
  declared.area === "local" || declared.area === "session" ? [{ ...declared, area: declared.area }] : [],
);

let storages: Record<TextArea, Storage>;

beforeEach(() => {
  const { localStorage, sessionStorage } = openFakeWindow();
  storages = { local: localStorage, session: sessionStorage };
});
afterEach(() => vi.unstubAllGlobals());

const keysIn = (area: TextArea): string[] =>
  Array.from({ length: storages[area].length }, (_, at) => storages[area].key(at) ?? "").toSorted();

/** One text under each declared key; for a family, under one of its members. */
function fillEverything(): void {
  for (const { key, area, family } of texts) storages[area].setItem(family ? `${key}x` : key, "1");
}

describe("each event clears what is declared for it, and nothing else", () => {
  const leaves: Record<ClearingEvent, { local: string[]; session: string[] }> = {
    "delete-account": { local: [], session: [] },
    "sign-out": { local: ["outbox:x"], session: [] },
    "start-over": {
      local: ["dayKeys", "firebase:x", "identitySession", "mapStreets", "outbox:x", "temperatureUnit"],
      session: ["anotherTrip", "leftBuild", "notice", "positions"],
    },
    "leave-trip": {
      local: [
        "bestThingsData",
        "dayKeys",
        "farewell",
        "firebase:x",
        "identitySession",
        "itineraryDataDemo",
        "mapStreets",
        "outbox:x",
        "profileComplete",
        "roomDocuments",
        "roomSeen:x",
        "temperatureUnit",
        "userData",
        "waitingFor",
      ],
      session: ["anotherTrip", "conversation", "draft:x", "leftBuild", "notice", "positions", "reflected:x"],
    },
    "fetch-trip-anew": {
      local: texts
        .filter(({ area }) => area === "local")
        .map(({ key, family }) => (family ? `${key}x` : key))
        .filter(
          (key) =>
            ![
              "tripData",
              "itineraryData",
              "currentDayIndex",
              "currentBlockName",
              "dayBeginsOn",
              "travelledOn",
              "roomDocuments",
            ].includes(key),
        )
        .toSorted(),
      session: ["anotherTrip", "conversation", "draft:x", "leftBuild", "notice", "positions", "reflected:x"],
    },
  };

  test.each(CLEARING_EVENTS)("%s", async (event) => {
    fillEverything();
    await clearStored(event);
    expect({ local: keysIn("local"), session: keysIn("session") }).toEqual(leaves[event]);
  });

  test("whatever else lies there, and how often it happens", async () => {
    const anyKey = fc.oneof(
      fc
        .constantFrom(...texts)
        .chain(({ key, family }) => (family ? fc.string().map((name) => key + name) : fc.constant(key))),
      fc.string({ minLength: 1 }),
    );
    const declaredFor = (event: ClearingEvent, area: TextArea, key: string) =>
      texts
        .find(
          (declared) =>
            declared.area === area && (declared.family ? key.startsWith(declared.key) : key === declared.key),
        )
        ?.clearedBy.includes(event) ?? ["sign-out", "delete-account"].includes(event);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CLEARING_EVENTS),
        fc.uniqueArray(anyKey),
        fc.uniqueArray(anyKey),
        async (event, local, session) => {
          TEXT_AREAS.forEach((area) => storages[area].clear());
          local.forEach((key) => storages.local.setItem(key, "1"));
          session.forEach((key) => storages.session.setItem(key, "1"));
          await clearStored(event);
          expect(keysIn("local")).toEqual(local.filter((key) => !declaredFor(event, "local", key)).toSorted());
          expect(keysIn("session")).toEqual(session.filter((key) => !declaredFor(event, "session", key)).toSorted());
        },
      ),
    );
  });

  test("every value goes with the account; only work that nobody else has outlives a sign-out", () => {
    const surviving = (event: ClearingEvent) =>
      Object.entries<Declaration>(stored).flatMap(([name, { clearedBy }]) => (clearedBy.includes(event) ? [] : name));
    expect(surviving("delete-account")).toEqual([]);
    expect(surviving("sign-out")).toEqual(["outbox", "unsentDocumentCopy"]);
  });

  test("whoever listens is told once, and a reply that is under way is known to be late", async () => {
    const listener = vi.fn();
    const stop = onStoredChange(listener);
    const before = localChanges();
    fillEverything();
    await clearStored("start-over");
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(localChanges()).toBe(before + 1);
  });

  test("what was kept in memory because the storage is blocked goes too", async () => {
    const { leaveNotice, takeNotice } = await import("~/browser/session/notice");
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    leaveNotice("Hello.");
    await clearStored("sign-out");
    expect(takeNotice()).toBeNull();
  });
});

describe("copies of the trips' documents", () => {
  const plan = (unsent?: string) => ({ custom: unsent === undefined ? {} : { unsent } });
  const all = {
    "wayfellow-room-u1-t1": plan("[]"),
    "wayfellow-room-u1-t2": plan('["1/morning"]'),
    "wayfellow-room-u1-t3": plan(),
    "firebase-heartbeat-database": plan(),
    "somebody-elses": plan(),
  };

  test("go with a sign-out, listed or not, but for one with edits that nobody else has, which is listed again", async () => {
    const databases = openFakeIndexedDb(all);
    storages.local.setItem("roomDocuments", '["wayfellow-room-u1-t1"]');
    await clearStored("sign-out");
    expect(databases()).toEqual(["somebody-elses", "wayfellow-room-u1-t2"]);
    expect(storages.local.getItem("roomDocuments")).toBe('["wayfellow-room-u1-t2"]');
  });

  test("go where the browser cannot list them, by their names", async () => {
    const databases = openFakeIndexedDb(all, { canList: false });
    storages.local.setItem("roomDocuments", '["wayfellow-room-u1-t1","wayfellow-room-u1-t9"]');
    await clearStored("sign-out");
    expect(databases()).not.toContain("wayfellow-room-u1-t1");
    expect(databases()).not.toContain("wayfellow-room-u1-t9");
    expect(storages.local.getItem("roomDocuments")).toBeNull();
  });

  test("go all of them with the account", async () => {
    const databases = openFakeIndexedDb(all);
    await clearStored("delete-account");
    expect(databases()).toEqual(["somebody-elses"]);
  });

  test("stay when the trip of the local copy gives way to another", async () => {
    const databases = openFakeIndexedDb(all);
    storages.local.setItem("roomDocuments", '["wayfellow-room-u1-t1"]');
    await clearStored("leave-trip");
    expect(databases()).toEqual(Object.keys(all).toSorted());
    expect(storages.local.getItem("roomDocuments")).toBe('["wayfellow-room-u1-t1"]');
  });
});

describe("the app that is kept on the device", () => {
  const keptApp = () => {
    const names = new Set(["documents-abc", "workbox-precache"]);
    const unregister = vi.fn(async () => names.size === 2);
    vi.stubGlobal("caches", { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ unregister }) } });
    return { names, unregister };
  };

  test.each(["sign-out", "delete-account"] as const)("goes with a %s, its service worker first", async (event) => {
    const { names, unregister } = keptApp();
    await clearStored(event);
    expect([...names]).toEqual([]);
    expect(unregister).toHaveResolvedWith(true);
  });

  test.each(["start-over", "leave-trip", "fetch-trip-anew"] as const)("stays at a %s", async (event) => {
    const { names, unregister } = keptApp();
    await clearStored(event);
    expect([names.size, unregister.mock.calls.length]).toEqual([2, 0]);
  });
});

describe("in another tab", () => {
  const otherTab = (key: string, newValue: string | null = null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  const signedInTab = () => {
    storages.local.setItem("identitySession", "{}");
    storages.local.setItem("userData", "{}");
    storages.session.setItem("draft:x", "[]");
    storages.session.setItem("conversation", "{}");
  };

  test("a sign-out clears what this tab keeps for itself, in whatever order it hears of it", () => {
    const stop = followSignOut();
    signedInTab();
    storages.local.removeItem("identitySession");
    otherTab("identitySession");
    expect(keysIn("session")).toEqual(["conversation", "draft:x"]);
    storages.local.removeItem("userData");
    otherTab("userData");
    expect(keysIn("session")).toEqual([]);
    stop();
  });

  test("a refused session, and what a visitor writes, clear nothing here", () => {
    const stop = followSignOut();
    signedInTab();
    storages.local.removeItem("identitySession");
    otherTab("identitySession");
    storages.local.removeItem("userData");
    otherTab("itineraryDataDemo", "{}");
    expect(keysIn("session")).toEqual(["conversation", "draft:x"]);
    stop();
  });
});

test("how far screens were scrolled is dropped where nobody is signed in, and kept for whoever is", () => {
  storages.local.setItem("identitySession", "{}");
  storages.session.setItem("positions", "{}");
  dropScrollPositions();
  expect(keysIn("session")).toEqual(["positions"]);
  storages.local.removeItem("identitySession");
  dropScrollPositions();
  expect(keysIn("session")).toEqual([]);
});
