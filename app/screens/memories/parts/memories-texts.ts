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
  yours: (day: number): string => `Your words about day ${day}`,
  waiting: "On this phone so far. They will be sent when there is a connection.",
  stranded: "These could not be sent: the trip does not take them any more. Copy them before you let them go.",
  copy: "Copy My Words",
  letGo: "Let Them Go",
  arrived: (author: string, day: number): string => `${author} wrote about day ${day}`,
  missing: "Days without your words",
  write: (day: number): string => `Write about day ${day}`,
} as const;
