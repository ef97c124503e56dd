import { useEffect, useRef, useState, type ReactNode } from "react";

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

/** Counts down from `seconds` in steps of one second and calls `onDone` once at zero; gives what is left. */
export function useCountdown(seconds: number, onDone: () => void): number {
  const [left, setLeft] = useState(seconds);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (left <= 0) {
      done.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
