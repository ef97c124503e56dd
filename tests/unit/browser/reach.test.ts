import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem, offlineProblem } from "~/browser/api/api-problem";
import { isReachLost, noteReach, noteReached, noteUnreached } from "~/browser/api/reach";
import { clearStored } from "~/browser/storage/clear-stored";
import { openFakeWindow } from "./fake-window";
import { aTrip } from "#tests/fixtures/kept-copy";

let storages: ReturnType<typeof openFakeWindow>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  storages = openFakeWindow();
  storages.localStorage.setItem("tripData", JSON.stringify(aTrip({ startedTrip: true })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const kept = (): unknown => JSON.parse(storages.sessionStorage.getItem("lostReach") ?? "null");
const fails = (error: unknown) =>
  noteReach(Promise.reject(error instanceof Error ? error : new Error("?"))).catch(() => null);
const later = () => vi.advanceTimersByTimeAsync(10);

test("what is shown is of when the trip was last reached, and a reload remembers that", async () => {
  noteReached();
  vi.setSystemTime(60_000);
  await fails(offlineProblem());
  await later();
  expect(kept()).toEqual({ asOf: 1_000 });
});

test.each([
  ["nobody answers", offlineProblem()],
  ["a proxy answers with a page of its own", new ApiProblem(200, "unreadable", "")],
  ["the server has lost its database", new ApiProblem(503, "unavailable", "")],
])("the trip is out of reach where %s", async (_, problem) => {
  await fails(problem);
  await later();
  expect(isReachLost()).toBe(true);
});

test("a refusal is an answer", async () => {
  await fails(new ApiProblem(403, "forbidden", "no"));
  await later();
  expect(isReachLost()).toBe(false);
});

test("an answer that does not come is none, until it comes", async () => {
  let answer: (reply: string) => void = () => undefined;
  const asking = noteReach(new Promise<string>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isReachLost()).toBe(true);
  answer("here");
  expect(await asking).toBe("here");
  expect(isReachLost()).toBe(false);
});

test("without a trip there is nothing to be out of reach, and leaving one forgets it", async () => {
  noteUnreached();
  await later();
  await clearStored("leave-trip");
  expect(isReachLost()).toBe(false);
  noteUnreached();
  await later();
  expect(isReachLost()).toBe(false);
});
