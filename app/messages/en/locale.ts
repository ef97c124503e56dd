/** What the language of this catalogue is called, which way it runs, and whose habits its dates and numbers follow. */
export const locale = { language: "en", direction: "ltr", formats: "en-US" } as const;
