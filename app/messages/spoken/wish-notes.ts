import type { Language } from "~/domain/people/language";
import type { NotePart, Notes } from "~/planner/revise/note";
import { aboutIdeas } from "./notes/ideas";
import { noOtherPlace } from "./notes/no-other-place";
import { toAskThere } from "./notes/to-ask-there";
import type { SaidNotes } from "./notes/said-notes";
import { whatIsLeftOfIt } from "./notes/what-is-left-of-it";
import { whatItLacks } from "./notes/what-it-lacks";
import { whatStandsThere } from "./notes/what-stands-there";
import { whyItStays } from "./notes/why-it-stays";

/** What a note about a wish says, in every language: a note that is missing does not compile. */
const NOTES: SaidNotes = {
  ...whatStandsThere,
  ...whyItStays,
  ...noOtherPlace,
  ...aboutIdeas,
  ...whatItLacks,
  ...whatIsLeftOfIt,
  ...toAskThere,
};

const sentenceOf = <Say extends keyof Notes>({ say, of }: { say: Say; of: Notes[Say] }, language: Language): string =>
  NOTES[say][language](of);

/** A note about a wish, in the language that it was typed in. */
export const noteIn = (language: Language, note: readonly NotePart[]): string =>
  note.map((part) => sentenceOf(part, language)).join(" ");
