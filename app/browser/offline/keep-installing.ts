import { firstInstallation } from "./first-installation";
import { registerWorker } from "./service-worker-link";

/** Doubled from try to try. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type Means = {
  register: () => Promise<ServiceWorkerRegistration | undefined>;
  /** Settles after so many milliseconds, or earlier: when a network comes back, or the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Registers the worker, and again until the first one of this device has begun: browsers drop one that could not fetch all it needs, and would not
 * try again before the next visit. `onRegistration` gets each registration. Settles once a worker serves, where the browser has none, or on abort.
 */
export async function keepInstalling(
  onRegistration: (registration: ServiceWorkerRegistration) => void,
  signal: AbortSignal,
  { register, pause }: Means = { register: registerWorker, pause: pauseUntilOnline },
): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const registration = await register();
    if (registration === undefined || signal.aborted) return;
    onRegistration(registration);
    await firstInstallation(registration);
    if (registration.active !== null || signal.aborted) return;
    await pause(wait, signal);
  }
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end, { signal: over.signal });
    signal.addEventListener("abort", end, { signal: over.signal });
  });
}
