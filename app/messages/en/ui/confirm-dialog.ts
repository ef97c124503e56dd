/** The answer that changes nothing, where a question has no own word for it. */
export const confirmTexts = { keep: "Keep it" };
