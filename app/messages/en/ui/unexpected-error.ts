/** Something broke that nobody foresaw. */
export const unexpectedErrorTexts = {
  title: "That went wrong",
  safe: "It was us, not you. What you saved is safe; what you were just doing may have to be done again.",
};
