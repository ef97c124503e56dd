/** What the pages that anybody may read are called, by which the others lead to them. */
export const openPages = {
  explainer: "What is Wayfellow?",
  privacy: "What is stored where",
  credits: "Sources and licences",
};
