import {
  type Announcements,
  closestCorners,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  pointerWithin,
  useDndContext,
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
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { dayStopsTexts as texts, stopRefusalTexts } from "#messages/stops";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Stop } from "~/domain/plan/stop";
import { moveByDrag } from "~/domain/plan/stop-moves";
import { placeBefore } from "~/domain/plan/stop-place";
import { classes } from "~/ui/layout/classes";
import { toast } from "~/ui/feedback/toast";
import { DayTargets, dayOfTarget } from "./day-targets";
import { DrawnPointerSensor, useOnceDrawn } from "./drawn-pointer";
import { ABOVE_POINTER_PX, HeldStop } from "./held-stop";
import { answered } from "./rearrange";

/** Where a dragged stop may be let go beside another stop: an empty part of the day, or the shelf. */
export const SHELF_AREA = "area:shelf";
/** The heading of the shelf. */
export const IDEAS_ID = "ideas";
export const areaOf = (part: BlockName): string => `area:${part}`;

const A_DRAG_PX = 8;

/**
 * What a dragged stop is over: what lies under the pointer; by the keyboard, what its upper or its lower edge has come to. Among its own it comes to
 * stand at the lower edge of what it passes, in another part at the upper one. The corners alone would hold a tall card over its own place.
 */
export const detectCollision: CollisionDetection = (drag) => {
  const { collisionRect, droppableContainers, droppableRects, pointerCoordinates } = drag;
  const beneath = pointerWithin(drag);
  // The other days lie over what is beneath them.
  const day = beneath.find(({ id }) => dayOfTarget(id) !== null);
  if (day) return [day];
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

/** Lets the stops within be dragged by mouse, finger and keyboard: from part to part of the day, and to and from the shelf; by mouse and finger to another day too. */
export function SortableStops({
  dayIndex,
  otherDays,
  stops,
  editing,
  children,
}: {
  dayIndex: number;
  otherDays: readonly number[];
  stops: readonly Stop[];
  editing: PlanEditing;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(DrawnPointerSensor, { activationConstraint: { distance: A_DRAG_PX }, onceDrawn: useOnceDrawn() }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keepFocus = useFocusOnMoved();
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    const target = over === null ? null : String(over.id);
    if (target === null || target === active.id) return;
    const day = dayOfTarget(target);
    if (day !== null) return dropOnDay(String(active.id), day);
    const part = BLOCK_NAMES.find((name) => areaOf(name) === target);
    const to = part ? { day: dayIndex, part } : target === SHELF_AREA ? "shelf" : target;
    const { translated } = active.rect.current;
    const letGoAt = translated && translated.top + (activatorEvent instanceof KeyboardEvent ? 0 : ABOVE_POINTER_PX);
    const behind = letGoAt !== null && over !== null && letGoAt > over.rect.top + over.rect.height / 2;
    if (activatorEvent instanceof KeyboardEvent) keepFocus(handleOf(String(active.id)));
    const move = moveByDrag(stops, String(active.id), to, { behind });
    const refusal = move && editing.move([move]);
    if (refusal) toast(stopRefusalTexts[refusal], { tone: "bad" });
  };
  const dropOnDay = (id: string, day: number) => {
    const stop = stops.find((each) => each.id === id);
    if (!stop) return;
    const at = placeBefore(stops, { day, part: stop.at?.part ?? "morning" }, null, id);
    const refused = answered(editing, editing.move([{ id, at }]), texts.moved(stop.title, texts.day(day)));
    if (refused) toast(refused, { tone: "bad" });
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
      collisionDetection={detectCollision}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
    >
      <KeepFocus.Provider value={keepFocus}>{children}</KeepFocus.Provider>
      <DayTargets days={otherDays} />
      <HeldStop stops={stops} />
    </DndContext>
  );
}

const handleOf = (id: string): string => `drag-${id}`;

type KeepsFocus = (id: string, otherwise?: string) => void;

/**
 * Keeps the focus on what one moved a stop by: its card may be another one where it comes to stand. Where it is not on the screen any more, `otherwise`
 * has the focus, such as the place that it left. Until the focus is elsewhere, or something is pointed at.
 */
function useFocusOnMoved(): KeepsFocus {
  const kept = useRef<readonly string[]>([]);
  useEffect(() => {
    const [wanted] = kept.current.flatMap((id) => document.getElementById(id) ?? []);
    const { activeElement } = document;
    if (wanted === undefined || activeElement === wanted) return;
    if (activeElement === null || activeElement === document.body) wanted.focus();
    // The menu in which it was moved closes by itself.
    else if (activeElement.closest("[role=dialog]") === null) kept.current = [];
  });
  useEffect(() => {
    const forget = () => void (kept.current = []);
    document.addEventListener("pointerdown", forget);
    return () => document.removeEventListener("pointerdown", forget);
  }, []);
  return (id, otherwise) => void (kept.current = otherwise === undefined ? [id] : [id, otherwise]);
}

const KeepFocus = createContext<KeepsFocus>(() => undefined);

/** For a stop that is moved otherwise than by dragging: where the focus goes afterwards. */
export const useKeepFocus = (): KeepsFocus => useContext(KeepFocus);

/** Another day, an empty part of this one, or the empty shelf, as the voice calls it. */
export function areaText(id: string | number): string {
  const day = dayOfTarget(id);
  if (day !== null) return texts.day(day);
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

type SortableStopProps = {
  stop: Stop;
  /** What holds only while everything lies where it is: gone while something is dragged. */
  below?: ReactNode;
  children: (handle: ReactNode) => ReactNode;
};

/** A stop that can be dragged by the handle which `children` are given. */
export function SortableStop({ stop, below, children }: SortableStopProps) {
  const { active, activatorEvent } = useDndContext();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: stop.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      id={handleOf(stop.id)}
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
      className={classes(
        isDragging && (activatorEvent instanceof KeyboardEvent ? "relative z-10 opacity-90" : "opacity-40"),
      )}
    >
      {children(handle)}
      {below && <div className={classes("pt-2 empty:hidden", active && "invisible")}>{below}</div>}
    </div>
  );
}
