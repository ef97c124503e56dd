import type { ReactNode } from "react";
import { MovingLine } from "./moving-line";

/** Something is under way: a sentence that says what, with a thin moving line beneath it. Never a bare spinner. */
export function PendingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="relative overflow-hidden rounded-sm pb-3 font-semibold text-ink-soft">
      {children}
      <MovingLine className="rounded-full bg-line text-accent" />
    </p>
  );
}
