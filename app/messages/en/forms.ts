import { formatNumber, plural } from "../formats";

/** What is wrong with a field of any form. */
export const formProblemTexts = {
  tooLong: (most: number) => `Please keep this to ${formatNumber(most)} characters.`,
  email: "Please enter a valid email address.",
};

/** What is wrong with a field of a call, where no rule of its own says more. */
export const fieldTexts = {
  required: "This is required.",
  id: "Not an id.",
  email: "Please enter a valid email.",
  date: "Please give a date as YYYY-MM-DD.",
};

/** What a new trip still needs; the party count and the join code to SPEC's letter (section 5). */
export const tripSetupRuleTexts = {
  tripName: "Please give your trip a name.",
  purpose: "Please say what this trip is for.",
  city: "Please enter a city or destination.",
  startDate: "Please choose a start date.",
  endDate: "Please choose an end date.",
  endsTooEarly: "The end date cannot be before the start date.",
  tooLong: (days: number) => `A trip can be at most ${days} days long.`,
  partyCount: "Please enter a valid party count (minimum 1).",
  partyTooLarge: (people: number) => `Please enter a party count of at most ${people}.`,
  codeNotConfirmed: "Please pick a valid, available join code before creating your trip.",
};

/** What is wrong with a join code (SPEC section 5). */
export const joinCodeTexts = {
  tooShort: (least: number) => `Please enter at least ${least} characters.`,
  tooLong: (most: number) => `Please enter at most ${most} characters.`,
  otherSigns: "Please use only letters A to Z, digits and hyphens.",
};

/** What the trip intent still needs, to SPEC's letter (section 5). */
export const intentRuleTexts = {
  empty: "Please fill in something first",
  hints: {
    priorities: "Select at least one priority",
    vibes: "Select at least one vibe",
    mobility: "Select your mobility preference",
    travelPace: "Select your travel pace",
  },
};

/** What a profile still needs. */
export const profileRuleTexts = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
  hometownCity: "Please enter your home city.",
  state: "Please choose your state, or enter your region.",
  name: "Please enter your name.",
};

/** What the forms that need no sign-in still need. */
export const openFormTexts = {
  message: "Please tell us what happened.",
  destination: "Please enter a destination.",
  season: "Please choose a season.",
  numDays: (least: number, most: number) => `Please choose between ${least} and ${most} days.`,
};

/** Why nothing can be sent to the assistant yet, to SPEC's letter where it names it (section 5). */
export const feedbackRuleTexts = {
  blank: "Please write something first.",
  nothingToAsk: "Trip or input missing",
  notReady: "Trip or user not ready",
};

/** What a reflection still needs. */
export const reflectionRuleTexts = {
  noMood: "Please choose at least one mood.",
  unknownMood: "Please choose moods from the list.",
};

/** What a question of a form says of itself. */
export const fieldLabels = { optional: " · optional" };

/** The two steps beside a number. */
export const numberFieldTexts = { less: "One fewer", more: "One more" };

/** What the suggestions under a city field say. */
export const citySuggestionTexts = {
  list: "Cities",
  count: (cities: number) =>
    cities === 0
      ? ""
      : plural(cities, { one: "1 city to choose.", other: `${cities} cities to choose, with the arrow keys.` }),
  hasPlaces: "Real places",
  which: (name: string) => `Which ${name}?`,
  slip: (city: string) => `Did you mean ${city}?`,
  yes: (city: string) => `Yes, ${city}`,
  mayStay: "You may leave it as it is.",
};
