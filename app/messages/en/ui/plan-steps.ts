/** The steps of planning, and how far one is. */
export const planStepTexts = {
  label: "Planning steps",
  steps: { trip: "Trip", intent: "Intent", anchors: "Anchors", itinerary: "Itinerary", hub: "Hub" },
  state: { here: ", current step", done: ", done", ahead: ", to come" },
};
