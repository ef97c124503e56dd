import { type FormProblems, longText, problemsOf } from "../forms/form-problems";
import type { TripIntent } from "./intent-options";

export type TripIntentForm = Pick<TripIntent, "priorities" | "vibes" | "mobility" | "travelPace" | "budget">;

/** The questions answered by choosing. */
export type IntentChoice = Exclude<keyof TripIntentForm, "budget">;

/** Whether something is chosen; a budget alone does not count. */
export const hasIntent = (form: TripIntentForm): boolean =>
  [form.priorities, form.vibes, form.mobility, form.travelPace].some((choices) => choices.length > 0);

/** What keeps the intent from being saved; `form` is about the form as a whole. */
export const tripIntentProblems = (form: TripIntentForm): FormProblems<"form" | "budget"> =>
  problemsOf({ form: hasIntent(form) ? null : { code: "nothing-chosen" }, budget: longText(form.budget) });
