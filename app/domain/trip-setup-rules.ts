import { type CalendarDate, isCalendarDate, tripLength } from "./calendar-date";
import { type FormProblems, problemsOf, requiredLine } from "./form-problems";
import { joinCodeProblem } from "./join-code";
import { MAX_PARTY_COUNT, MAX_TRIP_DAYS } from "./limits";

export type TripSetupField = "tripName" | "purpose" | "city" | "startDate" | "endDate" | "joinCode" | "partyCount";

/** The trip setup form as typed; who-with is optional and any choice of it is fine. */
export type TripSetupForm = Record<Exclude<TripSetupField, "partyCount">, string> & { partyCount: string | number };

/** Shown when the join code was not checked, or not free (SPEC section 5). */
export const JOIN_CODE_NOT_CONFIRMED = "Please pick a valid, available join code before creating your trip.";

/** What keeps a trip from being created (SPEC section 5, trip setup; DESIGN section 3, trip rules). */
export const tripSetupProblems = (form: TripSetupForm): FormProblems<TripSetupField> =>
  problemsOf({
    tripName: requiredLine(form.tripName, "Please give your trip a name."),
    purpose: requiredLine(form.purpose, "Please say what this trip is for."),
    city: requiredLine(form.city, "Please enter a city or destination."),
    ...tripDatesChecks(form),
    joinCode: joinCodeProblem(form.joinCode),
    partyCount: partyCountProblem(form.partyCount),
  });

/** What is wrong with the dates of a trip alone. */
export const tripDatesProblems = (dates: { startDate: CalendarDate; endDate: CalendarDate }): FormProblems<"startDate" | "endDate"> =>
  problemsOf(tripDatesChecks(dates));

function tripDatesChecks({ startDate, endDate }: { startDate: string; endDate: string }) {
  const start = isCalendarDate(startDate) ? null : "Please choose a start date.";
  const end = isCalendarDate(endDate) ? null : "Please choose an end date.";
  return { startDate: start, endDate: start || end ? end : lengthProblem(tripLength(startDate, endDate)) };
}

function lengthProblem(days: number): string | null {
  if (days < 1) return "The end date cannot be before the start date.";
  return days > MAX_TRIP_DAYS ? `A trip can be at most ${MAX_TRIP_DAYS} days long.` : null;
}

/** The party count is a whole number from 1 (SPEC section 5). */
export function partyCountProblem(partyCount: string | number): string | null {
  const count = Number(String(partyCount).trim() || Number.NaN);
  if (!Number.isInteger(count) || count < 1) return "Please enter a valid party count (minimum 1).";
  return count > MAX_PARTY_COUNT ? `Please enter a party count of at most ${MAX_PARTY_COUNT}.` : null;
}
