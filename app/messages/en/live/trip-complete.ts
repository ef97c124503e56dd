/** Every sentence of /tripcomplete. */
export const tripCompleteTexts = {
  tab: "Trip complete",
  opening: "Opening your finished trip…",
  above: "Trip complete",
  lead: "The trip may be over, but your memories remain.",
  reflect: (day: number): string => `Reflect on day ${day}`,
  reflectWhy: "The last day is still missing from your memories. While it is fresh, write down how it felt.",
  looking: "Looking for your last day…",
  memories: "See My Trip Memories",
  another: "Plan Another Trip",
  question: "Plan another trip?",
  consequence:
    "This clears everything Wayfellow keeps on this phone and begins again at the front door. The trip and everyone's memories stay safe on the server.",
  keep: "Stay here",
};
