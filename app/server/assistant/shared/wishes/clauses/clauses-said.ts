import learnt from "#db/wishes/weights.json";
import { clauseWords, piecesOf } from "~/language/wish/clauses";
import { type ClauseAct, type ClauseSaid, isClauseAct } from "~/language/words/clause-act";
import { wordsOf } from "~/language/words/phrases";
import { likeliestIn } from "~/language/words/likeness";
import { saysMuch } from "~/language/words/small-words";
import type { RevisionRequest } from "~/planner/revise/revision-request";

/** So sure one has to be of what a clause does where no word of the tables says so (docs/decisions/042). */
const SURE_ENOUGH = 0.75;

/** What a wish of one clause does, or a clause of one; null where that is not known. */
export const actOf = ({ feedback, said = [] }: Pick<RevisionRequest, "feedback" | "said">): ClauseAct | null =>
  said.find(({ text }) => text === feedback)?.act ?? null;

/** Whether a clause asks for something to come. */
export const asksForIt = (act: ClauseAct | null): boolean => act === "ask" || act === "also";

/** What these name does not come, and no hour in them is when something begins. */
export const TELLS_ONLY: ReadonlySet<ClauseAct | null> = new Set<ClauseAct>(["why", "against", "talk", "question"]);

/** The clauses of a wish that are much like examples, with what they do; short words alone say nothing. */
export const clausesSaid = (feedback: string): ClauseSaid[] =>
  piecesOf(feedback).flatMap((text) => {
    const like = wordsOf(text).some(saysMuch) ? likeliestIn(learnt, clauseWords(text)) : null;
    return like && like.sureness >= SURE_ENOUGH && isClauseAct(like.matter) ? [{ text, act: like.matter }] : [];
  });
