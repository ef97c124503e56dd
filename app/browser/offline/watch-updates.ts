import { askWorker, registeredWorker, tellWorker } from "./worker-link";

/** How often coming back to the app asks the server for a new version, at most. */
const HOURLY_MS = 3_600_000;

/** Takes the new version: this page is loaded again once. */
export type AcceptUpdate = () => void;

/** The build that this page runs, as the service worker names it. */
const ownBuild = (): string => window.__remixManifest.version;

const isOther = async (worker: ServiceWorker): Promise<boolean> => {
  const holdings = await askWorker(worker, "holdings");
  return holdings !== null && holdings.build !== ownBuild();
};

/**
 * Calls back when a version is ready that this page does not run: a worker waits with one, or took over because another tab accepted it.
 * Nothing is loaded again by itself. Earlier versions are dropped once no tab runs them.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onReady: (accept: AcceptUpdate) => void,
  signal: AbortSignal,
): void {
  const workers = navigator.serviceWorker;
  let lastChecked = Date.now();
  let isControlled = workers.controller !== null;

  const offerWaiting = async () => {
    const { waiting, active } = registration;
    if (waiting === null)
      return active !== null && !(await isOther(active)) ? tellWorker(active, "tidy-up") : undefined;
    // On the first visit of all there is nothing to update.
    if (active !== null && (await isOther(waiting)) && !signal.aborted) onReady(() => acceptWaiting(registration));
  };
  const look = () => void offerWaiting().catch(console.error);
  const watchInstalling = () => registration.installing?.addEventListener("statechange", look, { signal });
  const onTakenOver = () => {
    if (isControlled && workers.controller)
      void isOther(workers.controller).then(
        (is) => is && !signal.aborted && onReady(() => window.location.reload()),
        console.error,
      );
    isControlled = true;
  };
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastChecked < HOURLY_MS) return;
    lastChecked = Date.now();
    registration.update().catch(() => undefined); // without a network; the next return tries again
  };

  registration.addEventListener("updatefound", watchInstalling, { signal });
  workers.addEventListener("controllerchange", onTakenOver, { signal });
  document.addEventListener("visibilitychange", onReturn, { signal });
  watchInstalling();
  look();
}

/**
 * Has the service worker look for a newer version now, and gives how to take it once it is ready. Where there is no worker, or it finds nothing,
 * loading the page again is all that may bring one.
 */
export async function fetchUpdate(): Promise<AcceptUpdate> {
  const registration = await registeredWorker();
  if (registration === undefined) return () => window.location.reload();
  await registration.update().catch(() => undefined); // without a network; what this page does not know by then, it is told again
  await installed(registration.installing);
  // Some browsers name the new worker only after they have said that they looked.
  return () => void installed(registration.installing).then(() => acceptWaiting(registration));
}

/** Settles when the worker is ready to take over, or has failed; at once where none is being installed. */
const installed = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker === null) return resolve();
    worker.addEventListener("statechange", () => resolve(), { once: true });
  });

function acceptWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  tellWorker(waiting, "take-over");
}
