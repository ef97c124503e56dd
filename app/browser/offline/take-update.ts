import * as z from "zod/mini";
import { stored } from "../storage/stored-keys";
import { storedValue } from "../storage/stored-value";
import { tellWorker } from "./service-worker-link";

/**
 * How long the newer worker is waited for. One may be broken, the server far away, or the worker before it busy with a request that does not end, for which
 * browsers wait five minutes. Without it, loading the page again still brings the new version from the network.
 */
const TAKES_OVER_WITHIN_MS = 10_000;

/** The build that this tab was about to leave. */
const leftBuild = storedValue({ ...stored.leftBuild, shape: z.string() });

/** The build that this page runs, as the service worker names it. */
export const ownBuild = (): string => window.__remixManifest.version;

/** Loads this page again, to run the newer version. */
export function loadNewer(): void {
  leftBuild.write(ownBuild());
  window.location.reload();
}

/** Has the newest version's worker take over, where there is one, and loads this page again in any case. */
export async function takeUpdate(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  try {
    if (registration !== undefined) await inTime(newestTakesOver(registration));
  } finally {
    loadNewer();
  }
}

/** Whether this page was loaded again for a newer version and runs the one before all the same. Once. */
export function isUpdateMissed(): boolean {
  const left = leftBuild.read();
  if (left !== null) leftBuild.remove();
  return left === ownBuild();
}

async function newestTakesOver(registration: ServiceWorkerRegistration): Promise<void> {
  // Browsers answer several looks for a new version by one, which may have begun before that was there.
  if (registration.waiting === null && registration.installing === null) await lookForUpdate(registration);
  await installed(registration.installing);
  if (registration.waiting !== null) await takesOver(registration.waiting);
}

/** Settles when the browser has looked whether the server has a newer worker, or could not. */
export const lookForUpdate = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.update().catch(() => undefined);

/** Settles when the worker is ready to take over, or has failed; at once where none is being installed. */
export const installed = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== "installing") return resolve();
    worker.addEventListener("statechange", () => resolve(), { once: true });
  });

const takesOver = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    tellWorker(worker, "take-over");
  });

const inTime = (done: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TAKES_OVER_WITHIN_MS);
    done.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
