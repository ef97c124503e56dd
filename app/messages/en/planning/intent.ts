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

/** Every sentence of /tripintent; hints and the disabled label are in `forms`. */
export const tripIntentTexts = {
  documentTitle: "Your travel intent · Wayfellow",
  loading: "Loading your choices…",
  title: "What do you want from this trip?",
  lead: (city: string) => `A few taps tell the assistant what ${city} should be for you. Choose as many as you like.`,
  back: "Planner",
  priorities: "What matters most?",
  vibes: "What mood are you after?",
  mobility: "How do you get around?",
  travelPace: "At what pace?",
  chosen: (count: number) => `${count} chosen`,
  budget: "Budget",
  budgetHint: "In your own words: a sum a day, “not too expensive”, “splurge on dinners”.",
  submit: "Save My Travel Intent",
  fromDemo: "The first answers come from your demo. Change whatever you like.",
  afterBuild:
    "Your days are already planned and stay as they are. New wishes show in fresh suggestions, and when you ask the assistant to change a block.",
};
