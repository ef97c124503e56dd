/** Every sentence of /home. */
export const homeTexts = {
  documentTitle: "Welcome · Wayfellow",
  title: "Where to next?",
  lead: "Plan a trip with an assistant, share it with a code, and live it one part of the day at a time.",
  sampleDay: "A day in Lisbon",
  waysIn: "Ways in",
  plan: "Start Planning My Trip",
  join: "Join a Friend's Trip",
  demo: "Try a Demo Trip",
  debug: "Debug Local State",
  back: "Back to Main Home",
  help: "Stuck? Get help",
};
