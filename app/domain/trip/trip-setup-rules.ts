import { isCalendarDate, tripLength } from "../dates/calendar-date";
import { type FormProblem, type FormProblems, problemsOf, requiredLine } from "../forms/form-problems";
import { joinCodeProblem } from "./join-code";
import { MAX_PARTY_COUNT, MAX_TRIP_DAYS } from "../forms/limits";

export type TripSetupField = "tripName" | "purpose" | "city" | "startDate" | "endDate" | "joinCode" | "partyCount";

/** The trip setup form as typed; who-with is optional and any choice of it is fine. */
export type TripSetupForm = Record<Exclude<TripSetupField, "partyCount">, string> & { partyCount: string | number };

/** What keeps a trip from being created (SPEC section 5, trip setup; DESIGN section 3, trip rules). */
export const tripSetupProblems = (form: TripSetupForm): FormProblems<TripSetupField> =>
  problemsOf({
    tripName: requiredLine(form.tripName, "no-trip-name"),
    purpose: requiredLine(form.purpose, "no-purpose"),
    city: requiredLine(form.city, "no-city"),
    ...tripDatesChecks(form),
    joinCode: joinCodeProblem(form.joinCode),
    partyCount: partyCountProblem(form.partyCount),
  });

function tripDatesChecks({ startDate, endDate }: { startDate: string; endDate: string }) {
  const start: FormProblem | null = isCalendarDate(startDate) ? null : { code: "no-start-date" };
  const end: FormProblem | null = isCalendarDate(endDate) ? null : { code: "no-end-date" };
  return { startDate: start, endDate: start || end ? end : lengthProblem(tripLength(startDate, endDate)) };
}

function lengthProblem(days: number): FormProblem | null {
  if (days < 1) return { code: "ends-before-start" };
  return days > MAX_TRIP_DAYS ? { code: "trip-too-long", days: MAX_TRIP_DAYS } : null;
}

/** The party count is a whole number from 1 (SPEC section 5). */
export function partyCountProblem(partyCount: string | number): FormProblem | null {
  const count = Number(String(partyCount).trim() || Number.NaN);
  if (!Number.isInteger(count) || count < 1) return { code: "no-party-count" };
  return count > MAX_PARTY_COUNT ? { code: "party-too-large", people: MAX_PARTY_COUNT } : null;
}
