import type * as Y from "yjs";
import { readPlan, takeOverDays, writeSummary } from "~/contracts/room/itinerary-document";
import { addStop, changeStop, moveStops, readStops } from "~/contracts/room/stop-document";
import { type CalendarDate, daysBetween, tripLength } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Stop } from "~/domain/plan/stop";
import { firstOf, moveWithDays } from "~/domain/plan/stop-moves";
import { placeBefore } from "~/domain/plan/stop-place";
import { stopFrom } from "~/domain/plan/whole-block";
import { changeOn } from "~/domain/trip/legs";
import { type CityDays, daysTakenOver } from "~/domain/trip/trip-cities";
import {
  idOfWay,
  isPlannedWay,
  saidOfWay,
  summaryWithWay,
  type WayPoint,
  wayToNextCity,
  withoutWay,
} from "~/planner/legs/way-to-next-city";
import { type LegOnTheWay, waysAfterChange } from "~/planner/legs/ways-after-change";
import { notesInOrder } from "~/planner/words/words-in-order";
import { noteOnShelf } from "~/planner/words/words-on-the-shelf";

/**
 * The days of a trip before and after a change of its dates or cities; `legs` are its cities after it, where those changed. `shift` is by how much
 * the number of a date grows: with other dates alone days keep their numbers, and what is fixed goes along.
 */
export type DaysChange = {
  takenOver: readonly (number | null)[];
  before: readonly CityDays[];
  legs: LegOnTheWay[] | null;
  shift: number;
};

type Span = { startDate: CalendarDate; endDate: CalendarDate; legs: readonly CityDays[] };

export const daysChange = (before: Span, after: Span, legs: LegOnTheWay[] | null): DaysChange => ({
  before: before.legs,
  legs,
  takenOver: legs
    ? daysTakenOver(before.legs, after.legs)
    : Array.from({ length: tripLength(after.startDate, after.endDate) }, (_, i) => i + 1),
  shift: legs ? daysBetween(after.startDate, before.startDate) : 0,
});

/** What the change would put on the shelf, by the days on which it lies now. Ways between cities are written anew and not asked about. */
export function wouldBeShelved(days: readonly Day[], { takenOver, shift }: DaysChange) {
  const stops = days.flatMap((day) => day.stops);
  const shelved = new Set(moveWithDays(stops, takenOver, shift).flatMap(({ id, at }) => (at === null ? [id] : [])));
  return days
    .map(({ dayIndex, stops: own }) => ({
      dayIndex,
      stops: own.filter((stop) => shelved.has(stop.id) && !isPlannedWay(stop)).map(({ title }) => title),
    }))
    .filter((day) => day.stops.length > 0);
}

/** Whether anything of the plan is another after the change. */
export const changesPlan = (days: readonly Day[], { takenOver, legs }: DaysChange): boolean =>
  legs !== null || days.some(({ dayIndex }) => dayIndex > takenOver.length);

/** Makes the plan that of the trip after the change. */
export function changeDays(document: Y.Doc, change: DaysChange): void {
  const before = readStops(document);
  takeOverDays(document, change.takenOver, change.shift);
  if (change.legs) writeWays(document, change.legs, change);
  leaveOutNeighbours(document, before);
}

/** Stops that have other neighbours now than `before`, or none as on the shelf, say no more of the way from or to those that they had. */
function leaveOutNeighbours(document: Y.Doc, before: readonly Stop[]): void {
  const titles = before.map(({ title }) => title);
  const { days, shelf } = readPlan(document);
  const notes = [
    ...days.flatMap(({ stops }) => notesInOrder(stops, titles)),
    ...shelf.map((stop) => ({ id: stop.id, note: noteOnShelf(stop, titles) })),
  ];
  for (const { id, note } of notes) changeStop(document, id, { note });
}

function writeWays(document: Y.Doc, legs: readonly LegOnTheWay[], { before, takenOver }: DaysChange): void {
  for (const { dayIndex, summary } of plannedDays(readPlan(document).days)) {
    const [was, is] = [changeOn(before, takenOver[dayIndex - 1] ?? 0), changeOn(legs, dayIndex)];
    if (is === null ? was === null : isSameChange(is, was)) continue;
    const rest = was ? withoutWay(summary, { from: was.from.city, to: was.to.city }) : summary;
    writeSummary(document, dayIndex, is ? summaryWithWay(wayToNextCity(is.from, is.to), rest) : rest);
  }
  const { write, shelve } = waysAfterChange(readPlan(document), legs, (change, dayIndex) =>
    isSameChange(change, changeOn(before, takenOver[dayIndex - 1] ?? 0)),
  );
  moveStops(
    document,
    shelve.map((id) => ({ id, at: null })),
  );
  for (const { dayIndex, way, id } of write) {
    const stops = readStops(document).filter((stop) => stop.id !== id);
    const at = placeBefore(stops, { day: dayIndex, part: "morning" }, firstOf(stops, dayIndex, "morning"));
    if (id === null) addStop(document, { ...stopFrom(null, newWayId(stops, dayIndex)), ...saidOfWay(way), at });
    else changeStop(document, id, { ...saidOfWay(way), at });
  }
}

function newWayId(stops: readonly { id: string }[], dayIndex: number): string {
  const known = new Set(stops.map(({ id }) => id));
  let id = idOfWay(dayIndex);
  for (let next = 2; known.has(id); next += 1) id = `${idOfWay(dayIndex)}-${next}`;
  return id;
}

const isSameChange = (
  change: { from: WayPoint; to: WayPoint },
  before: { from: CityDays; to: CityDays } | null,
): boolean =>
  before !== null && change.from.cityName === before.from.city.trim() && change.to.cityName === before.to.city.trim();
