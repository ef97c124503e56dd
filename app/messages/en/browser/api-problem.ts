/** What is said of a call that got no answer. */
export const apiProblemTexts = { offline: "No connection right now. Please try again in a moment." };
