/** Where the way back leads from a screen that everybody on the trip may open. */
export const wayHomeTexts = { organizer: "Trip Hub", companion: "My trip" };
