import type { Block, BlockName } from "./block";
import { type CalendarDate, formatLongDate, isCalendarDate } from "./calendar-date";
import { dateOfDay } from "./day-index";
import { pointOf } from "./geo";
import { placeOf } from "./map-stops";
import { mapsAddress } from "./maps-address";

const PARTS: Record<BlockName, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };

/** What one sends to a friend about a part of a day: what, where, when, why, and the way to a map. */
export function blockMessage({ block, dayIndex, city, startDate }: { block: Block; dayIndex: number; city: string; startDate: CalendarDate }): string {
  const date = isCalendarDate(startDate) ? `, ${formatLongDate(dateOfDay(startDate, dayIndex))}` : "";
  const where = placeOf(block) || city;
  const maps = mapsAddress({ title: block.title, city, point: pointOf(block) });
  return [block.title, where, `${PARTS[block.timeOfDay]} of day ${dayIndex}${date}`, "", block.description, "", `On a map: ${maps}`].join("\n");
}
