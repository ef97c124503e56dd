/** Every sentence of the field for a join code and of the check beside it. */
export const joinCodeFieldTexts = {
  label: "Join code",
  hint: "Your companions enter it to join: PARIS2025, BEACHWEEK, FAMILYTRIP.",
  hintSuggested:
    "Four plain words, easy to say and hard to guess. You can choose your own instead: PARIS2025, BEACHWEEK, FAMILYTRIP.",
  check: "Check availability",
  suggest: "Suggest a code",
  checking: "Checking…",
  available: "Code is available!",
  easyToGuess:
    "You may keep it, but it is easy to guess: somebody who tries a few codes could find your trip. This one nobody guesses:",
  takeInstead: (code: string) => `Take ${code}`,
  failed: "Error checking code.",
};

/** Whether the code alone lets people in. */
export const admissionTexts = {
  label: "I let each person in",
  hint: "Whoever has the code waits until you say yes. Without this, the code alone lets them in.",
  on: "Newcomers wait for your yes from now on.",
  off: (someWait: boolean) =>
    `The code alone lets newcomers in from now on.${someWait ? " Whoever waits already still needs your answer." : ""}`,
};

/** Every sentence of the invitation. */
export const inviteTexts = {
  title: "Bring your companions",
  copy: "Copy message",
  share: "Share",
  copied: "Message copied to clipboard!",
  byHand: "Your browser keeps the clipboard to itself. Tap the message to select it, then copy it by hand.",
};

type Invitation = { city: string; joinCode: string; tripId: string; link: string };

/** What an organizer sends to companions: the city, the join code or, without one, the trip id, and the link (SPEC section 9). */
export const inviteMessage = ({ city, joinCode, tripId, link }: Invitation): string =>
  `Come with me to ${city}! I'm planning our trip with Wayfellow. Join with the code ${joinCode || tripId} here: ${link}`;
