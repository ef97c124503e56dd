import * as z from "zod/mini";
import { type Language, LANGUAGES } from "../domain/people/language";
import { atMost } from "./lengths";
import { lineOf, textOf } from "./fields";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../domain/forms/limits";

/** So many earlier wishes are read; "no, something calmer" is about the last of them. */
export const EARLIER_WISHES = 3;
const OFFERED = 4;

const earlierWish = z.object({
  wish: textOf(MAX_TEXT_LENGTH),
  /** The titles that were offered for it, as they stood on the screen. */
  offered: z.array(lineOf(MAX_NAME_LENGTH)).check(atMost(OFFERED)),
});

export type ContextOfWish = {
  language?: Language | undefined;
  earlier?: z.output<typeof earlierWish>[] | undefined;
};

/**
 * What a wish about a block is read with, where a client sends it: the language of the browser, which counts only where the words tell none, and what was
 * wished of the block just before. Earlier clients send neither; what cannot be read is left out rather than refused.
 */
export const wishContext = {
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  earlier: z.catch(z.optional(z.array(earlierWish).check(atMost(EARLIER_WISHES))), undefined),
};
