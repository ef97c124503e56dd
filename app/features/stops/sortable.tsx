import {
  type Announcements,
  closestCorners,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { dayStopsTexts as texts, stopRefusalTexts } from "#messages/stops";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Stop } from "~/domain/plan/stop";
import { moveByDrag } from "~/domain/plan/stop-moves";
import { classes } from "~/ui/layout/classes";
import { toast } from "~/ui/feedback/toast";

/** Where a dragged stop may be let go beside another stop: an empty part of the day, or the shelf. */
export const SHELF_AREA = "area:shelf";
export const areaOf = (part: BlockName): string => `area:${part}`;

const A_DRAG_PX = 8;

/**
 * What a dragged stop is over: what lies under the pointer; by the keyboard, what its upper or its lower edge has come to. Among its own it comes to
 * stand at the lower edge of what it passes, in another part at the upper one. The corners alone would hold a tall card over its own place.
 */
export const overWhat: CollisionDetection = (drag) => {
  const { collisionRect, droppableContainers, droppableRects, pointerCoordinates } = drag;
  const beneath = pointerWithin(drag);
  if (beneath.length > 0) return beneath;
  if (pointerCoordinates !== null) return closestCorners(drag);
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      const value =
        rect && Math.min(Math.abs(rect.top - collisionRect.top), Math.abs(rect.bottom - collisionRect.bottom));
      return value === undefined ? [] : [{ id: droppableContainer.id, data: { droppableContainer, value } }];
    })
    .sort((one, other) => one.data.value - other.data.value);
};

/** Lets the stops within be dragged by mouse, finger and keyboard: from part to part of the day, and to and from the shelf. */
export function SortableStops({
  dayIndex,
  stops,
  editing,
  children,
}: {
  dayIndex: number;
  stops: readonly Stop[];
  editing: PlanEditing;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: A_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const target = over === null ? null : String(over.id);
    if (target === null || target === active.id) return;
    const part = BLOCK_NAMES.find((name) => areaOf(name) === target);
    const to = part ? { day: dayIndex, part } : target === SHELF_AREA ? "shelf" : target;
    const { translated } = active.rect.current;
    const behind = translated !== null && over !== null && translated.top > over.rect.top + over.rect.height / 2;
    const move = moveByDrag(stops, String(active.id), to, { behind });
    const refusal = move && editing.move([move]);
    if (refusal) toast(stopRefusalTexts[refusal], { tone: "bad" });
  };
  const titleOf = (id: string | number): string => stops.find((stop) => stop.id === id)?.title ?? areaText(id);
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lift(titleOf(active.id)),
    onDragOver: ({ active, over }) => {
      const at = over ? titleOf(over.id) : "";
      return at === "" || over?.id === active.id ? undefined : texts.over(titleOf(active.id), at);
    },
    onDragEnd: ({ active }) => texts.dropped(titleOf(active.id)),
    onDragCancel: ({ active }) => texts.left(titleOf(active.id)),
  };
  return (
    <DndContext
      id="stops"
      sensors={sensors}
      collisionDetection={overWhat}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
    >
      {children}
    </DndContext>
  );
}

/** An empty part of the day, or the empty shelf, as the voice calls it. */
export function areaText(id: string | number): string {
  const part = BLOCK_NAMES.find((name) => areaOf(name) === id);
  if (part) return texts.area(part);
  return id === SHELF_AREA ? texts.ideas : "";
}

/** A part of the day, or the shelf, as a place for stops; once it holds some, these are what others are let go on. */
export function SortableArea({ id, ids, children }: { id: string; ids: readonly string[]; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: ids.length > 0 });
  return (
    <SortableContext id={id} items={[...ids]} strategy={verticalListSortingStrategy}>
      <div
        ref={setNodeRef}
        className={classes("grid gap-3 rounded-xl", isOver && "outline-2 outline-dashed outline-accent")}
      >
        {children}
      </div>
    </SortableContext>
  );
}

/** A stop that can be dragged by the handle which `children` are given. */
export function SortableStop({ stop, children }: { stop: Stop; children: (handle: ReactNode) => ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: stop.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={texts.drag(stop.title)}
      className="grid size-12 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
  return (
    <div
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(isDragging && "relative z-10 opacity-90")}
    >
      {children(handle)}
    </div>
  );
}
