import { piecesOf } from "~/language/wish/clauses";
import { needsIn } from "~/language/wish/need-words";
import type { Wish } from "~/language/wish/wish";
import { readWords } from "~/language/words/read-words";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { asksForSomething } from "../question-in-wish";

/** "A poem, not a place": whatever it names, nothing is wished for in the plan. */
export function isOffTopicAlone(request: RevisionRequest): boolean {
  if (!needsIn(readWords(request.feedback)).includes("offTopic")) return false;
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const wishes = piecesOf(request.feedback).map((feedback) => wishIn({ ...here, feedback }));
  const isOff = (wish: Wish): boolean =>
    wish.needs.includes("offTopic") && wish.wantedCategories.size + wish.sought.length === 0 && !wish.unsupported;
  return wishes.some(isOff) && wishes.every((wish) => isOff(wish) || !asksForSomething(wish));
}
