import { blockMessageTexts as texts } from "#messages/trip";
import type { Block } from "./block";
import { type CalendarDate, formatLongDate, isCalendarDate } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { pointOf } from "../place/geo";
import { placeOf } from "../place/map-stops";
import { mapsAddress } from "../place/maps-address";

/** What one sends to a friend about a part of a day: what, where, when, why, and the way to a map. */
export function blockMessage({
  block,
  dayIndex,
  city,
  startDate,
}: {
  block: Block;
  dayIndex: number;
  city: string;
  startDate: CalendarDate;
}): string {
  const date = isCalendarDate(startDate) ? formatLongDate(dateOfDay(startDate, dayIndex)) : null;
  const where = placeOf(block) || city;
  const maps = mapsAddress({ title: block.title, city, point: pointOf(block) });
  return [
    block.title,
    where,
    texts.when(block.timeOfDay, dayIndex, date),
    "",
    block.description,
    "",
    texts.onMap(maps),
  ].join("\n");
}
