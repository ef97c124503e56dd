import type { Block } from "~/domain/plan/block";
import { mergeBlock } from "~/domain/plan/block-edit";
import { oneOf } from "~/language/words/one-of";
import { note, type PlannedRevision } from "./note";
import { type RevisionRequest, wishIn } from "./revision-request";

/** As the reply to an unknown name tells them to say it (`messages/spoken/notes/why-it-stays`). */
const OWN_PLAN = new RegExp(
  oneOf(`
    our/my own plans/plan
    | unser/unsere/unserem/unseren/mein/meine/meinem/meinen eigene/eigener/eigenen plan
    | notre/mon propre plan/projet
    | nuestro/mi propio plan
    | il? nostro/mio proprio? piano
    | o? nosso/meu próprio/proprio? plano
  `),
  "iu",
);
const AROUND = /^[\s:;,.!–—-]+|[\s:;,.–—-]+$/gu;
const SHORTEST = 3;

/** "Our own plan: visit grandma in Almada", which names no place that is known, and none that could be: what they do is what else they say. Null for all else. */
export function ownPlanSaid(request: RevisionRequest): Pick<PlannedRevision, "block" | "note"> | null {
  const { feedback } = request;
  const what = OWN_PLAN.test(feedback) ? feedback.replace(OWN_PLAN, " ").replace(AROUND, "") : "";
  if (what.length < SHORTEST || feedback.includes("?")) return null;
  const { named, unknownName, far } = wishIn(request);
  return named || unknownName || far
    ? null
    : ownPlan(
        request,
        what.replace(/^./u, (letter) => letter.toUpperCase()),
      );
}

/**
 * A block about what only the travellers know, in their words: "we booked a table at Nonna Pina". As with what is written by hand, nothing of the stop that
 * stood there is left, and nobody vouches for it.
 */
export function ownPlan(
  { current, feedback }: Pick<RevisionRequest, "current" | "feedback">,
  name: string,
): Pick<PlannedRevision, "block" | "note"> {
  const block: Block = mergeBlock(current, {
    title: name,
    description: feedback,
    location: "",
    neighborhoodTag: "",
    isTicketed: false,
    isDayTrip: false,
  });
  return { block, note: note("ownPlan", { name, old: current.title }) };
}
