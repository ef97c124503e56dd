import { randomBelow } from "~/browser/page/random-below";

/** A code that nobody guesses, of words that are fetched when one is wanted; null where they cannot be. */
export const suggestCode = (): Promise<string | null> =>
  import("~/domain/trip/suggested-code").then(
    ({ suggestJoinCode }) => suggestJoinCode(randomBelow),
    () => null,
  );
