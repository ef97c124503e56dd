/** The words that buttons and headings everywhere share; a screen whose button says something else has its own. */
export const sharedLabels = {
  product: "Wayfellow",
  /** Follows the product's name where that leads home. */
  productHome: ", home",
  documentTitle: (screen: string) => `${screen} · Wayfellow`,
  back: "Back",
  again: "Try Again",
  goHome: "Go Home",
  goBack: "Go Back",
  headHome: "Head Home",
  returnHome: "Return Home",
  close: "Close",
  dismiss: "Dismiss",
  undo: "Undo",
  done: "Done",
  copied: "Copied",
  loading: "Loading…",
  saving: "Saving…",
  wrong: "Something went wrong. Please try again.",
};
