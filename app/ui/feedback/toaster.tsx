import { useLocation, useNavigation } from "@remix-run/react";
import { X } from "lucide-react";
import { type FocusEventHandler, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { sharedLabels } from "#messages/ui";
import { classes } from "../layout/classes";
import { dismissToast, leaveToasts, TOAST_SHOWN_MS, type Toast, type ToastAction, toastStore } from "./toast";

/**
 * The one place where `toast()` messages appear: above the next step, so that they lie neither over it nor over the way back, and never over
 * more than a third of the screen. The live regions are there from the start so that they are read out.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  useLeaving();
  const isScreenThere = useNavigation().state === "idle";
  const clearance = useClearance(toasts.length > 0);
  return (
    <div
      style={{ bottom: clearance }}
      className="no-print safe-x pointer-events-none fixed inset-x-0 z-50 mx-auto grid max-h-[33dvh] max-w-xl grid-cols-[minmax(0,1fr)] content-end gap-2 overflow-hidden pb-[max(0.5rem,env(safe-area-inset-bottom))] large-text:max-h-[25dvh]"
    >
      {(["status", "alert"] as const).map((role) => (
        <div key={role} role={role} className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-2">
          {toasts
            .filter((shown) => shown.role === role)
            .map((shown) => (
              <ToastNote key={shown.id} shown={shown} timeRuns={isScreenThere} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** Listens to the window; gives what ends it. */
function listen(names: readonly string[], hear: (event: Event) => void): () => void {
  for (const name of names) addEventListener(name, hear, true);
  return () => {
    for (const name of names) removeEventListener(name, hear, true);
  };
}

/** What leads from one screen to another by hand: a link or a button, by keys too, and the way back. */
const DOINGS = ["click", "popstate"];

/** A message does not outlive its screen, nor the step on the same screen that it was about, unless it answers what led to the next one. */
function useLeaving(): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const doneAt = useRef(0);
  useEffect(() => {
    // What is done while the next screen is on its way did not lead to it.
    if (state !== "idle") return;
    return listen(DOINGS, ({ timeStamp }) => {
      doneAt.current = timeStamp;
    });
  }, [state]);
  useEffect(() => () => leaveToasts(doneAt.current), [key]);
}

/** How far from the bottom of the window the next step reaches up there, in pixels, kept up to date while there is something to say. */
function useClearance(wanted: boolean): number {
  const [clearance, setClearance] = useState(0);
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!wanted) return;
    const measure = () => setClearance(heightOfStep());
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    const stop = listen(["scroll", "resize"], measure);
    return () => {
      resized.disconnect();
      stop();
    };
  }, [wanted, key]);
  return clearance;
}

/** At most half of the window: a step that is taller is scrolled by. */
function heightOfStep(): number {
  const step = document.querySelector(".action-bar")?.getBoundingClientRect();
  if (!step || step.top >= window.innerHeight || step.bottom < window.innerHeight - 1) return 0;
  return Math.min(window.innerHeight - step.top, window.innerHeight / 2);
}

/** Its time runs once the screen that it is read on is there: what led to it may take longer than a message stays. */
function ToastNote({ shown, timeRuns }: { shown: Toast; timeRuns: boolean }) {
  useEffect(() => {
    if (!timeRuns) return;
    const timer = setTimeout(() => dismissToast(shown.id), TOAST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown.id, timeRuns]);
  const focusBefore = useFocusBack();
  return (
    <div
      onFocus={focusBefore}
      className="pointer-events-auto flex max-h-[30dvh] animate-arrive items-center gap-3 rounded-lg bg-ink ps-4 text-sm font-semibold text-paper shadow-lift outline outline-paper/25 large-text:max-h-[22dvh] large-text:gap-1 large-text:ps-2"
    >
      <span
        aria-hidden="true"
        className={classes(
          "size-2.5 shrink-0 rounded-full large-text:hidden",
          shown.tone === "bad" ? "bg-accent" : "bg-paper",
        )}
      />
      <span className="max-h-[30dvh] min-w-0 grow overflow-y-auto py-2 leading-snug wrap-anywhere large-text:max-h-[22dvh] large-text:py-1 large-text:leading-tight">
        {shown.message}
      </span>
      {shown.action && <ToastActionButton id={shown.id} action={shown.action} />}
      <button
        type="button"
        aria-label={sharedLabels.dismiss}
        onClick={() => dismissToast(shown.id)}
        className="grid size-12 shrink-0 place-items-center rounded-md large-text:size-6"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** Whoever had gone to a message is back where they were once it goes. */
function useFocusBack(): FocusEventHandler {
  const before = useRef<EventTarget | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}

/** What is said is answered with it, and goes. */
function ToastActionButton({ id, action: { label, run } }: { id: number; action: ToastAction }) {
  const act = () => {
    run();
    dismissToast(id);
  };
  return (
    <button
      type="button"
      onClick={act}
      className="-my-px min-h-12 shrink-0 rounded-md px-2 underline decoration-2 underline-offset-4 large-text:min-h-6 large-text:px-1"
    >
      {label}
    </button>
  );
}
