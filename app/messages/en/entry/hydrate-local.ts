/** Every sentence of /hydratelocal. */
export const hydrateLocalTexts = {
  documentTitle: "Loading your trip · Wayfellow",
  title: "Bringing your trip",
  lead: "The days, the plan and where you are in it.",
  steps: ["Checking who you are", "Fetching your trip", "Laying out your days"],
  doing: {
    auth: "Checking who you are…",
    fetching: "Fetching your trip…",
    processing: "Laying out your days…",
    complete: "All here. On we go.",
  },

  failedTitle: "Nothing is lost",
  failedLead: "What you saved is on the server; only the way there did not work.",
  failed: "Oops! Something went wrong",
  refused: "Authentication failed - please log in again",
  serverError: (status: number) => `Server error: ${status}`,
  goOn: "Go on with what is on this device",
  logout: "Logout",
};
