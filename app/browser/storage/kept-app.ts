import { type ClearingEvent, stored } from "./stored-keys";

/**
 * Lets go of Wayfellow's own screens and scripts. The service worker goes first, so that it keeps nothing again; a page that is open stays what it is, and
 * fetches what it does not have yet.
 */
export async function clearKeptApp(event: ClearingEvent): Promise<void> {
  if (!includes(event) || typeof caches === "undefined") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

const includes = (event: ClearingEvent): boolean => stored.keptApp.clearedBy.includes(event);
