/** Every sentence of /access; what the popup asks for is in `popup-note`. */
export const accessTexts = {
  documentTitle: "Sign in · Wayfellow",
  title: "Good to see you",
  lead: "Your AI-powered travel companion: plan a trip, share it, and live it day by day.",
  back: "Welcome",
  checking: "Checking your access...",
  signIn: "Sign in or sign up",
  waiting: "Waiting for the sign-in window…",
  withoutAccount: "Without an account",
  demo: "Try a demo trip first",
  bestThings: "See the best things of a city",
  signInFailed: "Authentication error — please try again.",
};
