import { todayIn } from "~/domain/dates/calendar-date";
import { formatLongDate } from "~/messages/formats";

/** "March 3, 2027": the day of an instant where this device is; `at` is in milliseconds since 1970. */
export const dayOf = (at: number): string => formatLongDate(todayIn(undefined, new Date(at)));
