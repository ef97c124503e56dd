import type { DownReason, Vote } from "~/domain/thumbs/thumb";

/** What stands under an answer where the installation asks whether it was useful. */
export const thumbTexts = {
  votes: { up: "Useful", down: "Not useful" } satisfies Record<Vote, string>,
  /** Behind the label, for who hears it without seeing what stands above. */
  about: (question: string) => `: the answer to “${question}”`,
  why: "What was wrong with it?",
  reasons: {
    "not-true": "Not true",
    "not-asked": "Not what I asked",
    "not-here": "Not here, or too far",
    "too-long": "Too long",
    else: "Something else",
  } satisfies Record<DownReason, string>,
  whatIsKept: "Only your tap is kept, no words.",
  failed: "That was not kept. Please try again in a moment.",
};
