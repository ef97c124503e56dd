/** The languages that the assistant reads and answers, in the order in which a row of its tables has their words. */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
