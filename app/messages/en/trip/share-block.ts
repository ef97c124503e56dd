/** Handing a part of a day to a friend. */
export const shareBlockTexts = {
  share: "Share",
  shareNamed: (title: string): string => `Share: ${title}`,
  copied: "Copied. Paste it wherever you like.",
  refused: "Your browser did not let us copy it. You can select the text and copy it by hand.",
};
