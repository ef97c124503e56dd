import { installed, loadNewer, lookForUpdate, ownBuild, takeUpdate } from "./take-update";
import { askWorker, registeredWorker, tellWorker } from "./service-worker-link";

/** How often coming back to the app asks the server for a new version, at most. */
const HOURLY_MS = 3_600_000;

/** Takes the new version: this page is loaded again once. */
export type AcceptUpdate = () => void;

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

  const offer = (accept: AcceptUpdate) => void (signal.aborted || onReady(accept));
  const offerWaiting = async () => {
    const { waiting, active } = registration;
    if (waiting === null)
      return active !== null && !(await isOther(active)) ? tellWorker(active, "tidy-up") : undefined;
    // On the first visit of all there is nothing to update.
    if (active !== null && (await isOther(waiting))) offer(() => void takeUpdate(registration));
  };
  const look = () => void offerWaiting().catch(console.error);
  const watchInstalling = () => registration.installing?.addEventListener("statechange", look, { signal });
  const onTakenOver = () => {
    if (isControlled && workers.controller)
      void isOther(workers.controller).then((is) => void (is && offer(loadNewer)), console.error);
    isControlled = true;
  };
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastChecked < HOURLY_MS) return;
    lastChecked = Date.now();
    void lookForUpdate(registration); // where it cannot, the next return tries again
  };

  registration.addEventListener("updatefound", watchInstalling, { signal });
  workers.addEventListener("controllerchange", onTakenOver, { signal });
  document.addEventListener("visibilitychange", onReturn, { signal });
  watchInstalling();
  look();
}

/** Has the service worker look for a newer version now, and gives how to take it once it is ready, or may be. */
export async function fetchUpdate(): Promise<AcceptUpdate> {
  const registration = await registeredWorker();
  if (registration !== undefined) {
    await lookForUpdate(registration);
    await installed(registration.installing);
  }
  return () => void takeUpdate(registration);
}
