import * as z from "zod/mini";
import {
  INTENT_VIBES,
  MOBILITIES,
  PRIORITIES,
  TRAVEL_PACES,
  type TripIntent,
  type TripIntentForm,
} from "~/domain/trip/trip-intent";
import { draftAt } from "~/browser/forms/form-draft";

const formShape = z.object({
  priorities: z.array(z.enum(PRIORITIES)),
  vibes: z.array(z.enum(INTENT_VIBES)),
  mobility: z.array(z.enum(MOBILITIES)),
  travelPace: z.array(z.enum(TRAVEL_PACES)),
  budget: z.string(),
});

const EMPTY: TripIntentForm = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "" };

/** Choices of a trip that are not saved yet. */
export const intentDraft = (tripId: string) => draftAt(`intent:${tripId}`, formShape);

/** The form of a saved intent, or an empty one. */
export const intentForm = (intent: TripIntent | null): TripIntentForm => (intent === null ? EMPTY : { ...intent });

const chosen = <Option extends string>(form: FormData, name: string, options: readonly Option[]): Option[] =>
  options.filter((option) => form.getAll(name).includes(option));

/** What the form says, each list in the order of its options. */
export const intentFrom = (form: FormData): TripIntentForm => ({
  priorities: chosen(form, "priorities", PRIORITIES),
  vibes: chosen(form, "vibes", INTENT_VIBES),
  mobility: chosen(form, "mobility", MOBILITIES),
  travelPace: chosen(form, "travelPace", TRAVEL_PACES),
  budget: String(form.get("budget") ?? ""),
});

/** Whether two intents ask for the same; then the suggestions made for one serve the other. */
export const asksTheSame = (a: TripIntentForm, b: TripIntentForm): boolean =>
  JSON.stringify(formShape.parse(a)) === JSON.stringify(formShape.parse(b));
