export type HelpRequest = { email: string; message: string };

/** Leaves the words in this browser's console, and nowhere else (SPEC section 2, /yourstuck). */
export function logHelpRequest(request: HelpRequest): void {
  // eslint-disable-next-line no-console -- the log is all that the specification asks for
  console.info("Help was asked for.", request);
}
