import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepForLater, readOutbox, writeOutbox } from "~/browser/outbox/outbox-store";
import { sendWaiting } from "~/browser/outbox/send-outbox";
import { clearStored } from "~/browser/storage/clear-stored";
import { memberOf, stored } from "~/browser/storage/stored-keys";
import { openFakeWindow } from "./fake-window";
import { storedSession } from "./sessions";

const fetched = vi.fn<(url: string) => Promise<Response>>();
const { key } = memberOf(stored.outbox, "u1:t1");
const kept = () => window.localStorage.getItem(key);

beforeEach(() => {
  openFakeWindow();
  vi.stubGlobal("fetch", fetched);
  storedSession({ expiresInMs: 3_600_000 });
});
afterEach(() => {
  void clearStored("start-over");
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test("ticks hold up neither blocks nor words, and go last", async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ error: "No.", code: "forbidden" }, { status: 403 })),
  );
  keepForLater("t1", { kind: "tick-stop", stopId: "s1", done: true });
  keepForLater("t1", { kind: "reflect", dayIndex: 1, moodTags: [], journalText: "Sun." });
  await sendWaiting();
  const asked = fetched.mock.calls.map(([url]) => url);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain("reflect");
  expect(asked[1]).toContain("ticks");
});

test("what another version put there hides nothing else, and stays for it", () => {
  const known = { kind: "tick-stop", id: "c1", stopId: "s1", done: true } as const;
  const later = { kind: "vote", id: "c2", for: "s1" };
  window.localStorage.setItem(key, JSON.stringify({ waiting: [later, known], stranded: [] }));
  expect(readOutbox("t1").waiting).toEqual([known]);
  keepForLater("t1", { kind: "tick-stop", stopId: "s2", done: true });
  expect(readOutbox("t1").waiting).toHaveLength(2);
  writeOutbox("t1", { waiting: [], stranded: [] });
  expect(JSON.parse(kept() ?? "null")).toEqual({ waiting: [later], stranded: [] });
});

test("nothing is kept once nothing waits", () => {
  keepForLater("t1", { kind: "tick-stop", stopId: "s1", done: true });
  writeOutbox("t1", { waiting: [], stranded: [] });
  expect(kept()).toBeNull();
});
