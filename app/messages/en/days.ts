import type { BlockName } from "~/domain/plan/block";
import type { PlanProblem } from "~/domain/plan/block-edit";
import type { DayLine } from "~/domain/plan/day-line";
import type { BlockToShare } from "~/domain/plan/block-to-share";
import type { StopKind } from "~/domain/plan/stop";
import { counted, formatLongDate } from "~/messages/formats";
import { days } from "./ui";

// What the days of a trip say wherever they stand: on the hubs, in the lists of days, beside them.

/** What a day's card says beside the plan itself. */
export const dayCardTexts = {
  title: (day: number) => `Day ${day}`,
  line: (day: number) => `The line of day ${day}`,
  read: (day: number) => `Read day ${day}`,
  inFull: (day: number) => `Day ${day} in full`,
  booked: "Booked",
};

/** What a day is about once its stops were changed by hand: "Mercado de Triana and Plaza de Doña Elvira, and Plaza de España in the evening". */
export function dayLineText({ day, evening }: DayLine): string {
  const hasAnd = day.some((name) => / and /.test(name));
  const before = day.join(hasAnd ? ", " : " and ");
  if (evening === null) return before;
  if (before === "") return evening.isMeal ? `Dinner at ${evening.name}` : `${evening.name} in the evening`;
  return `${before}, and ${evening.isMeal ? `dinner at ${evening.name}` : `${evening.name} in the evening`}`;
}

/** What the cover of a trip says of it; the countdown is the domain's. */
export const hubSummaryTexts = {
  city: "City",
  dates: "Dates",
  travellers: "Travellers",
  travellersCount: (count: number) => counted(count, { one: "traveller", other: "travellers" }),
  planned: "Days planned",
  plannedCount: (planned: number, total: number) =>
    planned >= total ? `All ${days(total)} planned` : `${planned} of ${days(total)} planned`,
};

/** The small facts of a block. */
export const blockFactsTexts = {
  ticket: "Ticket needed",
  dayTrip: "Day trip",
};

/** What a stop is. */
export const stopKindTexts: Record<StopKind, string> = {
  sight: "Something to see",
  meal: "Meal",
  drink: "Drink",
  walk: "Walk",
  rest: "Rest",
  travel: "On the way",
  stay: "Where you stay",
  event: "Event",
};

/** What is fixed about a stop. */
export const stopFactsTexts = {
  locked: "Locked",
  booked: (reference: string) => (reference === "" ? "Booked" : `Booked: ${reference}`),
};

/** The ways with which a day begins and ends where one stays. */
export const stopWayTexts = {
  out: (stay: string, way: string) => `From ${stay}: ${way}`,
  back: (stay: string, way: string) => `Back to ${stay}: ${way}`,
};

/** What can be done with a trip beside running it: look at it on a map, take it along. */
export const tripLinksTexts = {
  map: "See it on a map",
  mapOfDay: "See this day on a map",
  booked: "What is booked",
  print: "Print the trip",
  calendar: "Add to calendar",
  added: "Your trip is in a calendar file. Open it to add the days.",
  notAdded: "The calendar file could not be made just now. Please try again when you have a connection.",
};

/** Handing a part of a day to a friend. */
export const shareBlockTexts = {
  share: "Share",
  shareNamed: (title: string): string => `Share: ${title}`,
  copied: "Copied. Paste it wherever you like.",
  refused: "Your browser did not let us copy it. You can select the text and copy it by hand.",
};

const PARTS: Record<BlockName, (day: number) => string> = {
  morning: (day) => `Morning of day ${day}`,
  afternoon: (day) => `Afternoon of day ${day}`,
  evening: (day) => `Evening of day ${day}`,
};

/** What one sends to a friend about a part of a day: what, where, when, why, and the way to a map. */
export const blockToShareText = ({ title, where, part, dayIndex, date, description, map }: BlockToShare): string =>
  [
    title,
    where,
    date === null ? PARTS[part](dayIndex) : `${PARTS[part](dayIndex)}, ${formatLongDate(date)}`,
    "",
    description,
    "",
    `On a map: ${map}`,
  ].join("\n");

/** What is missing of a plan, to SPEC's letter (section 8, local itinerary problems). */
export function planProblemText(problem: PlanProblem): string {
  switch (problem.code) {
    case "no-itinerary":
      return "No itinerary data found.";
    case "no-days":
      return "No days found in itinerary.";
    case "no-day":
      return `Day ${problem.dayIndex} not found.`;
    case "no-block":
      return `${problem.name} block not found.`;
    default:
      return problem satisfies never;
  }
}
