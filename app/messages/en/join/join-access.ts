import { sharedLabels } from "#messages/ui/shared-labels";

/** Every sentence of /joinaccess. */
export const joinAccessTexts = {
  documentTitle: "Sign in to join · Wayfellow",
  loading: "Opening the sign-in…",
  title: "Sign in to join the trip",
  titleInvited: "You're invited",
  lead: "Sign in first, so that your companions know who is coming along. Then the trip opens.",
  kept: "Your join code, kept for the next step",
  signIn: "Sign in to join",
  waiting: "Waiting for the sign-in window…",
  entering: "Getting your invitation ready…",
  home: "Go Back Home",
  signInFailed: "Google sign-in failed. Please try again.",
  lookUpFailed: sharedLabels.wrong,
};
