import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { openFakeWindow } from "../browser/fake-window";
import { storedSession } from "../browser/sessions";
import type { Day } from "~/domain/plan/itinerary";
import { aDay } from "#tests/fixtures/days";
import { aTrip, aUser } from "#tests/fixtures/kept-copy";

const fetched = vi.fn<(url: string) => Promise<Response>>();

const user = aUser();
const live = {
  currentDayIndex: 2,
  currentBlock: "evening",
  totalDays: 3,
  tripComplete: false,
  startedTrip: true,
  version: 5,
};
const copy = {
  userData: user,
  tripData: null,
  tripIntentData: null,
  anchorLogicData: null,
  anchorSelectData: { anchors: ["Alfama"] },
  itineraryData: null,
  liveStatus: live,
  validation: { summary: "ok" },
};

const aPlan = (...days: Day[]) => ({
  itineraryId: "i1",
  tripId: "t1",
  tripName: "Lisbon",
  city: "Lisbon",
  daysTotal: 3,
  days,
  shelf: [],
});

const answers = (byPath: Record<string, [number, unknown]>) =>
  fetched.mockImplementation((url) => {
    const [status, body] = byPath[url] ?? [404, {}];
    return Promise.resolve(Response.json(body, { status }));
  });

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

describe("hydration", () => {
  test("goes through its three steps and fills the local copy", async () => {
    answers({ "/wayfellow/hydrate": [200, copy] });
    const steps: string[] = [];
    await hydrateLocalCopy({ onStep: (step) => steps.push(step) });
    expect(steps).toEqual(["auth", "fetching", "processing"]);
    expect(readLocal("profileComplete")).toBe(true);
    expect([readLocal("currentDayIndex"), readLocal("currentBlockName")]).toEqual([2, "evening"]);
    expect(readLocal("anchorSelectData")).toEqual({ anchors: ["Alfama"] });
  });

  test("forgets here what the server no longer has", async () => {
    writeLocal("currentDayIndex", 9);
    answers({ "/wayfellow/hydrate": [200, { ...copy, liveStatus: null, anchorSelectData: null }] });
    await hydrateLocalCopy();
    expect(readLocal("currentDayIndex")).toBe(1);
    expect(readLocal("anchorSelectData")).toBeNull();
  });

  test("falls back to the flush when it fails", async () => {
    answers({ "/wayfellow/hydrate": [500, {}], "/wayfellow/localflush": [200, copy] });
    await hydrateLocalCopy();
    expect(readLocal("userData")?.firstName).toBe("Mira");
  });

  test("does not fall back when the caller is not signed in any more", async () => {
    answers({
      "/wayfellow/hydrate": [401, { error: "Please sign in.", code: "unauthenticated" }],
      "/wayfellow/localflush": [200, copy],
    });
    await expect(hydrateLocalCopy()).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("fails with the flush's problem when both fail, and leaves the copy alone", async () => {
    writeLocal("currentDayIndex", 3);
    answers({ "/wayfellow/hydrate": [500, {}], "/wayfellow/localflush": [503, {}] });
    await expect(hydrateLocalCopy()).rejects.toMatchObject({ status: 503 });
    expect(readLocal("currentDayIndex")).toBe(3);
  });

  test("a reply for someone who signed out meanwhile is not kept", async () => {
    fetched.mockImplementation(() => {
      window.localStorage.removeItem("identitySession");
      return Promise.resolve(Response.json(copy));
    });
    await expect(hydrateLocalCopy()).rejects.toMatchObject({ code: "offline" });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(readLocal("userData")).toBeNull();
  });
});

describe("refreshing after the first paint", () => {
  // The refresh remembers how fresh the copy is; each test begins with a browser that has just opened the page.
  const freshModules = async () => {
    vi.resetModules();
    return { ...(await import("~/browser/api/hydrate")), ...(await import("~/browser/storage/local-copy")) };
  };

  test("asks once however many screens want it, and not again while the copy is fresh", async () => {
    const { refreshTrip } = await freshModules();
    answers({ "/wayfellow/hydrate": [200, copy] });
    expect(await Promise.all([refreshTrip(), refreshTrip()])).toEqual([true, true]);
    expect(await refreshTrip()).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("does not undo what was written while it was under way", async () => {
    const { refreshTrip, readLocal: read, writeLocal: write } = await freshModules();
    fetched.mockImplementation(() => {
      write("currentBlockName", "afternoon");
      return Promise.resolve(Response.json(copy));
    });
    expect(await refreshTrip()).toBe(false);
    expect(read("currentBlockName")).toBe("afternoon");
  });

  test("does not undo what the room said meanwhile of who waits for an answer", async () => {
    const { refreshTrip } = await freshModules();
    const { keepPending, pending } = await import("~/browser/storage/pending");
    fetched.mockImplementation(() => {
      keepPending({ newcomers: 1 });
      return Promise.resolve(Response.json({ ...copy, pending: { newcomers: 0, offer: null } }));
    });
    expect(await refreshTrip()).toBe(true);
    expect(pending.read()).toEqual({ newcomers: 1, offer: null });
  });

  test("waits with another plan for the room's word, which goes before the record's; the rest of the reply is kept", async () => {
    const { refreshTrip, readLocal: read, writeLocal: write } = await freshModules();
    const { resetRoom, roomAnswered, updateRoom } = await import("~/browser/room/room-state");
    const { expectShared, sharePlan } = await import("~/browser/storage/shared-plan");
    const older = aPlan(aDay(1));
    const newer = aPlan(aDay(1, "Booked by now"));
    write("itineraryData", newer);
    resetRoom("t1");
    const answered = vi.fn(() => roomAnswered(60_000));
    expectShared({ tripId: "t1", over: null, answered });
    answers({ "/wayfellow/hydrate": [200, { ...copy, tripData: aTrip(), itineraryData: older }] });
    const refreshing = refreshTrip();
    await expect.poll(() => answered).toHaveBeenCalledTimes(1);
    expect(read("itineraryData")).toEqual(newer);
    sharePlan("t1", (plan) => ({ ...plan, days: newer.days }));
    updateRoom({ status: "live" });
    expect(await refreshing).toBe(true);
    expect(read("itineraryData")).toEqual(newer);
    expect(read("tripData")?.tripName).toBe("Lisbon");
  });

  test("asks anew where something changed here while it waited for the room", async () => {
    const { refreshTrip, readLocal: read, writeLocal: write } = await freshModules();
    const { resetRoom, roomAnswered, updateRoom } = await import("~/browser/room/room-state");
    const { expectShared } = await import("~/browser/storage/shared-plan");
    resetRoom("t1");
    const answered = vi.fn(() => roomAnswered(60_000));
    expectShared({ tripId: "t1", over: null, answered });
    answers({ "/wayfellow/hydrate": [200, { ...copy, tripData: aTrip(), itineraryData: aPlan(aDay(1)) }] });
    const refreshing = refreshTrip();
    await expect.poll(() => answered).toHaveBeenCalledTimes(1);
    write("itineraryData", aPlan(aDay(1, "As the room has it")));
    answers({ "/wayfellow/hydrate": [200, { ...copy, tripData: aTrip({ tripName: "Lisboa" }) }] });
    updateRoom({ status: "live" });
    expect(await refreshing).toBe(true);
    expect(read("tripData")?.tripName).toBe("Lisboa");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("takes the record's plan where the room cannot be reached", async () => {
    const { refreshTrip, readLocal: read, writeLocal: write } = await freshModules();
    const { resetRoom, roomAnswered, updateRoom } = await import("~/browser/room/room-state");
    const { expectShared } = await import("~/browser/storage/shared-plan");
    write("itineraryData", aPlan(aDay(1)));
    resetRoom("t1");
    expectShared({ tripId: "t1", over: null, answered: () => roomAnswered(60_000) });
    const wanted = aPlan(aDay(1, "Planned anew"));
    answers({ "/wayfellow/hydrate": [200, { ...copy, tripData: aTrip(), itineraryData: wanted }] });
    const refreshing = refreshTrip();
    updateRoom({ status: "offline" });
    expect(await refreshing).toBe(true);
    expect(read("itineraryData")).toEqual(wanted);
  });
});
