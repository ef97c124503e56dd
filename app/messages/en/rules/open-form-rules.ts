/** What the forms that need no sign-in still need. */
export const openFormTexts = {
  message: "Please tell us what happened.",
  destination: "Please enter a destination.",
  season: "Please choose a season.",
  numDays: (least: number, most: number) => `Please choose between ${least} and ${most} days.`,
};
