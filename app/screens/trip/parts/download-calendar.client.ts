import type { Itinerary } from "~/domain/itinerary";
import type { Trip } from "~/domain/trip";
import { tripCalendar } from "~/domain/trip-calendar";
import { calendarFile } from "./calendar-file";

/** Downloads the trip as a calendar file named after it. */
export function downloadCalendar(trip: Trip, itinerary: Itinerary): void {
  const text = calendarFile(trip.tripName, tripCalendar(trip, itinerary), new Date());
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${fileName(trip.tripName)}.ics` });
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const fileName = (tripName: string): string => tripName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase() || "trip";
