import type { DrivingSide, TapWater } from "~/domain/destination/country-facts";

/** What is noted down of a country; `country-facts.ts` writes it out. */
export type CountryNotes = {
  /** One number for everything, or those of police, ambulance and fire brigade. */
  emergency: string | readonly [police: string, ambulance: string, fire: string];
  /** Letters of the plug types. */
  plugs: string;
  /** Two where it depends on the region. */
  volts: number | readonly number[];
  /** ISO 4217. */
  currency: string;
  side: DrivingSide;
  tap: TapWater;
  /** The custom, as one sentence. */
  tipping: string;
  /** The country's page of the UK's travel advice; null for the UK itself. */
  advice: string | null;
};
