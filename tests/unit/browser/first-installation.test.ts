import { expect, test } from "vitest";
import { firstInstallation } from "~/browser/offline/first-installation";

/** A worker that goes through its states as told. */
function aWorker() {
  const events = new EventTarget();
  const worker = Object.assign(events, { state: "installing" });
  const becomes = (state: string) => {
    worker.state = state;
    events.dispatchEvent(new Event("statechange"));
  };
  return { worker: worker as unknown as ServiceWorker, becomes };
}

const isSettled = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => false),
  ]);

test.each(["activated", "redundant"])("the first worker of a device is waited for until it is %s", async (end) => {
  const { worker, becomes } = aWorker();
  const done = firstInstallation({ active: null, waiting: null, installing: worker });
  becomes("installed");
  becomes("activating");
  expect(await isSettled(done)).toBe(false);
  becomes(end);
  await done;
});

test("nothing is waited for where a worker serves already, or none is on its way", async () => {
  const { worker } = aWorker();
  await firstInstallation({ active: worker, waiting: null, installing: worker });
  await firstInstallation({ active: null, waiting: null, installing: null });
});
