/** The five steps of planning, as what comes of each. */
export const planningStepTexts = {
  trip: "Your trip",
  intent: "What you want",
  anchors: "Your picks",
  build: "Your days",
  ready: "Ready to go",
};
