/** Every sentence of /localrouter. */
export const localRouterTexts = {
  documentTitle: "Loading your trip · Wayfellow",
  title: "Loading your trip...",
  finding: "One moment, looking up where you left off.",
};
