/** Choices on an organizer's profile (SPEC section 3, enumerations). */
export const TRAVEL_STYLES = ["Luxury", "Budget", "Spontaneous", "Planned"] as const;

export const TRIP_VIBES = ["Chill", "Adventure", "Party", "Culture"] as const;

export type TravelStyle = (typeof TRAVEL_STYLES)[number];
export type TripVibe = (typeof TRIP_VIBES)[number];

/** The 50 US state abbreviations, in alphabetical order of the states' names. */
export const US_STATES = [
  "AL",
  "AK",
  "AZ",
  "AR",
  "CA",
  "CO",
  "CT",
  "DE",
  "FL",
  "GA",
  "HI",
  "ID",
  "IL",
  "IN",
  "IA",
  "KS",
  "KY",
  "LA",
  "ME",
  "MD",
  "MA",
  "MI",
  "MN",
  "MS",
  "MO",
  "MT",
  "NE",
  "NV",
  "NH",
  "NJ",
  "NM",
  "NY",
  "NC",
  "ND",
  "OH",
  "OK",
  "OR",
  "PA",
  "RI",
  "SC",
  "SD",
  "TN",
  "TX",
  "UT",
  "VT",
  "VA",
  "WA",
  "WV",
  "WI",
  "WY",
] as const;

export type UsState = (typeof US_STATES)[number];
