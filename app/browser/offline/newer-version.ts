const listeners = new Set<() => void>();

let isKnown = false;

/** Notes that something reached this page that only a newer version of the app can read. Once noted, it stays so until the page is loaded again. */
export function noteNewerVersion(): void {
  if (isKnown) return;
  isKnown = true;
  listeners.forEach((listener) => listener());
}

/** Whether there is a newer version for all that this page was told, for `useSyncExternalStore`. */
export const newerVersion = {
  isKnown: (): boolean => isKnown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
