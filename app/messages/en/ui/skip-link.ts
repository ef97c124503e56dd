/** The first stop of the Tab key. */
export const skipTexts = { toContent: "Skip to content" };
