/** What the tab says of an address that leads nowhere; the screen itself is shared, and has its own. */
export const notFoundTexts = { documentTitle: "Page not found · Wayfellow" };
