import type { OfflineFacts } from "~/domain/offline/offline-readiness";
import { keptReflections } from "../storage/kept-reflections";
import { copied, readLocal } from "../storage/local-copy";
import { countWaiting } from "../outbox/outbox-store";
import { askWorker, registeredWorker } from "./service-worker-link";

/** What is on this device, looked up just now. */
export type OnThisDevice = {
  facts: OfflineFacts;
  /** Whether this browser can keep the app at all. */
  canKeep: boolean;
  /** Things done here that the server does not have yet. */
  waiting: number;
  /** Bytes that this site takes on the device; null where the browser does not say. */
  bytes: number | null;
  /** When the trip was last brought up to date, in milliseconds since 1970. */
  copiedAt: number | null;
};

async function appKept(fetchMissing: boolean): Promise<OfflineFacts["app"]> {
  const active = (await registeredWorker())?.active;
  return active ? askWorker(active, fetchMissing ? "fetch-missing" : "holdings") : null;
}

function tripKept(): Omit<OfflineFacts, "app"> {
  const trip = readLocal("tripData");
  return {
    onTrip: (readLocal("userData")?.tripId ?? trip?.tripId ?? null) !== null,
    copied: copied.read(),
    trip,
    days: readLocal("itineraryData")?.days.length ?? 0,
    reflections: trip === null ? null : (keptReflections(trip.tripId)?.reflections.length ?? null),
  };
}

/** Looks at what is really there; `fetchMissing` has the service worker complete what it keeps first. */
export async function gatherOfflineFacts({ fetchMissing = false } = {}): Promise<OnThisDevice> {
  const [app, estimate] = await Promise.all([appKept(fetchMissing), navigator.storage?.estimate().catch(() => null)]);
  return {
    facts: { app, ...tripKept() },
    canKeep: "serviceWorker" in navigator,
    waiting: countWaiting(),
    bytes: estimate?.usage ?? null,
    copiedAt: copied.read()?.at ?? null,
  };
}
