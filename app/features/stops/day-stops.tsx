import { Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { dayStopsTexts as texts, shelfTexts } from "#messages/stops";
import { openPartTexts } from "#messages/ui";
import { useLocal } from "~/browser/storage/local-copy";
import { endTaking } from "~/domain/trip/arrival";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import { leadOf, type Stop } from "~/domain/plan/stop";
import { Button } from "~/ui/actions/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { AddStop } from "./add-stop";
import { DayMenu } from "./rearrange";
import { PartBand } from "./part-band";
import { areaOf, IDEAS_ID, SHELF_AREA, SortableArea, SortableStop, SortableStops } from "./sortable";
import { StopHead, StopNote } from "./stop-facts";
import { StopName } from "./stop-name";
import { StopMenu } from "./stop-menu";
import { StayWay, WayOn } from "./stop-ways";
import { Suggested } from "./suggested";
import { useUndoState } from "./use-plan-editing";

type DayStopsProps = {
  day: Day;
  itinerary: Itinerary;
  userId: string;
  editing: PlanEditing;
  /** The card of the stop that a part of the day is known by; `tools` are what moves it. */
  lead: (part: BlockName, tools: ReactNode) => ReactNode;
};

/** A day to work on: its stops in order under the parts of the day, and the shelf beneath. */
export default function DayStops({ day, itinerary, userId, editing, lead }: DayStopsProps) {
  const shelf = useMemo(() => editing.shelfAlone(itinerary), [editing, itinerary]);
  const stops = [...itinerary.days.flatMap((each) => each.stops), ...shelf];
  const menu = (stop: Stop) => <StopMenu {...{ stop, userId, editing, plan: itinerary, dayIndex: day.dayIndex }} />;
  const row = (stop: Stop) => (
    <SortableStop key={stop.id} stop={stop} below={<WayOn stop={stop} day={day} />}>
      {(handle) => <StopRow {...{ stop, handle }}>{menu(stop)}</StopRow>}
    </SortableStop>
  );
  return (
    <SortableStops
      dayIndex={day.dayIndex}
      otherDays={itinerary.days.map(({ dayIndex }) => dayIndex).filter((dayIndex) => dayIndex !== day.dayIndex)}
      stops={stops}
      editing={editing}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <DayMenu {...{ day, plan: itinerary, userId, editing }} />
        <UndoButtons editing={editing} />
      </div>
      <div className="grid gap-6">
        <StayWay day={day} end="out" />
        {BLOCK_NAMES.map((part) => {
          const here = stopsOfPart(day.stops, part);
          const first = leadOf(here);
          return (
            <div key={part} className="grid gap-2">
              <PartBand day={day} part={part} />
              <SortableArea id={areaOf(part)} ids={here.map(({ id }) => id)}>
                {first === null && <OpenPart dayIndex={day.dayIndex} part={part} />}
                {here.map((stop) =>
                  stop === first ? (
                    <SortableStop key={stop.id} stop={stop} below={<WayOn stop={stop} day={day} />}>
                      {(handle) =>
                        lead(
                          part,
                          <span className="flex items-center">
                            {handle}
                            {menu(stop)}
                          </span>,
                        )
                      }
                    </SortableStop>
                  ) : (
                    row(stop)
                  ),
                )}
              </SortableArea>
              <AddStop dayIndex={day.dayIndex} part={part} stops={stops} by={userId} editing={editing} />
            </div>
          );
        })}
        <StayWay day={day} end="back" />
        <section aria-labelledby={IDEAS_ID} className="grid gap-2">
          <h2 id={IDEAS_ID} tabIndex={-1} className="font-display text-xl font-semibold">
            {shelfTexts.title}
          </h2>
          <p className="text-ink-soft">{shelf.length > 0 ? shelfTexts.lead : shelfTexts.empty}</p>
          <SortableArea id={SHELF_AREA} ids={shelf.map(({ id }) => id)}>
            {shelf.map(row)}
          </SortableArea>
          <Suggested stops={stops} by={userId} editing={editing} />
        </section>
      </div>
    </SortableStops>
  );
}

/** Why a part of the day has no stop: it is spent on the way here or home, or nobody planned it yet. */
function OpenPart({ dayIndex, part }: { dayIndex: number; part: BlockName }) {
  const trip = useLocal("tripData");
  const taken = trip && endTaking(dayIndex, part, trip);
  return <EmptyState>{taken ? openPartTexts({ timeOfDay: part, taken }).description : texts.open(part)}</EmptyState>;
}

const StopRow = ({ stop, handle, children }: { stop: Stop; handle: ReactNode; children: ReactNode }) => (
  // As in the card of what a part is about, what moves it stands at the end of its name, and what is told of it has the whole width. Where letters are
  // large it stands beneath: beside them there would be room for a few.
  <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 rounded-xl border border-line bg-raised py-1.5 pe-2 ps-5 shadow-card large-text:grid-cols-1">
    <span className="py-2.5">
      {/* The whole card leads to the stop. */}
      <StopHead stop={stop} name={<StopName stop={stop} className="after:absolute after:inset-0 after:rounded-xl" />} />
    </span>
    <span className="relative flex self-start large-text:order-last large-text:justify-self-end">
      {handle}
      {children}
    </span>
    <StopNote stop={stop} className="col-span-full pb-2 pe-3 text-ink-soft" />
  </div>
);

/** Takes back one's own changes of the plan, one after the other; there once there is something to take back. */
function UndoButtons({ editing }: { editing: PlanEditing }) {
  const { canUndo, canRedo } = useUndoState(editing);
  if (!canUndo && !canRedo) return null;
  return (
    <div className="flex gap-2">
      <Button look="quiet" disabled={!canUndo} onClick={editing.undo} aria-label={texts.undoMine}>
        <Undo2 aria-hidden="true" className="size-5" />
        {texts.undo}
      </Button>
      <Button look="quiet" disabled={!canRedo} onClick={editing.redo} aria-label={texts.redoMine}>
        <Redo2 aria-hidden="true" className="size-5" />
        {texts.redo}
      </Button>
    </div>
  );
}
