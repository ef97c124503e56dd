import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUpdateMissed } from "~/browser/offline/take-update";
import { type AcceptUpdate, fetchUpdate, watchUpdates } from "~/browser/offline/watch-updates";
import { openFakeWorkers } from "./fake-workers";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Lets everything happen that waits for nobody; what is told by a channel takes turns. */
const settle = async () => {
  for (let turns = 0; turns < 5; turns++) await turn();
};

const offered = (registration: ServiceWorkerRegistration): Promise<AcceptUpdate> =>
  new Promise((resolve) => watchUpdates(registration, resolve, new AbortController().signal));

test("a newer worker that waits is offered; once accepted it takes over, and only then is the page loaded again", async () => {
  const { registration, install, installed, reload } = openFakeWorkers("old");
  const offer = offered(registration);
  const newer = install("new");
  installed(newer);
  const accept = await offer;
  await settle();
  expect([newer.state, reload.mock.calls.length]).toEqual(["installed", 0]);
  accept();
  await settle();
  expect([newer.state, reload.mock.calls.length]).toEqual(["activated", 1]);
});

test("where the newer worker never takes over, the page is loaded again without it", async () => {
  const { install, installed, reload, update } = openFakeWorkers("old");
  update.mockImplementation(async () => installed(install("new", { isDeaf: true })));
  const accept = await fetchUpdate();
  accept();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
});

test("a look that was answered before the new version was there is followed by another once the update is accepted", async () => {
  const { install, installed, reload, update } = openFakeWorkers("old");
  const accept = await fetchUpdate();
  const found: ReturnType<typeof install>[] = [];
  update.mockImplementation(async () => void found.push(install("new")));
  accept();
  await settle();
  expect([found.length, reload.mock.calls.length]).toEqual([1, 0]);
  found.forEach(installed);
  await settle();
  expect([found[0]?.state, reload.mock.calls.length]).toEqual(["activated", 1]);
});

test("where the newer worker cannot be installed, the page is loaded again at once", async () => {
  const { install, failed, reload, update } = openFakeWorkers("old");
  const accept = await fetchUpdate();
  const found: ReturnType<typeof install>[] = [];
  update.mockImplementation(async () => void found.push(install("new")));
  accept();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  found.forEach(failed);
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

test("where the server says nothing of a newer worker, the page is loaded again without it", async () => {
  const { reload, update } = openFakeWorkers("old");
  const accept = await fetchUpdate();
  update.mockReturnValue(new Promise(() => undefined));
  accept();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
});

test("where another tab accepted, this one is offered the version too and has only to be loaded again", async () => {
  const { registration, install, takeOver, reload } = openFakeWorkers("old");
  const offer = offered(registration);
  takeOver(install("new"));
  const accept = await offer;
  expect(reload).not.toHaveBeenCalled();
  accept();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["the one before all the same hears of it once", "old", [true, false]],
  ["the newer one hears nothing", "new", [false, false]],
])("who took an update and runs %s", async (_, runs, told) => {
  const { becomes } = openFakeWorkers("old");
  expect(isUpdateMissed()).toBe(false);
  (await fetchUpdate())();
  await settle();
  becomes(runs);
  expect([isUpdateMissed(), isUpdateMissed()]).toEqual(told);
});
