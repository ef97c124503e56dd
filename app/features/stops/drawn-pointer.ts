import { PointerSensor, type PointerSensorOptions, type PointerSensorProps } from "@dnd-kit/core";
import { startTransition, useCallback, useEffect, useState } from "react";

type Drop = () => void;

interface DrawnPointerOptions extends PointerSensorOptions {
  /** Lets go once the last move is on the screen. */
  onceDrawn: (drop: Drop) => void;
}

/**
 * A pointer that lets go where it was let go. The library knows what is beneath the pointer from what was drawn last: on a slow phone a quick hand has
 * moved on since, and what it held would be let go on what it passed before.
 */
export class DrawnPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps & { options: DrawnPointerOptions }) {
    super({ ...props, onEnd: () => props.options.onceDrawn(props.onEnd) });
  }
}

/** Runs what it is given once everything that waited to be drawn has been: a transition gives way to all of that. */
export function useOnceDrawn(): (drop: Drop) => void {
  const [pending, setPending] = useState<Drop | null>(null);
  useEffect(() => {
    if (pending === null) return;
    setPending(null);
    pending();
  }, [pending]);
  return useCallback((drop: Drop) => startTransition(() => setPending(() => drop)), []);
}
