/** Every sentence of /credits; whose work it is, and what it gives, is the domain's. */
export const creditsTexts = {
  documentTitle: "Sources and licences · Wayfellow",
  lead: "What others made and shared, and Wayfellow could not do without. Thank you.",
};
