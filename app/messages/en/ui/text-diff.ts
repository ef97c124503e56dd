/** The headings of a text and of what is proposed instead. */
export const textDiffTexts = { now: "Now", proposed: "Proposed" };
