import type { StopKind } from "~/domain/plan/stop";
import { counted } from "~/messages/formats";
import { days } from "./ui";

// What the days of a trip say wherever they stand: on the hubs, in the lists of days, beside them.

/** What a day's card says beside the plan itself. */
export const dayCardTexts = {
  title: (day: number) => `Day ${day}`,
  line: (day: number) => `The line of day ${day}`,
  read: (day: number) => `Read day ${day}`,
  inFull: (day: number) => `Day ${day} in full`,
};

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
export const stopFactsTexts = { locked: "Locked", booked: "Booked" };
