import type { BodyInputOf } from "~/contracts/endpoint";
import type { setUpTrip } from "~/contracts/calls/trip";
import { type FieldSentences, formChoices, formText, inSentences } from "~/browser/forms/form-fields";
import { WHO_WITH } from "~/domain/trip/trip";
import { type TripSetupField, tripSetupProblems } from "~/domain/trip/trip-setup-rules";

export const TRIP_FORM = "trip-setup";

export const TRIP_FIELDS = [
  "tripName",
  "purpose",
  "city",
  "startDate",
  "endDate",
  "partyCount",
  "joinCode",
] as const satisfies readonly TripSetupField[];

/** The form by the rules of SPEC section 5. */
export const tripFormProblems = (form: FormData): FieldSentences<TripSetupField> =>
  inSentences(
    tripSetupProblems({
      tripName: formText(form, "tripName"),
      purpose: formText(form, "purpose"),
      city: formText(form, "city"),
      startDate: formText(form, "startDate"),
      endDate: formText(form, "endDate"),
      partyCount: formText(form, "partyCount"),
      joinCode: formText(form, "joinCode"),
    }),
  );

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
});
