import type { Block } from "./block";
import { formatLongDate } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import type { Day } from "./itinerary";

const plain = ({ title, description }: Block) => ({ title, desc: description });

/** A day as the live plan shows it (SPEC section 7, triplive): its date in words and its three blocks, each a title and a description. */
export const plainDay = ({ dayIndex, summary, blocks }: Day, startDate: string) => ({
  dayIndex,
  dateStr: formatLongDate(dateOfDay(startDate, dayIndex)),
  summary,
  blocks: { morning: plain(blocks.morning), afternoon: plain(blocks.afternoon), evening: plain(blocks.evening) },
});
