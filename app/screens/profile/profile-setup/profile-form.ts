import type * as z from "zod/mini";
import { formChoices, formText, inSentences } from "~/browser/forms/form-fields";
import type { organizerProfile } from "~/contracts/calls/user";
import { TRAVEL_STYLES, TRIP_VIBES } from "~/domain/people/profile-options";
import { isUsState, organizerProfileProblems } from "~/domain/people/profile-rules";

/** The entry of the state list that asks for a region as text instead (DESIGN section 3, small readings). */
export const ELSEWHERE = "elsewhere";

/** The fields of the form, in order; a problem of the state shows where the state is asked. */
export const PROFILE_FIELDS = ["firstName", "lastName", "hometownCity", "state"] as const;

/** The state as the profile keeps it: one of the 50, or the region in words. */
const stateOf = (form: FormData): string =>
  formText(form, "state") === ELSEWHERE ? formText(form, "region") : formText(form, "state");

const profileText = (form: FormData) => ({
  firstName: formText(form, "firstName"),
  lastName: formText(form, "lastName"),
  hometownCity: formText(form, "hometownCity"),
  state: stateOf(form),
});

/** What keeps the form from being saved; a missing region is told at the region's own field. */
export function profileFormProblems(form: FormData) {
  const { state, ...problems } = organizerProfileProblems(profileText(form));
  if (state === undefined) return inSentences(problems);
  if (formText(form, "state") !== ELSEWHERE) return inSentences({ ...problems, state });
  return inSentences({ ...problems, region: state.code === "no-state" ? { code: "no-region" } : state });
}

export const profileBody = (form: FormData): z.input<typeof organizerProfile> => ({
  ...profileText(form),
  travelStyle: formChoices(form, "travelStyle", TRAVEL_STYLES),
  tripVibe: formChoices(form, "tripVibe", TRIP_VIBES),
});

/** A stored state as the form asks for it. */
export const stateAnswer = (state: string): { state: string; region: string } =>
  state === "" || isUsState(state) ? { state, region: "" } : { state: ELSEWHERE, region: state };
