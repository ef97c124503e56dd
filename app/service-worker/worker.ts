import type { Holdings, WorkerRequest } from "~/contracts/stored/offline-worker";
import { countAssets, dropOtherAssets, keepMissingAssets, serveAssets } from "./assets";
import { BUILD } from "./build";
import { countDocuments, dropOtherDocuments, keepDocuments, serveDocuments } from "./documents";

declare const self: ServiceWorkerGlobalScope;

/** Until it is aborted this worker keeps the app. After a sign-out it goes on for the pages that are open, and would keep what it fetches for them. */
let keeping = new AbortController();

/** Scripts first: a document of this build is of no use without them. @throws when one of either cannot be had; what was fetched before it is kept */
async function install(): Promise<void> {
  const { signal } = keeping;
  try {
    await keepMissingAssets(signal);
    await keepDocuments(signal);
  } finally {
    await leaveNothingOnceLetGo();
  }
}

/** What was begun before the sign-out may have opened a cache after it was cleared, and not even an empty one is to be left. */
async function leaveNothingOnceLetGo(): Promise<void> {
  if (keeping.signal.aborted) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** What cannot be had now is still missing when it is counted. */
const keepMissing = ({ signal }: AbortController): Promise<unknown> =>
  Promise.allSettled([keepMissingAssets(signal), keepDocuments(signal)]);

async function holdings(): Promise<Holdings> {
  const [assets, documents] = await Promise.all([countAssets(), countDocuments()]);
  return { build: BUILD.id, kept: assets.kept + documents.kept, needed: assets.needed + documents.needed };
}

/** Lets go of other builds, unless a tab may still run one or the next is on its way. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (windows.length > 1 || installing !== null || waiting !== null || keeping.signal.aborted) return;
  await Promise.all([dropOtherAssets(event), dropOtherDocuments()]);
}

/**
 * After a sign-out and before the page is left, browsers bring this same worker back when it is registered anew, without what it kept. Whoever shows what
 * is kept hears of it, as they would of a first installation.
 */
async function keepAgain(): Promise<void> {
  const { kept } = await countAssets();
  if (kept > 0) return;
  await keepMissing(keeping);
  // As after an activation, which there is none of: a page that was opened meanwhile is served from here too.
  await self.clients.claim();
  const now = await holdings();
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(now);
}

async function obey(event: ExtendableMessageEvent, request: WorkerRequest): Promise<void> {
  switch (request) {
    case "take-over":
      return self.skipWaiting();
    case "let-go":
      return keeping.abort();
    case "keep-again":
      keeping = new AbortController();
      return keepAgain();
    case "tidy-up":
      return tidyUp(event);
    case "fetch-missing":
      await keepMissing(keeping);
      return;
    case "holdings":
      return;
    default:
      return request satisfies never;
  }
}

/** Does what is asked, and tells whoever waits for it what is kept then. */
async function answer(event: ExtendableMessageEvent, request: WorkerRequest): Promise<void> {
  await obey(event, request);
  const now = await holdings();
  await leaveNothingOnceLetGo();
  event.ports[0]?.postMessage(now);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
// The first worker serves the page that brought it, so that a screen not seen yet opens from here at once.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(answer(event, event.data)));

self.addEventListener("fetch", (event) => {
  if (keeping.signal.aborted) event.stopImmediatePropagation();
});
serveAssets();
serveDocuments();
