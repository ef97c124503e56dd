import { hopIn } from "./say-hop";
import { lengthIn, secondStopIn } from "./say-visit";

/** A text without the sentences that lead from or on to places which are not there. */
export const withoutLeads = (text: string, gone: readonly string[]): string =>
  gone.reduce((left, name) => without([hopIn(left, name), secondStopIn(left, name)], left), text);

/** A text without the sentence that says how long a visit takes. */
export const withoutLength = (text: string): string => without([lengthIn(text)], text);

const without = (sentences: readonly (string | null)[], text: string): string =>
  sentences
    .reduce<string>((left, sentence) => (sentence === null ? left : left.replace(sentence, "")), text)
    .replace(/ {2,}/g, " ")
    .trim();
