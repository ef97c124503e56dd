export const DRIVING_SIDES = ["left", "right"] as const;
export type DrivingSide = (typeof DRIVING_SIDES)[number];

/** `mixed`: safe in parts of the country, so one asks. */
export const TAP_WATER = ["safe", "mixed", "bottled"] as const;
export type TapWater = (typeof TAP_WATER)[number];

/** What a traveller should know of a country, with where it comes from and how old it is. Settled facts only: news is the official pages' business. */
export type CountryFacts = {
  /** ISO 3166, two letters. */
  code: string;
  name: string;
  /** Numbers to call, each with what it is for. */
  emergency: { for: string; number: string }[];
  /** Letters of the plug types: "C". */
  plugs: string[];
  /** More than one where it depends on the region. */
  volts: number[];
  currency: { code: string; name: string };
  side: DrivingSide;
  tapWater: TapWater;
  tipping: string;
  /** Official pages on entry and safety. */
  advice: { name: string; url: string }[];
  source: string;
  /** The month it was last gone through, `YYYY-MM`. */
  asOf: string;
};
