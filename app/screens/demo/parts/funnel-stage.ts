/** What a sign-in from a demo says of itself (SPEC section 7, createOrFind). */
export const DEMO_STAGE = "demo";
