import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { outboxTexts, updateTexts } from "#messages/notices/offline";
import { ApiProblem } from "~/browser/api/api-problem";
import { onWarning } from "~/browser/api/warnings";
import { keepInstalling } from "~/browser/offline/keep-installing";
import { newerVersion } from "~/browser/offline/newer-version";
import { isUpdateMissed } from "~/browser/offline/take-update";
import { fetchUpdate, watchUpdates, type AcceptUpdate } from "~/browser/offline/watch-updates";
import { registeredWorker } from "~/browser/offline/service-worker-link";
import { watchOutbox } from "~/browser/outbox/watch-outbox";
import { optionalPart } from "~/browser/page/optional-part";
import { useSession } from "~/browser/session/session";
import { dropScrollPositions } from "~/browser/storage/clear-stored";
import { useLocal } from "~/browser/storage/local-copy";
import { toast } from "~/ui/feedback/toast";

/** Sends what was done offline, shows what the server wants known, keeps the app on the device, offers its new versions, and drops what Remix wrote down for somebody who has signed out. */
export default function BackgroundTasks() {
  useEffect(sendOutbox, []);
  useEffect(showWarnings, []);
  useEffect(showMissedUpdate, []);
  useEffect(dropScrollPositions, []);
  return <OfflineTasks />;
}

const UpdateOffer = optionalPart(() => import("./update-offer"));

/**
 * Whoever signs in has something to take along, so the app stays on their device until they sign out; a passer-by is spared the download. Where a session
 * was refused, what is kept is still looked after.
 */
function OfflineTasks() {
  const isSignedIn = useSession() !== null;
  const accept = useUpdate(isSignedIn);
  useTripOffline();
  return (
    accept && (
      <Suspense>
        <UpdateOffer onAccept={accept} />
      </Suspense>
    )
  );
}

function useUpdate(isSignedIn: boolean): AcceptUpdate | null {
  const [accept, setAccept] = useState<{ update: AcceptUpdate } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const offer = (update: AcceptUpdate) => setAccept({ update });
    const watch = (registration: ServiceWorkerRegistration | undefined) =>
      registration && !leaving.signal.aborted && watchUpdates(registration, offer, leaving.signal);
    (isSignedIn ? keepInstalling(watch, leaving.signal) : registeredWorker().then(watch)).catch(console.error);
    return () => leaving.abort();
  }, [isSignedIn]);
  const isOutdated = useSyncExternalStore(newerVersion.subscribe, newerVersion.isKnown, () => false);
  useEffect(() => {
    if (!isOutdated) return;
    let isHere = true;
    void fetchUpdate().then((update) => isHere && setAccept({ update }), console.error);
    return () => void (isHere = false);
  }, [isOutdated]);
  return accept?.update ?? null;
}

/** Once a trip is on: what no screen has asked for yet, but a traveller may want to read on the way; and that none of it is cleared meanwhile. */
function useTripOffline(): void {
  const trip = useLocal("tripData");
  const isOn = trip?.startedTrip === true;
  useEffect(() => {
    if (!isOn) return;
    void keepTripOffline();
    void keepStorage().catch(console.error);
  }, [trip?.tripId, isOn]);
}

/** What could not be fetched, the script for it or what companions wrote, is fetched by the next start of the app. @throws what is neither */
async function keepTripOffline(): Promise<void> {
  const script = await import("~/browser/offline/offline-reflections").catch(() => null);
  await script?.keepReflectionsOffline().catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
  });
}

/** Asks the browser not to clear what it keeps of this site when it runs short of space. Most decide by themselves; one that asks the traveller asks once. */
async function keepStorage(): Promise<void> {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Sends what was done offline, whatever screen is open, and says what was not taken. */
const sendOutbox = (): (() => void) => watchOutbox((told) => toast(outboxTexts.told(told), { tone: "note" }));

const showWarnings = (): (() => void) => onWarning((sentence) => toast(sentence, { tone: "note" }));

/** Whoever took a new version and has the old one before them all the same is told so. */
function showMissedUpdate(): void {
  if (isUpdateMissed()) toast(navigator.onLine ? updateTexts.missed : updateTexts.missedOffline, { tone: "note" });
}
