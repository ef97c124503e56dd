import type { Phrases } from "./phrase-deck";

/** What an evening without a table says of dinner. */
export const DINNER_OPEN: Phrases<string> = [
  "Where you have dinner is up to you.",
  "Dinner is yours to choose tonight.",
  "The evening leaves time for dinner, wherever you like.",
  "Ask somebody who lives here where they would have dinner.",
  "For dinner, choose a room full of people who live here.",
];

/** As plans of earlier versions say it. */
const FORMER = ["There is time for dinner; no table is planned."];

/** Old towns of lanes that no taxi drives into. */
export const ON_FOOT_IN_LANES =
  "On the way home keep to the main lanes, which are lit, or ask to be shown the way: the small ones are dark and easy to get lost in.";

export const sayTaxiHome = (why: string): string => `Order a taxi for the way home: ${why}.`;

const A_REASON = "#";
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const SAID = [...DINNER_OPEN, ...FORMER, ON_FOOT_IN_LANES, sayTaxiHome(A_REASON)].map((line) =>
  literal(line).replace(A_REASON, "[^.]+"),
);

/** A text without the sentences that hold in the evening alone. */
export const withoutEveningLines = (text: string): string => text.replaceAll(new RegExp(SAID.join("|"), "g"), "");
