import { addDays, isCalendarDate, tripLength } from "../dates/calendar-date";
import { type FormProblem, type FormProblems, problemsOf, requiredLine } from "../forms/form-problems";
import { joinCodeProblem } from "./join-code";
import { coverDays, type LegDays } from "./legs";
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
    ...datesProblems(form),
    joinCode: joinCodeProblem(form.joinCode),
    partyCount: partyCountProblem(form.partyCount),
  });

/** What keeps the cities of a trip from being its way: they follow one another and leave no day out. */
export const legsProblems = (form: {
  startDate: string;
  endDate: string;
  legs?: readonly LegDays[] | undefined;
}): FormProblems<"legs"> =>
  form.legs === undefined ||
  tripLengthProblem(form.startDate, form.endDate) !== null ||
  coverDays(form.legs, tripLength(form.startDate, form.endDate))
    ? {}
    : { legs: { code: "cities-do-not-cover-days" } };

/** What keeps two dates from being those of a trip; each null where nothing does. */
export function datesProblems({ startDate, endDate }: { startDate: string; endDate: string }): {
  startDate: FormProblem | null;
  endDate: FormProblem | null;
} {
  const start: FormProblem | null = isCalendarDate(startDate) ? null : { code: "no-start-date" };
  const end: FormProblem | null = isCalendarDate(endDate) ? null : { code: "no-end-date" };
  return { startDate: start, endDate: start || end ? end : tripLengthProblem(startDate, endDate) };
}

/** What two dates have against each other: to be said as soon as both are there. */
export const tripLengthProblem = (startDate: string, endDate: string): FormProblem | null =>
  isCalendarDate(startDate) && isCalendarDate(endDate) ? lengthProblem(tripLength(startDate, endDate)) : null;

/** The end of a trip whose start was moved: it follows, but for one that somebody chose and that still lies behind the start. */
export const endDateAfterStart = (
  start: string,
  end: string,
  { days, isChosen }: { days: number; isChosen: boolean },
): string => (!isCalendarDate(start) || (isChosen && end >= start) ? end : addDays(start, days - 1));

/** How many travel, as long as nobody has said: alone is one, and whoever plans for others is two at least. */
export const usualPartyCount = (whoWith: readonly string[]): number =>
  whoWith.length === 1 && whoWith[0] === "solo" ? 1 : 2;

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
