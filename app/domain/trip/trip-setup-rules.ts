import { tripSetupRuleTexts as texts } from "#messages/forms";
import { type CalendarDate, isCalendarDate, tripLength } from "../dates/calendar-date";
import { type FormProblems, problemsOf, requiredLine } from "../forms/form-problems";
import { joinCodeProblem } from "./join-code";
import { MAX_PARTY_COUNT, MAX_TRIP_DAYS } from "../forms/limits";

export type TripSetupField = "tripName" | "purpose" | "city" | "startDate" | "endDate" | "joinCode" | "partyCount";

/** The trip setup form as typed; who-with is optional and any choice of it is fine. */
export type TripSetupForm = Record<Exclude<TripSetupField, "partyCount">, string> & { partyCount: string | number };

/** Shown when the join code was not checked, or not free (SPEC section 5). */
export const JOIN_CODE_NOT_CONFIRMED = texts.codeNotConfirmed;

/** What keeps a trip from being created (SPEC section 5, trip setup; DESIGN section 3, trip rules). */
export const tripSetupProblems = (form: TripSetupForm): FormProblems<TripSetupField> =>
  problemsOf({
    tripName: requiredLine(form.tripName, texts.tripName),
    purpose: requiredLine(form.purpose, texts.purpose),
    city: requiredLine(form.city, texts.city),
    ...tripDatesChecks(form),
    joinCode: joinCodeProblem(form.joinCode),
    partyCount: partyCountProblem(form.partyCount),
  });

/** What is wrong with the dates of a trip alone. */
export const tripDatesProblems = (dates: {
  startDate: CalendarDate;
  endDate: CalendarDate;
}): FormProblems<"startDate" | "endDate"> => problemsOf(tripDatesChecks(dates));

function tripDatesChecks({ startDate, endDate }: { startDate: string; endDate: string }) {
  const start = isCalendarDate(startDate) ? null : texts.startDate;
  const end = isCalendarDate(endDate) ? null : texts.endDate;
  return { startDate: start, endDate: start || end ? end : lengthProblem(tripLength(startDate, endDate)) };
}

function lengthProblem(days: number): string | null {
  if (days < 1) return texts.endsTooEarly;
  return days > MAX_TRIP_DAYS ? texts.tooLong(MAX_TRIP_DAYS) : null;
}

/** The party count is a whole number from 1 (SPEC section 5). */
export function partyCountProblem(partyCount: string | number): string | null {
  const count = Number(String(partyCount).trim() || Number.NaN);
  if (!Number.isInteger(count) || count < 1) return texts.partyCount;
  return count > MAX_PARTY_COUNT ? texts.partyTooLarge(MAX_PARTY_COUNT) : null;
}
