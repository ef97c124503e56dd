/** Every sentence of /prepbuild. */
export const prepBuildTexts = {
  documentTitle: "Plan your trip · Wayfellow",
  title: "Welcome to the planner",
  lead: (city: string) =>
    `Three steps to your days in ${city}. It takes about 5 minutes, and you can stop and come back at any time.`,
  start: "Set My Travel Intent",
  resume: "Take Me Where I Left Off",
  done: ", done",
  steps: (anchors: number) => ({
    intent: { title: "Set your travel intent", about: "What matters, what mood, how fast and how far you like to go." },
    anchors: {
      title: `Choose ${anchors} anchor experiences`,
      about: "The ones you would be sorry to miss. Your days grow around them.",
    },
    build: {
      title: "The assistant builds your itinerary",
      about: "A morning, an afternoon and an evening for every day. You change what you like.",
    },
  }),
};
