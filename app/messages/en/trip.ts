import type { MapDistance, WayAdvice } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { CalendarFrame, CalendarRemark } from "~/domain/plan/trip-calendar";
import { counted } from "~/messages/formats";
import { lengthText, meansText } from "./times";
import { blockTexts } from "./ui";

/** Every sentence of /tripmap. */
export const tripMapTexts = {
  documentTitle: "The map · Wayfellow",
  loading: "Drawing your map…",
  title: (day: number | null): string => (day === null ? "Your trip on a map" : `Day ${day} on a map`),
  lead: (tripName: string): string => tripName,
  back: "All days",
  choose: "What to show",
  whole: "Whole trip",
  day: (day: number): string => `Day ${day}`,
  sketch: (city: string, day: number | null): string =>
    day === null
      ? `Sketch map of the whole trip in ${city}, north up.`
      : `Sketch map of day ${day} in ${city}, north up.`,
  sketchNote: "A sketch: true directions and distances, no streets. Distances are straight lines.",
  streetsNote: "The lines join the stops of a day; the way itself follows the streets.",
  marks: "Numbers as in the list; each day has its colour.",
  farNote: "Stops with a dashed edge lie farther out than drawn.",
  showStreets: "Show Streets",
  showSketch: "Show the Sketch",
  fetching: "Fetching the streets…",
  streetsFailed: "The streets could not be fetched just now. The sketch needs no connection.",
  /** What lies at a pin, and how one leaves it. */
  chosen: "On the map",
  close: "Close",
  inTheList: "In the list",
  stay: "Where you stay",
  stops: (day: number): string => `Stops of day ${day}`,
  openDay: "Nothing is planned on this day yet.",
  openInMaps: "Open in maps",
  openPlaceInMaps: (title: string): string => `Open in maps: ${title}`,
  noPlace: "Not on the map: the plan leaves the exact place to you.",
  onward: (way: string): string => `To the next: ${way}`,
  noPlaces: "The plan names no exact places here, so there is nothing to draw. The stops are listed below.",
  lookAt: (city: string): string => `Open ${city} in maps`,
  noDays: "There are no days yet. As soon as they are planned, they are here.",
};

/** Every sentence of /tripprint. */
export const tripPrintTexts = {
  documentTitle: "Print your trip · Wayfellow",
  loading: "Laying out your pages…",
  title: "Print your trip",
  lead: "Two days to a page, in black and white if you like. On a phone, “Save as PDF” keeps it for the road.",
  back: "All days",
  print: "Print",
  day: (day: number, total: number): string => `Day ${day} of ${total}`,
  emergency: "In an emergency, call",
  stay: "Where we stay",
  arrival: "Arrival",
  departure: "Departure",
  company: "Who is coming",
  code: "Join code",
  part: (block: BlockName): string => blockTexts.title[block],
  ticket: "Needs a ticket",
  dayTrip: "Day trip",
  onward: (way: string): string => `${way} to the next`,
  made: "Made with Wayfellow. “About” times and ways are estimates. Check opening times before you set off.",
  noDays: "There are no days to print yet.",
};

/** What a calendar's entry says besides the plan. */
export const calendarTexts: Record<CalendarRemark, string> = {
  "needs-ticket": "Needs a ticket.",
  "time-suggested": "The time is a suggestion. Check opening times.",
  "hours-suggested": "The hours are a suggestion: a part of the day, not an appointment. Check opening times.",
};

/** What a calendar calls a stay, an arrival and a departure. */
export function framedTitle(frame: CalendarFrame, name: string): string {
  switch (frame) {
    case "stay":
      return `Stay: ${name}`;
    case "arrival":
      return `Arrival: ${name}`;
    case "departure":
      return `Departure: ${name}`;
    default:
      return frame satisfies never;
  }
}

/** The way to the next stop: a walk in minutes, said to be an estimate; beyond a walk, the distance and what to do about it. */
export function wayText(advice: WayAdvice): string {
  switch (advice.code) {
    case "right-there":
      return "right there";
    case "on-foot":
      return `about ${lengthText(advice.minutes)} on foot, estimated`;
    case "by-ride":
      return `about ${lengthText(advice.minutes)} by transport, estimated (${advice.km} km)`;
    case "across-water":
      return `about ${lengthText(advice.minutes)} across the water, ${meansText(advice.by)}, estimated`;
    default:
      return advice satisfies never;
  }
}

/** A distance on a map. */
export const mapDistanceText = ({ length, unit }: MapDistance): string => `${length} ${unit}`;

/** The countdown of the Trip Hub, to SPEC's letter (section 4, countdown); `days` until the start, negative once it has begun. */
export function countdownText(days: number, city: string): string {
  if (days > 0) return `${counted(days, { one: "day", other: "days" })} until your trip to ${city}!`;
  return days === 0 ? `Your trip to ${city} starts today` : `Your trip to ${city} is in progress`;
}
