/** The two steps beside a number. */
export const numberFieldTexts = { less: "One fewer", more: "One more" };
