/** Why nothing can be sent to the assistant yet, to SPEC's letter where it names it (section 5). */
export const feedbackRuleTexts = {
  blank: "Please write something first.",
  nothingToAsk: "Trip or input missing",
  notReady: "Trip or user not ready",
};
