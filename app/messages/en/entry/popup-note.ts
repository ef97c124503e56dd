/** What the sign-in window will ask for, by provider. */
export const popupNote = {
  local:
    "A small window asks for a name and an e-mail. No account, no password: this copy of Wayfellow signs you in by itself.",
  firebase:
    "A small window opens, and you sign in with your Google account. Wayfellow sees your name and e-mail, nothing else.",
};
