import { isCalendarDate, utcMidnight } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { aheadOfUtc } from "../dates/instant";
import { type TripZones, wakingZone, zoneOn } from "./leg-zones";
import { legsOf } from "./legs";

const MINUTE_MS = 60_000;

/** By how many minutes the clocks go forward on the way between two zones, by the day of the way; back where negative. Days whose clocks stay are left out. */
export function clocksForward(trip: TripZones & { startDate: string }): Record<number, number> {
  if (!isCalendarDate(trip.startDate)) return {};
  const changes = legsOf(trip).slice(1);
  return Object.fromEntries(
    changes.flatMap(({ fromDay }) => {
      const [from, to] = [wakingZone(trip, fromDay), zoneOn(trip, fromDay)];
      if (from === null || to === null || from === to) return [];
      const midnight = utcMidnight(dateOfDay(trip.startDate, fromDay)).getTime();
      const minutes = (aheadOfUtc(midnight, to) - aheadOfUtc(midnight, from)) / MINUTE_MS;
      return minutes === 0 ? [] : [[fromDay, minutes]];
    }),
  );
}
