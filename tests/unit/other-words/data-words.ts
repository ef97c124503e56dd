import { BEST_THINGS_BUDGETS, BEST_THINGS_CATEGORIES, DEMO_GOALS, SEASONS } from "~/domain/demo/demo";
import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES } from "~/domain/trip/trip-intent";
import { TRAVEL_STYLES, TRIP_VIBES, US_STATES } from "~/domain/people/profile-options";
import { MOODS } from "~/domain/memories/reflection";
import { WHO_WITH_OPTIONS } from "~/domain/trip/trip";

const labels = (options: readonly { label: string }[]): string[] => options.map(({ label }) => label);

/** SPEC's choices, by whose words they are kept (docs/decisions/017). */
const CHOICES = [
  ...PRIORITIES,
  ...INTENT_VIBES,
  ...MOBILITIES,
  ...TRAVEL_PACES,
  ...TRAVEL_STYLES,
  ...TRIP_VIBES,
  ...US_STATES,
  ...MOODS,
  ...DEMO_GOALS,
  ...SEASONS,
  ...BEST_THINGS_CATEGORIES,
  ...labels(BEST_THINGS_BUDGETS),
  ...labels(WHO_WITH_OPTIONS),
];

/** What the travellers of `situations.ts` wrote, were called, or had planned. */
const WRITTEN = [
  "Spring in Lisbon",
  "Lisbon",
  "Birthday",
  "PARIS2025",
  "Mira Field",
  "Mira",
  "Field",
  "u1@example.com",
  "Portland",
  "Alfama",
  "The old quarter.",
  "Quiet hours",
  "Slowly, “à pé”.",
  "Graça",
];

/** A date as `messages/formats` writes it, in whole or in part, and the brand. */
const FORMATTED =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Wayfellow)\b/g;

const written = [...CHOICES, ...WRITTEN].sort((one, other) => other.length - one.length);

/** What is left of a text that came from no message when the data in it is taken away. */
export const withoutData = (text: string): string =>
  written
    .reduce((rest, word) => rest.replaceAll(word, ""), text)
    .replace(/A quiet (?:morning|afternoon|evening)/g, "")
    .replace(FORMATTED, "")
    .trim();
