import type * as z from "zod/mini";
import { formText, inSentences } from "~/browser/forms/form-fields";
import type { participantProfile } from "~/contracts/calls/user";
import { commaList, type ParticipantProfileForm, participantProfileProblems } from "~/domain/people/profile-rules";

/** The fields of the form, in order. */
export const PROFILE_FIELDS = ["name", "email", "city", "state"] as const;

const typed = (form: FormData): ParticipantProfileForm => ({
  name: formText(form, "name"),
  email: "",
  city: formText(form, "city"),
  state: formText(form, "state"),
});

/** What keeps the form from being saved; the e-mail is the account's and is not judged. */
export const profileFormProblems = (form: FormData) => inSentences(participantProfileProblems(typed(form)));

export function profileBody(form: FormData, userId: string): z.input<typeof participantProfile> {
  const { name, city, state } = typed(form);
  return {
    userId,
    name,
    city,
    state,
    travelStyle: commaList(formText(form, "travelStyle")),
    tripVibe: commaList(formText(form, "tripVibe")),
  };
}
