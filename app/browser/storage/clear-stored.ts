import type { WorkerRequest } from "~/contracts/stored/offline-worker";
import { clearDocumentCopies } from "./document-copies";
import { type ClearingEvent, isClearedBy, stored, TEXT_AREAS, type TextArea } from "./stored-keys";
import { isStored } from "./stored-value";
import { keysOf, removeText, tellStoredChange } from "./stored-text";

let count = 0;

/** How often something was cleared in this tab. */
export const clearings = (): number => count;

/**
 * Clears what `stored-keys` declares for an event. Texts are gone when this returns, and whoever listens hears of it once; databases and kept files are gone
 * when the promise settles.
 */
export function clearStored(event: ClearingEvent): Promise<void> {
  count += 1;
  // Begins with the names of the documents, which are among the texts.
  const documents = clearDocumentCopies(event);
  for (const area of TEXT_AREAS) clearTexts(event, area);
  tellStoredChange();
  return Promise.all([documents, clearKeptApp(event)]).then(() => undefined);
}

function clearTexts(event: ClearingEvent, area: TextArea): void {
  for (const key of keysOf(area)) if (isClearedBy(event, area, key)) removeText(key, area, { quiet: true });
}

/**
 * Lets go of Wayfellow's own screens and scripts. The service worker is told and goes first, so that it keeps nothing again for a page that is open; that
 * page stays what it is, and fetches what it does not have yet.
 */
async function clearKeptApp(event: ClearingEvent): Promise<void> {
  if (!stored.keptApp.clearedBy.includes(event) || typeof caches === "undefined") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // One that is still being installed would go on fetching all it is to keep.
  for (const worker of [registration?.installing, registration?.waiting, registration?.active])
    worker?.postMessage("let-go" satisfies WorkerRequest);
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Each tab has a session storage of its own: when another tab signs out, this one clears what it keeps for itself. A refused session alone does not count,
 * since the same traveller may sign in again. Gives the way to stop.
 */
export function followSignOut(): () => void {
  const signs: readonly (string | null)[] = [stored.identitySession.key, stored.userData.key];
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!signs.includes(key) || newValue !== null) return;
    if (isStored(stored.identitySession) || isStored(stored.userData)) return;
    clearTexts("sign-out", "session");
    tellStoredChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/**
 * Remix remembers until a page is left how far each of its screens was scrolled, those from before a sign-out too, and writes it down then. Where nobody is
 * signed in it is dropped again as soon as the next page has read it.
 */
export function dropScrollPositions(): void {
  const { key, area } = stored.positions;
  if (!isStored(stored.identitySession)) removeText(key, area, { quiet: true });
}
