/** The three blocks of a day, in the order they are lived (SPEC section 3). */
export const BLOCK_NAMES = ["morning", "afternoon", "evening"] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** Who wrote a text: a language model, the built-in planner, or a traveller by hand. */
export const SOURCES = ["openai", "embedded", "traveller"] as const;

export type Source = (typeof SOURCES)[number];

/** What happens in one part of a day. `placeId`, `lat` and `lng` are null where the block names no known place. */
export type Block = {
  title: string;
  description: string;
  timeOfDay: BlockName;
  location: string;
  neighborhoodTag: string;
  isTicketed: boolean;
  isDayTrip: boolean;
  source: Source;
  /** True when every place named comes from the destination data; false for ideas. */
  verified: boolean;
  placeId: string | null;
  lat: number | null;
  lng: number | null;
};
