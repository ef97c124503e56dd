import { formatNumber } from "~/messages/formats";

/** What is wrong with a field of any form. */
export const formProblemTexts = {
  tooLong: (most: number) => `Please keep this to ${formatNumber(most)} characters.`,
  email: "Please enter a valid email address.",
};
