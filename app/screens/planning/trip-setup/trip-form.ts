import type { BodyInputOf } from "~/contracts/endpoint";
import type { setUpTrip } from "~/contracts/calls/trip";
import { type FieldSentences, formChoices, formText, inSentences } from "~/browser/forms/form-fields";
import { tripCitiesTexts as cityTexts, tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { type FormProblems, isBlank } from "~/domain/forms/form-problems";
import { WHO_WITH } from "~/domain/trip/trip";
import { citiesIn, nextCities } from "~/features/trip-cities/cities-in-form";
import { type TripSetupField, tripSetupProblems } from "~/domain/trip/trip-setup-rules";

export const TRIP_FORM = "trip-setup";
/** Asked where children come along; answered for the travel intent, no part of the trip itself. */
export const STROLLER_FIELD = "stroller";

export const TRIP_FIELDS = [
  "city",
  "startDate",
  "endDate",
  "tripName",
  "purpose",
  "partyCount",
  "joinCode",
] as const satisfies readonly TripSetupField[];

/** A field of the form: those of a trip, and the cities after the first. */
export type TripField = TripSetupField | "nextCity";

const problemsIn = (form: FormData): FormProblems<TripField> => ({
  ...tripSetupProblems({
    tripName: formText(form, "tripName"),
    purpose: formText(form, "purpose"),
    city: formText(form, "city"),
    startDate: formText(form, "startDate"),
    endDate: formText(form, "endDate"),
    partyCount: formText(form, "partyCount"),
    joinCode: formText(form, "joinCode"),
  }),
  ...(nextCities(form).some(isBlank) ? { nextCity: { code: "no-city" } } : {}),
});

/** The form by the rules of SPEC section 5. */
export const tripFormProblems = (form: FormData): FieldSentences<TripField> => inSentences(problemsIn(form));

const LABELS = {
  city: texts.city,
  startDate: texts.startDate,
  endDate: texts.endDate,
  tripName: texts.tripName,
  purpose: texts.purpose,
  partyCount: texts.partyCount,
} satisfies Record<Exclude<TripSetupField, "joinCode">, string>;

/** The labels of the fields that still keep the trip from being created, in the form's order; what is known of the code stands at its check. */
export function missingFields(form: FormData): string[] {
  const problems = problemsIn(form);
  const next = nextCities(form);
  const isMissing = [problems.city !== undefined, ...next.map(isBlank)];
  const cities = isMissing.flatMap((missing, at) => (missing ? cityTexts.nth(at + 1) : []));
  const others = TRIP_FIELDS.flatMap((field) => (field !== "joinCode" && problems[field] ? LABELS[field] : []));
  // Of several cities each is called by its number, as its field is.
  return next.length === 0 ? others : [...cities, ...others.filter((label) => label !== LABELS.city)];
}

export const tripBody = (form: FormData): BodyInputOf<typeof setUpTrip> => ({
  tripName: formText(form, "tripName"),
  purpose: formText(form, "purpose"),
  city: formText(form, "city"),
  joinCode: formText(form, "joinCode"),
  whoWith: formChoices(form, "whoWith", WHO_WITH),
  startDate: formText(form, "startDate"),
  endDate: formText(form, "endDate"),
  partyCount: Number(formText(form, "partyCount")),
  admitEach: form.has("admitEach"),
  legs: nextCities(form).length === 0 ? undefined : citiesIn(form, 1),
});
