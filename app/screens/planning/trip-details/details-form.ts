import { type FieldSentences, formChoices, formText, inSentences } from "~/browser/forms/form-fields";
import { isCalendarDate, tripLength } from "~/domain/dates/calendar-date";
import type { FormProblem } from "~/domain/forms/form-problems";
import { isLink, pastedPoint } from "~/domain/place/pasted-point";
import { tripEndFrom } from "~/domain/trip/arrival";
import { type Stay, stayProblems } from "~/domain/trip/stays";
import { WHO_WITH } from "~/domain/trip/trip";
import {
  changedFields,
  DETAIL_FIELDS,
  type DetailField,
  detailsProblems,
  type Progress,
  type TripDetails,
} from "~/domain/trip/trip-details";
import { citiesIn } from "~/features/trip-cities/cities-in-form";

/** What the form has been typed for, kept with its draft of that trip. */
export const detailsFormName = (tripId: string): string => `trip-details:${tripId}`;

/** A stay as it is typed: nights instead of the day of leaving, and one line for an address, coordinates or a link. */
export type TypedStay = { id: string; name: string; where: string; fromDay: string; nights: string };

/** The fields of a stay in the form: `stay.0.name`. */
export const stayField = (at: number, part: keyof TypedStay): string => `stay.${at}.${part}`;

export const typedStay = ({ id, name, address, lat, lng, fromDay, toDay }: Stay): TypedStay => ({
  id,
  name,
  where: address || (lat === null || lng === null ? "" : `${lat}, ${lng}`),
  fromDay: String(fromDay),
  nights: String(toDay - fromDay),
});

/** The stays that `value` has for the fields of the form, in their order. */
export function typedStays(value: (field: string) => string | undefined): TypedStay[] {
  const stays: TypedStay[] = [];
  for (let at = 0; value(stayField(at, "name")) !== undefined; at += 1) {
    const part = (name: keyof TypedStay) => value(stayField(at, name)) ?? "";
    stays.push({
      id: part("id"),
      name: part("name"),
      where: part("where"),
      fromDay: part("fromDay"),
      nights: part("nights"),
    });
  }
  return stays;
}

/** A stay as it was typed, over the one it was before: what was not typed anew stays as it is. */
function stayFrom(typed: TypedStay, known: readonly Stay[]): Stay {
  const before = known.find(({ id }) => id === typed.id);
  const fromDay = Number(typed.fromDay);
  const nights = Number(typed.nights);
  const where = typed.where.trim();
  const point = pastedPoint(where);
  const place =
    before && typedStay(before).where === where
      ? { address: before.address, lat: before.lat, lng: before.lng }
      : { address: point ? "" : where, lat: point?.lat ?? null, lng: point?.lng ?? null };
  return { id: typed.id, name: typed.name.trim(), ...place, fromDay, toDay: fromDay + nights };
}

const typedIn = (form: FormData): TypedStay[] =>
  typedStays((field) => (form.has(field) ? formText(form, field) : undefined));

/** The details as the form has them; a stay that was not touched is the one of before. */
export function detailsFrom(form: FormData, base: TripDetails): TripDetails {
  return {
    tripName: formText(form, "tripName").trim(),
    purpose: formText(form, "purpose").trim(),
    startDate: formText(form, "startDate"),
    endDate: formText(form, "endDate"),
    legs: citiesIn(form, lengthIn(form) ?? base.legs.at(-1)?.toDay ?? 1),
    whoWith: formChoices(form, "whoWith", WHO_WITH),
    partyCount: Number(formText(form, "partyCount").trim() || Number.NaN),
    stays: typedIn(form).map((stay) => stayFrom(stay, base.stays)),
    arrival: tripEndFrom(formText(form, "arrivalTime"), formText(form, "arrivalPlace")),
    departure: tripEndFrom(formText(form, "departureTime"), formText(form, "departurePlace")),
  };
}

/** Days between the dates of the form; null while they are none. */
function lengthIn(form: FormData): number | null {
  const [start, end] = [formText(form, "startDate"), formText(form, "endDate")];
  return isCalendarDate(start) && isCalendarDate(end) ? Math.max(1, tripLength(start, end)) : null;
}

/** The form's own names of the details that it asks for in several fields. */
const FIELD_OF: Record<DetailField, string> = {
  tripName: "tripName",
  purpose: "purpose",
  startDate: "startDate",
  endDate: "endDate",
  legs: "city",
  whoWith: "whoWith",
  partyCount: "partyCount",
  stays: "stays",
  arrival: "arrivalTime",
  departure: "departureTime",
};

/** Where the server says of a detail that something is wrong with it, the field to say it at. */
export const fieldOfIssue = (path: string): string => {
  const [detail = "", at] = path.split(".");
  if (detail === "stays" && at !== undefined) return stayField(Number(at), "name");
  const known = DETAIL_FIELDS.find((field) => field === detail);
  return known ? FIELD_OF[known] : detail;
};

/** The form by the rules that the server keeps too. Stays that nobody touched are not complained of when the trip becomes shorter. */
export function detailsFormProblems(form: FormData, base: TripDetails, live: Progress): FieldSentences<string> {
  const details = detailsFrom(form, base);
  const found: Record<string, FormProblem> = {};
  const problems = detailsProblems(details, live, base);
  for (const detail of DETAIL_FIELDS) {
    const problem = problems[detail];
    if (problem) found[FIELD_OF[detail]] = problem;
  }
  if (!changedFields(base, details).includes("stays")) return inSentences(found);
  const dated = !found.startDate && !found.endDate;
  const days = dated ? tripLength(details.startDate, details.endDate) : live.totalDays;
  stayProblems(details.stays, days).forEach((problem, at) => {
    if (problem) found[stayField(at, fieldOfStay(problem))] = problem;
  });
  typedIn(form).forEach(({ where }, at) => {
    if (isLink(where) && !pastedPoint(where)) found[stayField(at, "where")] = { code: "no-place-in-text" };
  });
  return inSentences(found);
}

const fieldOfStay = ({ code }: FormProblem): keyof TypedStay => {
  if (code === "no-stay-name") return "name";
  return code === "too-long" ? "where" : "nights";
};
