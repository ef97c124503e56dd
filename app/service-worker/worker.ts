import type { Holdings, WorkerRequest } from "~/contracts/stored/offline-worker";
import { countAssets, dropOtherAssets, keepMissingAssets, serveAssets } from "./assets";
import { BUILD } from "./build";
import { countDocuments, dropOtherDocuments, keepDocuments, serveDocuments } from "./documents";

declare const self: ServiceWorkerGlobalScope;

/** After a sign-out this worker goes on for the pages that are open, and would keep what it fetches for them. */
let hasLetGo = false;

/** Scripts first: a document of this build is of no use without them. @throws when one of either cannot be had; what was fetched before it is kept */
async function install(): Promise<void> {
  await keepMissingAssets();
  await keepDocuments();
}

/** What cannot be had now is still missing when it is counted. */
const keepMissing = (): Promise<unknown> => Promise.allSettled([keepMissingAssets(), keepDocuments()]);

async function holdings(): Promise<Holdings> {
  const [assets, documents] = await Promise.all([countAssets(), countDocuments()]);
  return { build: BUILD.id, kept: assets.kept + documents.kept, needed: assets.needed + documents.needed };
}

/** Lets go of other builds, unless a tab may still run one or the next is on its way. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (windows.length > 1 || installing !== null || waiting !== null) return;
  await Promise.all([dropOtherAssets(event), dropOtherDocuments()]);
}

/**
 * After a sign-out and before the page is left, browsers bring this same worker back when it is registered anew, without what it kept. Whoever shows what
 * is kept hears of it, as they would of a first installation.
 */
async function keepAgain(): Promise<void> {
  const { kept } = await countAssets();
  if (kept > 0) return;
  await keepMissing();
  // As after an activation, which there is none of: a page that was opened meanwhile is served from here too.
  await self.clients.claim();
  const now = await holdings();
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(now);
}

async function answer(event: ExtendableMessageEvent, request: WorkerRequest): Promise<void> {
  switch (request) {
    case "take-over":
      return self.skipWaiting();
    case "let-go":
      hasLetGo = true;
      return undefined;
    case "keep-again":
      hasLetGo = false;
      return keepAgain();
    case "tidy-up":
      return tidyUp(event);
    case "fetch-missing":
      await keepMissing();
      break;
    case "holdings":
      break;
    default:
      return request satisfies never;
  }
  event.ports[0]?.postMessage(await holdings());
}

self.addEventListener("install", (event) => event.waitUntil(install()));
// The first worker serves the page that brought it, so that a screen not seen yet opens from here at once.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(answer(event, event.data)));

self.addEventListener("fetch", (event) => {
  if (hasLetGo) event.stopImmediatePropagation();
});
serveAssets();
serveDocuments();
