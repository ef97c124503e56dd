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
