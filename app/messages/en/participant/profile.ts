/** Every sentence of /profileparticipant. */
export const profileTexts = {
  documentTitle: "You're in · Wayfellow",
  loading: "Opening your profile…",
  title: "You're In!",
  lead: (tripName: string | null) =>
    tripName
      ? `Welcome to ${tripName}. A few words about you, so that your companions know who is coming.`
      : "A few words about you, so that your companions know who is coming.",
  name: "Name",
  nameHint: "What your companions call you.",
  email: "Email",
  emailHint: "From your sign-in; it cannot be changed here.",
  city: "City",
  state: "State or region",
  travelStyle: "Travel style",
  travelStyleHint: "A few words with commas between them: early riser, light packer, always hungry",
  tripVibe: "Trip vibe",
  tripVibeHint: "The same for the trip: markets, long dinners, no museums before noon",
  save: "Save",
  saving: "Saving…",
  saved: (name: string) => `Saved. Welcome aboard, ${name}.`,
  failed: "Could not save your profile.",
};
