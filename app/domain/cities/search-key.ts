import { cityKey } from "./city-key.mjs";

/** Short forms that people write and gazetteers do not. */
const SPELT_OUT: Record<string, string> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };

/** The key of what was typed with short forms written out: "St. John's" → "saint john s". */
export const spelledKey = (text: string): string =>
  cityKey(text).replace(/\b(st|ste|mt|ft)\b/g, (short) => SPELT_OUT[short] ?? short);

/** "the Highlands" are the Highlands. */
export const withoutThe = (text: string): string => text.replace(/^\s*the\s+/i, "");

/** The same without spaces, so that "Hongkong" and "Hong Kong" are one. */
export const searchKey = (text: string): string => spelledKey(text).replaceAll(" ", "");
