/** What the document says of itself where a screen says nothing. */
export const rootTexts = {
  description: "Your AI-powered travel companion: plan a trip together, run it day by day, keep the memories.",
};
