import { useDndContext, useDroppable } from "@dnd-kit/core";
import { createPortal } from "react-dom";
import { dayStopsTexts as texts } from "#messages/stops";
import { classes } from "~/ui/layout/classes";

/** What a stop is let go on to go to another day. */
export const dayTarget = (dayIndex: number): string => `day:${dayIndex}`;

/** The day that a target stands for; null where it is another target. */
export function dayOfTarget(id: string | number): number | null {
  const day = /^day:(\d+)$/.exec(String(id))?.[1];
  return day === undefined ? null : Number(day);
}

/** The other days, at the edge of the screen for as long as a finger or the mouse holds a stop. Who moves it by the keyboard has them in its menu. */
export function DayTargets({ days }: { days: readonly number[] }) {
  const { active, activatorEvent } = useDndContext();
  if (active === null || activatorEvent instanceof KeyboardEvent || days.length === 0) return null;
  return createPortal(
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised p-3 shadow-lift">
      <div aria-hidden="true" className="mx-auto grid max-w-3xl gap-2">
        <p className="text-sm font-semibold text-ink-soft">{texts.toAnotherDay}</p>
        <div className="flex max-h-36 flex-wrap gap-2 overflow-y-auto">
          {days.map((day) => (
            <DayTarget key={day} day={day} />
          ))}
        </div>
      </div>
    </div>,
    document.body,
  );
}

function DayTarget({ day }: { day: number }) {
  const { setNodeRef, isOver } = useDroppable({ id: dayTarget(day) });
  return (
    <span
      ref={setNodeRef}
      className={classes(
        "grid min-h-12 min-w-16 place-items-center rounded-lg border-2 px-4 font-semibold",
        isOver ? "border-accent bg-accent text-on-accent" : "border-dashed border-edge bg-paper text-ink",
      )}
    >
      {texts.day(day)}
    </span>
  );
}
