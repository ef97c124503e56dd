import { randomBelow } from "~/browser/page/random-below";

/** A code that nobody guesses, of words that are fetched when one is wanted, with what judges a code by them; null where they cannot be. */
export const suggestCode = (): Promise<string | null> =>
  import("./easy-to-guess").then(
    ({ suggestJoinCode }) => suggestJoinCode(randomBelow),
    () => null,
  );
