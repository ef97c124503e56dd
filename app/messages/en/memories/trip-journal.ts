/** What /wayfellow/journal/:tripId/:dayIndex says beside the form that it shares with /daylookback. */
export const tripJournalTexts = {
  tab: "Your journal",
  title: (day: number): string => `Day ${day}, in your words`,
  back: "Today's plan",
  /** `named` is the day as the address has it, which need not be a number. */
  noDay: (named: string): string => `Day ${named} not found.`,
  elsewhereWhy: "This journal belongs to another trip, or to a day that is not in the plan. Your own trip is safe.",
};
