/** Every sentence of the window in which one signs in to a copy that signs people in by itself. */
export const localIdentityTexts = {
  title: "Local sign-in for trying Wayfellow",
  lead: "No password and no account anywhere. What you enter stays in this copy of Wayfellow; the same e-mail brings you back to the same trips.",
  loading: "Opening the sign-in…",
  name: "Name",
  nameMissing: "Please enter your name.",
  email: "E-mail",
  signIn: "Continue",
  signingIn: "Signing in…",

  doneTitle: "You are signed in",
  done: "You can close this window.",
  strayed: "This window is opened by the sign-in screen and hands your sign-in back to it.",
  toSignIn: "Go to the sign-in screen",
};
