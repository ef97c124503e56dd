import { longText, problemsOf, type FormProblems } from "../forms/form-problems";

/** The choices of the trip intent form (SPEC section 3, enumerations). */
export const PRIORITIES = [
  "Adventure & Outdoor Activities",
  "Cultural Experiences & History",
  "Food & Culinary Adventures",
  "Relaxation & Wellness",
  "Shopping & Local Markets",
  "Nightlife & Entertainment",
  "Nature & Scenic Views",
  "Local Community & People",
] as const;

export const INTENT_VIBES = [
  "Adventurous & Energetic",
  "Relaxed & Chill",
  "Romantic & Intimate",
  "Social & Fun",
  "Luxurious & Upscale",
  "Authentic & Local",
  "Creative & Artistic",
  "Spiritual & Mindful",
] as const;

export const MOBILITIES = [
  "Fully Mobile - Love walking everywhere",
  "Moderately Mobile - Mix of walking and transport",
  "Limited Mobility - Prefer transport options",
  "Wheelchair Accessible - Need accessible routes",
  "Stroller Friendly - Traveling with young kids",
] as const;

export const TRAVEL_PACES = [
  "Fast Paced - Pack it all in",
  "Moderate - Balanced activities and rest",
  "Slow & Relaxed - Take time to soak it in",
  "Flexible - Go with the flow",
  "Structured - Like to have a plan",
] as const;

export type Priority = (typeof PRIORITIES)[number];
export type IntentVibe = (typeof INTENT_VIBES)[number];
export type Mobility = (typeof MOBILITIES)[number];
export type TravelPace = (typeof TRAVEL_PACES)[number];

/** What the organizer wishes of the trip; `budget` is free text. */
export type TripIntent = {
  tripIntentId: string;
  tripId: string;
  userId: string;
  priorities: Priority[];
  vibes: IntentVibe[];
  mobility: Mobility[];
  travelPace: TravelPace[];
  budget: string;
};

export type TripIntentForm = Pick<TripIntent, "priorities" | "vibes" | "mobility" | "travelPace" | "budget">;

/** The questions answered by choosing. */
export type IntentChoice = Exclude<keyof TripIntentForm, "budget">;

/** Whether something is chosen; a budget alone does not count. */
export const hasIntent = (form: TripIntentForm): boolean =>
  [form.priorities, form.vibes, form.mobility, form.travelPace].some((choices) => choices.length > 0);

/** What keeps the intent from being saved; `form` is about the form as a whole. */
export const tripIntentProblems = (form: TripIntentForm): FormProblems<"form" | "budget"> =>
  problemsOf({ form: hasIntent(form) ? null : { code: "nothing-chosen" }, budget: longText(form.budget) });
