import { cacheNames } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { BUILD } from "./build";

const precache = new PrecacheController();
precache.addToCacheList(BUILD.assets);

/** Fetches what is not kept yet; a script that two builds share is fetched once. */
export const keepAssets = (event: ExtendableEvent): Promise<unknown> => precache.install(event);

/** Workbox would do this when a new worker takes over; open tabs still need the scripts of their own build then. */
export const dropOtherAssets = (event: ExtendableEvent): Promise<unknown> => precache.activate(event);

export async function countAssets(): Promise<{ kept: number; needed: number }> {
  const cache = await caches.open(cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
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
