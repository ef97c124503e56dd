import { cacheNames } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { BUILD } from "./build";
import { fewAtOnce } from "./few-at-once";

const precache = new PrecacheController();
precache.addToCacheList(BUILD.assets);

/**
 * Fetches what is not kept yet; a script that two builds share is fetched once. Workbox would fetch one after the other, which on a connection with a
 * third of a second for each answer takes minutes. @throws when one cannot be had, or the signal says to stop; what was fetched before it is kept
 */
export async function keepMissingAssets(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const cache = await caches.open(cacheNames.precache);
  const kept = await keptKeys(cache);
  const missing = [...precache.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key));
  const keep = async ([url, key]: [string, string]): Promise<void> => {
    // A name with a hash is good for ever; another file may have changed.
    const response = await fetch(url, { cache: url === key ? "default" : "reload", credentials: "same-origin" });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await cache.put(key, response);
  };
  await fewAtOnce(missing, keep, signal);
}

const keptKeys = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set((await cache.keys()).map(({ url }) => url));

/** Workbox would do this when a new worker takes over; open tabs still need the scripts of their own build then. */
export const dropOtherAssets = (event: ExtendableEvent): Promise<unknown> => precache.activate(event);

export async function countAssets(): Promise<{ kept: number; needed: number }> {
  // To open a cache that is not there makes it, and after a sign-out not even an empty one is to be left.
  const isThere = await caches.has(cacheNames.precache);
  const kept = isThere ? await keptKeys(await caches.open(cacheNames.precache)) : new Set<string>();
  const needed = [...precache.getURLsToCacheKeys().values()];
  return { kept: needed.filter((key) => kept.has(key)).length, needed: needed.length };
}

export function serveAssets(): void {
  registerRoute(new PrecacheRoute(precache));
  // The scripts of an earlier build, for a tab that still runs it. What is not kept comes from the network and is left to the browser's own cache.
  const onlyRead = { cacheWillUpdate: async () => null };
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName: cacheNames.precache, matchOptions: { ignoreVary: true }, plugins: [onlyRead] }),
  );
}
