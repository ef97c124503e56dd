import { type Holdings, holdingsShape, type WorkerRequest } from "~/contracts/stored/offline-worker";

const ADDRESS = "/service-worker.js";

/** A worker that was replaced meanwhile never answers. */
const ANSWERS_WITHIN_MS = 10_000;
const FETCHES_WITHIN_MS = 120_000;

/** The service worker, registered unless it is already, with the app in its keeping; undefined where the browser has none, or keeps none, and while developing. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker
    .register(ADDRESS, { updateViaCache: "none" })
    .catch(() => undefined);
  if (registration?.active) tellWorker(registration.active, "keep-again");
  return registration;
}

export const registeredWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export const tellWorker = (worker: ServiceWorker, request: WorkerRequest): void => worker.postMessage(request);

/** What the worker keeps, after it fetched what was missing if asked to; null when it does not answer. */
export function askWorker(worker: ServiceWorker, request: "holdings" | "fetch-missing"): Promise<Holdings | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), request === "holdings" ? ANSWERS_WITHIN_MS : FETCHES_WITHIN_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(holdingsShape.safeParse(data).data ?? null);
    };
    worker.postMessage(request, [port2]);
  });
}
