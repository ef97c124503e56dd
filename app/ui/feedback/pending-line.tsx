import type { ReactNode } from "react";

/** Something is under way: a sentence that says what, with a thin moving line beneath it. Never a bare spinner. */
export function PendingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="relative overflow-hidden rounded-sm pb-3 font-semibold text-ink-soft">
      {children}
      <MovingLine className="rounded-full bg-line text-accent" />
    </p>
  );
}

/** A thin line that moves while something is under way; decoration only, the words beside it say what. */
export function MovingLine({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-0 bottom-0 h-[3px] overflow-hidden rtl:-scale-x-100 ${className}`}
    >
      <span className="block h-full w-2/5 animate-drift rounded-full bg-current opacity-80" />
    </span>
  );
}
