/** What is said when a new version of the app is there. */
export const updateTexts = {
  ready: "A new version is ready.",
  update: "Update",
  later: "Later",
};
