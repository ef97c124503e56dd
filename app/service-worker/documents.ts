import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { BUILD } from "./build";
import { documentOf, documentsFor } from "./document-for";
import { fewAtOnce } from "./few-at-once";

/** How long a traveller on a bad connection waits before the kept document is shown. */
const PATIENCE_S = 2.5;

const PREFIX = "documents-";
const CACHE = PREFIX + BUILD.id;

const documentFor = documentsFor(BUILD.screens);

/** A document and the scripts it names belong together: only one of this worker's own build is kept. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes(`/assets/manifest-${BUILD.id}.js`);
}

/** @throws when the server cannot be reached, or has another build by now: the worker is then dropped, and the page tries its installation again */
async function keepDocument(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: "reload", credentials: "omit", headers: { Accept: "text/html" } });
  if (!(await isOfThisBuild(response))) throw new Error(`${address} is not of the build ${BUILD.id}`);
  await cache.put(address, response);
}

async function missingDocuments(cache: Cache): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return BUILD.screens.map(documentOf).filter((address) => !kept.has(address));
}

/** Fetches the documents that are not kept yet. They are the same for everybody and say nothing of anybody. @throws as `keepDocument` does, or where the signal says to stop */
export async function keepDocuments(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const cache = await caches.open(CACHE);
  await fewAtOnce(await missingDocuments(cache), (address) => keepDocument(cache, address), signal);
}

export async function countDocuments(): Promise<{ kept: number; needed: number }> {
  const needed = BUILD.screens.length;
  // As with the assets: to count is not to make.
  const missing = (await caches.has(CACHE)) ? (await missingDocuments(await caches.open(CACHE))).length : needed;
  return { kept: needed - missing, needed };
}

export async function dropOtherDocuments(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Documents come from the network; from here when it does not answer in time, or the server only apologizes. */
export function serveDocuments(): void {
  const rules = {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
      documentFor(new URL(request.url).pathname) ?? request,
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      (await isOfThisBuild(response)) ? response : null,
    fetchDidSucceed: async ({ response }: { response: Response }) => {
      if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
      return response;
    },
  };
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === "navigate" && documentFor(url.pathname) !== null,
    new NetworkFirst({
      cacheName: CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      matchOptions: { ignoreVary: true },
      plugins: [rules],
    }),
  );
}
