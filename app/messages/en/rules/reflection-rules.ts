/** What a reflection still needs. */
export const reflectionRuleTexts = {
  noMood: "Please choose at least one mood.",
  unknownMood: "Please choose moods from the list.",
};
