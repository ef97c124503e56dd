import { emailProblem, type FormProblems, isBlank, longLine, problemsOf, requiredLine } from "../forms/form-problems";
import { MAX_LIST_LENGTH, MAX_NAME_LENGTH } from "../forms/limits";
import { US_STATES, type UsState } from "./profile-options";

export type OrganizerProfileForm = { firstName: string; lastName: string; hometownCity: string; state: string };

export type ParticipantProfileForm = { name: string; email: string; city: string; state: string };

/** What keeps an organizer's profile from being saved (SPEC section 5). The state is one of the 50 or, elsewhere, a region as text. */
export const organizerProfileProblems = (form: OrganizerProfileForm): FormProblems<keyof OrganizerProfileForm> =>
  problemsOf({
    firstName: requiredLine(form.firstName, "no-first-name"),
    lastName: requiredLine(form.lastName, "no-last-name"),
    hometownCity: requiredLine(form.hometownCity, "no-home-city"),
    state: requiredLine(form.state, "no-state"),
  });

/** What keeps a participant's profile from being saved; companions need a name to call each other by. */
export const participantProfileProblems = (form: ParticipantProfileForm): FormProblems<keyof ParticipantProfileForm> =>
  problemsOf({
    name: requiredLine(form.name, "no-name"),
    email: isBlank(form.email) ? null : emailProblem(form.email),
    city: longLine(form.city),
    state: longLine(form.state),
  });

export const isUsState = (text: string): text is UsState => US_STATES.some((state) => state === text);

/** A participant's travel style or trip vibe as typed: split on commas, trimmed, each once (SPEC section 5). */
export function commaList(text: string): string[] {
  const entries = text.split(",").map((entry) => entry.trim().slice(0, MAX_NAME_LENGTH));
  return [...new Set(entries)].filter((entry) => entry !== "").slice(0, MAX_LIST_LENGTH);
}
