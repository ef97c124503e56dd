import { hopIn } from "./say-hop";
import { secondStopIn } from "./say-visit";

/** A text without the sentences that lead from or on to places which are not there. */
export const withoutLeads = (text: string, gone: readonly string[]): string =>
  gone
    .reduce((left, name) => {
      const said = [hopIn(left, name), secondStopIn(left, name)].filter((sentence) => sentence !== null);
      return said.reduce((rest, sentence) => rest.replace(sentence, ""), left);
    }, text)
    .replace(/ {2,}/g, " ")
    .trim();
