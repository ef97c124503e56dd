import type { QueueTold } from "~/domain/offline/outbox-answer";
import { onStoredChange } from "../storage/stored-value";
import { countWaiting } from "./outbox-store";
import { sendWaiting } from "./send-outbox";

/** How often the server is tried while something waits and nothing says that the connection is back. */
const AGAIN_MS = 20_000;

type Listener = (told: QueueTold) => void;

/**
 * Sends what waits: at the start of the app, when the network or the traveller comes back, after something was put in, and now and then. Only one tab
 * sends at a time. Gives the way to stop.
 */
export function watchOutbox(onTold: Listener): () => void {
  let sending = false;
  let count = 0;
  const send = async () => {
    if (sending || !navigator.onLine || countWaiting() === 0) return;
    sending = true;
    try {
      const report = await alone(sendWaiting);
      report?.told.forEach(onTold);
      sending = false;
      // What was put in while the last answer came has nobody who sends it yet.
      if (report?.left === 0) trySend();
    } finally {
      sending = false;
    }
  };
  const trySend = () => void send().catch(console.error);
  const onChange = () => {
    const now = countWaiting();
    if (now > count) trySend();
    count = now;
  };
  const timer = setInterval(trySend, AGAIN_MS);
  const stop = onStoredChange(onChange);
  window.addEventListener("online", trySend);
  document.addEventListener("visibilitychange", trySend);
  trySend();
  return () => {
    clearInterval(timer);
    stop();
    window.removeEventListener("online", trySend);
    document.removeEventListener("visibilitychange", trySend);
  };
}

/** Does the work unless another tab is at it; where the browser has no locks, does it: the server takes a command twice without harm. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("wayfellow-outbox", { ifAvailable: true }, (lock) => (lock === null ? null : work()));
}
