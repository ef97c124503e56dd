/** Every sentence of /account. */
export const accountTexts = {
  documentTitle: "Your account · Wayfellow",
  loading: "One moment…",
  lead: "What is yours here, and how to take it along or away.",
  back: "Welcome",
  provider: {
    local: "By the sign-in of this copy of Wayfellow.",
    firebase: "With your Google account.",
  },

  downloadTitle: "Take your data along",
  downloadMeans:
    "Everything you wrote and all that is stored about you, in one file: your profile, the trips you organize with their plans, your reflections, questions and saved demos.",
  download: "Download my data",
  gathering: "Gathering your data…",
  downloaded: (file: string) => `Your data is in ${file}, among your downloads.`,
  offline: "This needs a connection. Please try again when there is one.",
  notGathered: "Your data could not be gathered just now. Please try again in a moment.",

  deleteTitle: "Delete your account",
  deleteMeans: "You see first what happens to each of your trips. Nothing is deleted before you say so once more.",
  delete: "Delete my account",
};
