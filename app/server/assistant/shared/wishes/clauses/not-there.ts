import { LEADS_ON, piecesOf } from "~/language/wish/clauses";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dropsWhatIsNotThere } from "~/planner/revise/stop-in-wish";

/** That the day has no such stop to take out, and what else is wished. */
export type NotThere = { said: string; rest: string };

/** "The vegan one, and drop the dessert stop", where the day has none: no other stop goes in its stead. Null where all that is to go is there. */
export function notThereIn(request: RevisionRequest): NotThere | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const pieces = piecesOf(request.feedback);
  const missing = pieces.filter((feedback) => dropsWhatIsNotThere({ ...here, feedback }));
  return missing.length === 0
    ? null
    : {
        said: noteIn(
          wishIn(here).language,
          note("notThere", { words: missing.map((piece) => piece.replace(LEADS_ON, "")) }),
        ),
        rest: pieces.filter((piece) => !missing.includes(piece)).join(", "),
      };
}
