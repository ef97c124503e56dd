import type { PrecacheEntry } from "workbox-precaching";

/** Written into the service worker when it is built (`service-worker-build.ts`). */
declare const __BUILD__: {
  /** Names one build of the app: the hash in its route table's name, which is made from the names of all scripts. */
  id: string;
  assets: PrecacheEntry[];
  /** The path patterns of the screens. */
  screens: string[];
};

export const BUILD = __BUILD__;
