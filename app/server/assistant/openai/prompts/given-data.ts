/** Longer wishes are cut: what matters of one is said by then. */
const LONGEST_TYPED = 800;

/** What a traveller typed, short enough and without anything unseen. */
export const typed = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_TYPED);

/**
 * Facts and wishes as one delimited piece of data for the user message. No "<" is left in it, so nothing in it can close the element
 * or open another.
 */
export const givenData = (data: Record<string, unknown>): string =>
  `<data>\n${JSON.stringify(data).replace(/</g, "\\u003c")}\n</data>`;
