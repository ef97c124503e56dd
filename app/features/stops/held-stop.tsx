import { DragOverlay, type Modifier, useDndContext } from "@dnd-kit/core";
import type { Stop } from "~/domain/plan/stop";
import { classes } from "~/ui/layout/classes";
import { StopHead } from "./stop-facts";

/** So far above the pointer its upper edge is: beneath a finger nobody would see it. */
export const ABOVE_POINTER_PX = 76;

/** As far down its card as the pointer took hold of it. */
const atPointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) =>
  activatorEvent instanceof MouseEvent && activeNodeRect !== null
    ? { ...transform, y: transform.y + activatorEvent.clientY - activeNodeRect.top - ABOVE_POINTER_PX }
    : transform;

/** The stop that a finger or the mouse holds, on one line, wherever it is carried. By the keyboard the stop itself moves. */
export function HeldStop({ stops }: { stops: readonly Stop[] }) {
  const { active, activatorEvent, over } = useDndContext();
  if (activatorEvent instanceof KeyboardEvent) return null;
  const stop = stops.find(({ id }) => id === active?.id);
  return (
    <DragOverlay dropAnimation={null} modifiers={[atPointer]} className="pointer-events-none">
      {stop && (
        <div
          aria-hidden="true"
          className={classes(
            "rounded-xl border-2 bg-raised px-4 py-3 shadow-lift",
            over === null ? "border-line" : "border-accent",
          )}
        >
          <StopHead stop={stop} brief />
        </div>
      )}
    </DragOverlay>
  );
}
