/** The sentences that both memories screens share. */
export const memoriesTexts = {
  title: (tripName: string): string => `Memories from ${tripName}`,
  titleWithoutName: "Memories from your trip",
  loading: "Turning the pages…",
  day: (day: number): string => `Day ${day}`,
  moods: "Felt like",
  failed: "The memories could not be fetched just now. They are safe; try again when you have a connection.",
  again: "Try Again",
  home: "Return Home",
  missing: "Days without your words",
  write: (day: number): string => `Write about day ${day}`,
} as const;
