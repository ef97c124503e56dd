import { saveFile } from "~/browser/page/save-file";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { type TravelDates, tripCalendar } from "~/domain/plan/trip-calendar";
import { calendarFile } from "./calendar-file";

/** Downloads the trip as a calendar file named after it. */
export function downloadCalendar(trip: Trip, itinerary: Itinerary, travelled: TravelDates): void {
  const text = calendarFile(trip.tripName, tripCalendar(trip, itinerary, travelled), new Date());
  saveFile(`${fileName(trip.tripName)}.ics`, new Blob([text], { type: "text/calendar;charset=utf-8" }));
}

const fileName = (tripName: string): string =>
  tripName
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase() || "trip";
