/** What is still missing before a trip can start, for the pages for testers. */
export const hydrationTexts = {
  complete: "Complete",
  missing: (names: readonly string[]) => `Missing: ${names.join(", ")}`,
};
