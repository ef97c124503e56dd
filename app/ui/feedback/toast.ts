import type { AlertTone } from "./alert";

export type Toast = { id: number; message: string; tone: AlertTone; role: "status" | "alert" };

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
  { tone = "good", role = tone === "bad" ? "alert" : "status" }: Partial<Pick<Toast, "tone" | "role">> = {},
): void {
  const id = ++lastId;
  set([...toasts.filter((shown) => shown.message !== message), { id, message, tone, role }].slice(-3));
}

/** Takes a message away. */
export const dismissToast = (id: number): void => set(toasts.filter((shown) => shown.id !== id));

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  onServer: () => none,
};
