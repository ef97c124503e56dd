/** Every sentence of /alreadyjoined. */
export const alreadyJoinedTexts = {
  documentTitle: "Already on a trip · Wayfellow",
  loading: "Loading your trip…",
  title: "You're already on a trip",
  lead: "You joined this one. It is waiting for you just as you left it.",
  leadOrganizer: "This one is yours: you organize it, so there is no need to join.",
  open: "Open My Trip",
  another: "Join Another Trip",
  home: "Home",
};
