import subjects from "#db/subjects/weights.json";
import acts from "#db/wishes/weights.json";
import { clauseWords, piecesOf } from "~/language/wish/clauses";
import { type ClauseAct, type ClauseSaid, isClauseAct } from "~/language/words/clause-act";
import { wordsOf } from "~/language/words/phrases";
import { likeliestIn, type Model } from "~/language/words/likeness";
import { saysMuch } from "~/language/words/small-words";
import type { RevisionRequest } from "~/planner/revise/revision-request";

/** So sure one has to be of what a clause does where no word of the tables says so (docs/decisions/042). */
const SURE_ENOUGH = 0.75;

/** And of what it is about (docs/decisions/045): where it is known to ask for something less than where it may only tell. */
const SURE_OF_SUBJECT = { asked: 0.5, told: 0.7 };

/** What a wish of one clause does, or a clause of one; null where that is not known. */
export const actOf = ({ feedback, said = [] }: Pick<RevisionRequest, "feedback" | "said">): ClauseAct | null =>
  saidOf(said, feedback)?.act ?? null;

/** What is known of a clause. */
export const saidOf = (said: readonly ClauseSaid[], text: string): ClauseSaid | null =>
  said.find((clause) => clause.text === text) ?? null;

/** Whether a clause asks for something to come. */
export const asksForIt = (act: ClauseAct | null): boolean => act === "ask" || act === "also";

/** What these name does not come, and no hour in them is when something begins. */
export const TELLS_ONLY: ReadonlySet<ClauseAct | null> = new Set<ClauseAct>(["why", "against", "talk", "question"]);

/** The clauses of a wish that are much like examples, with what they do and what they are about; short words alone say nothing. */
export const clausesSaid = (feedback: string): ClauseSaid[] =>
  piecesOf(feedback).flatMap((text) => {
    if (!wordsOf(text).some(saysMuch)) return [];
    const said = clauseWords(text);
    const known = surely(acts, said, SURE_ENOUGH);
    const act = known !== null && isClauseAct(known) ? known : null;
    const subject = surely(subjects, said, SURE_OF_SUBJECT.asked);
    // How a place should be only helps to choose; which is looked for has to be sure.
    const isSure = asksForIt(act) || subject?.startsWith("demand.");
    const about = isSure ? subject : surely(subjects, said, SURE_OF_SUBJECT.told);
    return act === null && about === null ? [] : [{ text, act, about }];
  });

function surely(model: Model, said: readonly string[], enough: number): string | null {
  const like = likeliestIn(model, said);
  return like && like.sureness >= enough ? like.matter : null;
}
