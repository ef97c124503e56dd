import { sharedLabels } from "#messages/ui/shared-labels";

/** Every sentence of /prejointrip. */
export const preJoinTexts = {
  documentTitle: "Join a friend's trip · Wayfellow",
  title: "Has a friend planned a trip?",
  lead: "Then all you need is their join code.",
  steps: [
    { title: "Enter the code", text: "A short word that the organizer sends you, often with a link that fills it in." },
    { title: "Say who you are", text: "A name for your companions to call you by. The rest is up to you." },
    {
      title: "Travel along",
      text: "Read the days as they are planned, follow each one live, and keep your own memories.",
    },
  ],
  yes: "Yes, I want to join a trip",
  checking: "One moment…",
  home: "Take me back home",
  unverifiable: "Couldn't verify your account. Try again.",
  failed: sharedLabels.wrong,
};
