/** SPEC section 8: what a lost sign-in says. */
export const guardTexts = { signedOut: "Authentication error. Please sign in again." };
