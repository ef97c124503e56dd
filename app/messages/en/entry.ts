/** Every sentence of /home. */
export const homeTexts = {
  documentTitle: "Welcome · Wayfellow",
  title: "Where to next?",
  lead: "Plan a trip with an assistant, share it with a code, and live it one part of the day at a time.",
  sampleDay: "A day in Lisbon",
  waysIn: "Ways in",
  plan: "Start Planning My Trip",
  join: "Join a Friend's Trip",
  demo: "Try a Demo Trip",
  forDevelopers: "For whoever builds Wayfellow",
  debug: "Debug Local State",
  back: "Back to Main Home",
  help: "Stuck? Get help",
};

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

/** What the sign-in window will ask for, by provider. */
export const popupNote = {
  local:
    "A small window asks for a name and an e-mail. No account, no password: this copy of Wayfellow signs you in by itself.",
  firebase:
    "A small window opens, and you sign in with your Google account. Wayfellow sees your name and e-mail, nothing else.",
};

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

/** Every sentence of the window in which one signs in to a copy that signs people in by itself. */
export const localIdentityTexts = {
  title: "Local sign-in for trying Wayfellow",
  lead: "No password and no account anywhere. What you enter stays in this copy of Wayfellow; the same e-mail brings you back to the same trips.",
  loading: "Opening the sign-in…",
  name: "Name",
  email: "E-mail",
  signIn: "Continue",
  signingIn: "Signing in…",

  doneTitle: "You are signed in",
  done: "You can close this window.",
  strayed: "This window is opened by the sign-in screen and hands your sign-in back to it.",
  toSignIn: "Go to the sign-in screen",
};

/** Every sentence of /localrouter. */
export const localRouterTexts = {
  documentTitle: "Loading your trip · Wayfellow",
  title: "Loading your trip...",
  finding: "One moment, looking up where you left off.",
};

/** What the tab says of an address that leads nowhere; the screen itself is shared, and has its own. */
export const notFoundScreenTexts = { documentTitle: "Page not found · Wayfellow" };

/** Every sentence of /yourstuck. */
export const helpTexts = {
  documentTitle: "Help · Wayfellow",
  title: "Sorry you're stuck",
  lead: "That should not have happened. Tell us what did, and we will look into it.",
  back: "Welcome",
  email: "Your email",
  emailHint: "So that we can answer you.",
  message: "What happened?",
  messageHint: "What did you want to do, and what came instead?",
  send: "Send",
  thanks: "Thank you! We'll get back to you within 24 hours.",
};

/** Every sentence of /pretrip. */
export const tripStartTexts = {
  documentTitle: "Start a trip · Wayfellow",
  title: "Every trip begins with a name",
  lead: "In a few minutes you have days to look forward to.",
  start: "Start my journey",
  home: "Return home",
  ahead: [
    { title: "Name it", text: "A city, two dates, who comes along. That is the whole form." },
    { title: "Shape it", text: "Say what matters to you, and pick the few experiences you would hate to miss." },
    {
      title: "Read it",
      text: "The assistant writes your days; you change what you like and send the code to your companions.",
    },
  ],
};
