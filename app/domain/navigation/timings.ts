/** The waits that SPEC section 9 names. */
export const SPLASH_MS = 1_900;
/** From the end of the hydration to the local router. */
export const LEAVE_HYDRATION_MS = 1_000;
/** From a trip's creation to the hydration that follows it. */
export const SETTLE_AFTER_CREATION_MS = 1_000;
/** How long the itinerary's sign-in error is read before the way leads to /access. */
export const READ_SIGN_IN_ERROR_MS = 2_000;
/** The congratulations' countdown, in one-second ticks. */
export const CONGRATULATIONS_SECONDS = 3;
/** Before the planner's assistant is called. */
export const PAUSE_BEFORE_ASSISTANT_MS = 250;
