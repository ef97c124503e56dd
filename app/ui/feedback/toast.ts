import type { AlertTone } from "./alert";

/** What can be done about what is said, while it is said; it may well stay undone. */
export type ToastAction = { label: string; run: () => void };

/** `at` is when it was said, in milliseconds of the page's own clock. */
export type Toast = {
  id: number;
  message: string;
  tone: AlertTone;
  role: "status" | "alert";
  at: number;
  action: ToastAction | null;
  /** What is said later about the same takes its place. */
  about: string | null;
};

/** Long enough to read a sentence twice; a message that needs an answer belongs on the screen, not here. */
export const TOAST_SHOWN_MS = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const tell of listeners) tell();
};

/** Shows a message over whatever screen is or comes next: `toast("Saved. Lisbon, 4 days.")`. A bad one is read out at once. */
export function toast(
  message: string,
  {
    tone = "good",
    role = tone === "bad" ? "alert" : "status",
    action = null,
    about = null,
  }: Partial<Pick<Toast, "tone" | "role" | "action" | "about">> = {},
): void {
  const id = ++lastId;
  set(
    [
      ...toasts.filter((shown) => shown.message !== message && (about === null || shown.about !== about)),
      { id, message, tone, role, action, about, at: performance.now() },
    ].slice(-3),
  );
}

/** Takes a message away. */
export const dismissToast = (id: number): void => set(toasts.filter((shown) => shown.id !== id));

/** Takes away what was said before somebody did what led to the next screen; what was said since answers it, and stays. */
export function leaveToasts(doneAt: number): void {
  const stay = toasts.filter(({ at }) => at >= doneAt);
  if (stay.length < toasts.length) set(stay);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  onServer: () => none,
};
