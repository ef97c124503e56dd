import { useCallback, useEffect, useState } from "react";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { firstInstallation } from "~/browser/offline/first-installation";
import { gatherOfflineFacts, type OnThisDevice } from "~/browser/offline/offline-facts";
import { keepReflectionsOffline } from "~/browser/offline/offline-reflections";
import { registerWorker } from "~/browser/offline/service-worker-link";
import { onStoredChange } from "~/browser/storage/stored-value";
import { offlineReadiness } from "~/domain/offline/offline-readiness";

export type Offline = { device: OnThisDevice | null; fetching: boolean; failed: boolean; fetchMissing: () => void };

/** What is on this device, looked at again whenever something of it changes, and the way to complete it. */
export function useOffline(): Offline {
  const [device, setDevice] = useState<OnThisDevice | null>(null);
  const [fetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => void gatherOfflineFacts().then(setDevice, console.error), []);
  useEffect(() => watchDevice(look), [look]);
  const fetchMissing = () => {
    setFetching(true);
    void complete()
      .then((now) => {
        setDevice(now);
        setFailed(offlineReadiness(now.facts).kind !== "ready");
      })
      .finally(() => setFetching(false));
  };
  return { device, fetching, failed, fetchMissing };
}

/** The local copy tells of its changes, the service worker when it has begun, or keeps the app again. */
function watchDevice(look: () => void): () => void {
  const stop = onStoredChange(look);
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  workers?.addEventListener("controllerchange", look);
  workers?.addEventListener("message", look);
  void workers?.ready.then(look);
  look();
  return () => {
    stop();
    workers?.removeEventListener("controllerchange", look);
    workers?.removeEventListener("message", look);
  };
}

async function complete(): Promise<OnThisDevice> {
  const trip = hydrateLocalCopy().then(() => keepReflectionsOffline({ evenFresh: true }));
  const [registration] = await Promise.all([registerWorker(), trip.catch(notFetched)]);
  // Right after the first sign-in all of it is on its way, and nothing has failed.
  if (registration) await firstInstallation(registration);
  return gatherOfflineFacts({ fetchMissing: true });
}

/** What is missing is seen from what is there. @throws what is no answer of the server */
function notFetched(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  if (isUnauthenticated(error)) endRefusedSession();
}
