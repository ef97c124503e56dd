/** What a question of a form says of itself. */
export const fieldTexts = { optional: " · optional" };
