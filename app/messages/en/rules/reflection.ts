/** What a reflection is kept as (SPEC section 3). */
export const reflectionTexts = { summary: (day: number) => `Day ${day} reflection` };
