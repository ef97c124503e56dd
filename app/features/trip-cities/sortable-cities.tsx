import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { tripCitiesTexts as texts } from "#messages/planning/trip-setup";
import { classes } from "~/ui/layout/classes";
import { CityCard } from "./city-rows";
import type { Cities, CityRow } from "./use-cities";

/** A press that does not move is a press. */
const MOVES_AFTER_PX = 5;

/** Who cannot draw has the buttons of each city, so nothing is said about dragging. */
const SILENT = {
  screenReaderInstructions: { draggable: "" },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

type Props = { cities: Cities; error: string | undefined };

/** The cities in their order, which a finger or a mouse can change by their grips. */
export function SortableCities({ cities, error }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: MOVES_AFTER_PX } }));
  const at = (id: unknown) => cities.rows.findIndex((row) => row.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) cities.move(at(active.id), at(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={onDragEnd}>
      <SortableContext items={cities.rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-3">
          {cities.rows.map((row, i) => (
            <SortableCity key={row.id} row={row} at={i} cities={cities} error={error} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableCity(props: Props & { row: CityRow; at: number }) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: props.row.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes("relative", isDragging && "z-10 rotate-[0.4deg] rounded-xl shadow-float")}
    >
      <CityCard
        {...props}
        grip={
          <span
            ref={setActivatorNodeRef}
            {...listeners}
            aria-hidden="true"
            title={texts.drag}
            className="mt-6.5 -ms-2 grid h-12 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink active:cursor-grabbing"
          >
            <GripVertical className="size-5" />
          </span>
        }
      />
    </li>
  );
}
