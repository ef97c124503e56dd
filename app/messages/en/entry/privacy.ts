/** Every sentence of /privacy but its list of places, which is in `whereabouts`. */
export const privacyTexts = {
  documentTitle: "What is stored where · Wayfellow",
  lead: "What Wayfellow keeps of you, for how long, and how you take it along or away.",
  whoSeesWhat: "Who sees what",
  seenByOthers: [
    "Those on your trip see its plan, your name, your reflections, and that you are there while you are.",
    "They do not see your e-mail address, your profile, or what you ask the assistant.",
    "Somebody who has the join code sees the trip's name, and can join it. The organizer can change the code at any time.",
    "No advertising, no tracking, and nothing is sold or passed on.",
  ],
  howLong: "How long",
  toRemove: "To remove it",
  account: "Your account: download or delete your data",
};
