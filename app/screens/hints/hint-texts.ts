/** What stands around the hints; what they say themselves is in `domain/plan-check/finding-words`. */
export const hintTexts = {
  count: (hints: number): string => (hints === 1 ? "1 thing to know" : `${hints} things to know`),
  day: (day: number): string => `, day ${day}`,
  hide: (title: string): string => `Hide: ${title}`,
  hidden: "Hidden, on this device alone.",
  beforeSaving: "Good to know before you save",
} as const;
