import { intentRuleTexts } from "#messages/forms";
import { type FormProblems, longText, problemsOf } from "../forms/form-problems";
import type { TripIntent } from "./intent-options";

export type TripIntentForm = Pick<TripIntent, "priorities" | "vibes" | "mobility" | "travelPace" | "budget">;

type ChoiceField = Exclude<keyof TripIntentForm, "budget">;

/** On the submit button while nothing is chosen (SPEC section 5). */
export const INTENT_EMPTY_LABEL = intentRuleTexts.empty;

/** Hints for the lists in which nothing is chosen yet; they do not keep the form from being sent. */
export const tripIntentHints = (form: TripIntentForm): FormProblems<ChoiceField> =>
  problemsOf({
    priorities: form.priorities.length ? null : intentRuleTexts.hints.priorities,
    vibes: form.vibes.length ? null : intentRuleTexts.hints.vibes,
    mobility: form.mobility.length ? null : intentRuleTexts.hints.mobility,
    travelPace: form.travelPace.length ? null : intentRuleTexts.hints.travelPace,
  });

/** Whether something is chosen; a budget alone does not count. */
export const hasIntent = (form: TripIntentForm): boolean =>
  [form.priorities, form.vibes, form.mobility, form.travelPace].some((choices) => choices.length > 0);

/** What keeps the intent from being saved; `form` is about the form as a whole. */
export const tripIntentProblems = (form: TripIntentForm): FormProblems<"form" | "budget"> =>
  problemsOf({ form: hasIntent(form) ? null : INTENT_EMPTY_LABEL, budget: longText(form.budget) });
