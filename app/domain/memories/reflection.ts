/** The moods a day can be remembered by (SPEC section 3, enumerations). */
export const MOODS = [
  "Full of Memories",
  "Exhausted",
  "Exhausted in a Good Way",
  "Ate Too Much",
  "Ate Too Much in a Good Way",
  "Reflective",
  "Mind Blown",
  "Chill Day",
  "Rollercoaster",
] as const;

export type Mood = (typeof MOODS)[number];

/** One companion's look back at one day. `moodTag` is the legacy single mood, read but never written. */
export type Reflection = {
  reflectionId: string;
  tripId: string;
  userId: string;
  authorName: string;
  dayIndex: number;
  summary: string;
  moodTags: string[];
  moodTag?: string;
  journalText: string;
};
