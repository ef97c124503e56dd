/** Every sentence of /tripintent; hints and the disabled label are the domain's. */
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
  saved: "Saved. Now pick what you would be sorry to miss.",
  fromDemo: "The first answers come from your demo. Change whatever you like.",
  afterBuild:
    "Your days are already planned and stay as they are. New wishes show in fresh suggestions, and when you ask the assistant to change a block.",
};
