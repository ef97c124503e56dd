/** Who is signed in, on any screen that says so, and the way out. */
export const signedInTexts = {
  signedInAs: "Signed in as",
  account: "Your account",
  signOut: "Sign out",
};
