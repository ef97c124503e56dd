import type { ReactNode } from "react";

/** A number that ticks, large, with the words that go with it; the screen owns the clock (see use-countdown). */
export function Countdown({ value, children }: { value: number | string; children?: ReactNode }) {
  return (
    <p className="grid justify-items-center gap-1 text-center">
      <span
        key={value}
        className="animate-tick font-display text-[clamp(4rem,20vw,7rem)] font-semibold leading-none tabular-nums"
      >
        {value}
      </span>
      {children && <span className="text-lg text-ink-soft">{children}</span>}
    </p>
  );
}
