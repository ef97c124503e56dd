import { useEffect, useSyncExternalStore } from "react";
import { X } from "lucide-react";
import { sharedLabels } from "#messages/ui";
import { classes } from "../layout/classes";
import { dismissToast, type Toast, toastStore } from "./toast";

/** Long enough to read a sentence twice; a message that needs an answer belongs on the screen, not here. */
const SHOWN_FOR_MS = 6_000;

/** The one place where `toast()` messages appear; the live regions are there from the start so that they are read out. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  return (
    <div className="no-print safe-x pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto grid max-w-xl gap-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
      {(["status", "alert"] as const).map((role) => (
        <div key={role} role={role} className="grid gap-2">
          {toasts
            .filter((shown) => shown.role === role)
            .map((shown) => (
              <ToastNote key={shown.id} shown={shown} />
            ))}
        </div>
      ))}
    </div>
  );
}

function ToastNote({ shown }: { shown: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(shown.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown.id]);
  return (
    <div className="pointer-events-auto flex animate-arrive items-center gap-3 rounded-lg bg-ink ps-4 text-sm font-semibold text-paper shadow-lift outline outline-paper/25">
      <span
        aria-hidden="true"
        className={classes("size-2.5 shrink-0 rounded-full", shown.tone === "bad" ? "bg-accent" : "bg-paper")}
      />
      <span className="grow py-2 leading-snug">{shown.message}</span>
      <button
        type="button"
        aria-label={sharedLabels.dismiss}
        onClick={() => dismissToast(shown.id)}
        className="grid size-12 shrink-0 place-items-center rounded-md"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
