import type { Language } from "~/domain/people/language";
import { MOST_PROPOSALS, type Proposal } from "~/domain/proposal/proposal";
import { proposalState } from "~/domain/proposal/take-proposal";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import type { Change } from "./other-places";
import { comesToClosedDoors, type PlanNow, sayLost } from "./what-is-lost";

/** Whether both bring one place into the plan: once is enough. */
function bringsTheSame(one: Change, other: Change): boolean {
  const comes = (change: Change): string | null =>
    "place" in change ? change.place.id : change.kind === "add-own" ? change.title : null;
  return comes(one) !== null && comes(one) === comes(other);
}

/**
 * Changes as cards to accept: those that can be done now, each with why, and with what its day would lose by it.
 * @param letter begins their ids, so that the cards of several wishes differ
 */
export const cardsOf = (
  changes: readonly Change[],
  letter: string,
  request: Pick<RevisionRequest, "brief" | "days">,
  { plan, now }: PlanNow,
  language: Language,
): Proposal[] => {
  const cards = changes
    .filter((change, i) => !changes.slice(0, i).some((before) => bringsTheSame(before, change)))
    .map((change, i): Proposal => ({ why: "", ...change, id: `${letter}${i + 1}` }))
    .filter((proposal) => proposalState(proposal, plan, now) === "open");
  return openFirst(cards, (card) => comesToClosedDoors(request, card, plan))
    .slice(0, MOST_PROPOSALS)
    .map((proposal) => ({ ...proposal, why: both(proposal.why, sayLost(request, proposal, plan, language)) }));
};

/** Of places that would come, one that is closed on its day stands behind those that are not. */
function openFirst(cards: readonly Proposal[], isShut: (card: Proposal) => boolean): readonly Proposal[] {
  const isPlace = ({ kind }: Proposal): boolean => kind === "add" || kind === "replace";
  const places = cards.filter(isPlace);
  const shut = places.length > 1 ? places.filter(isShut) : [];
  if (shut.length === 0) return cards;
  const inTurn = [...places.filter((card) => !shut.includes(card)), ...shut];
  return cards.map((card) => (isPlace(card) ? (inTurn.shift() ?? card) : card));
}

/** Why, as a sentence where another follows: what the day would lose. */
const both = (why: string, lost: string): string =>
  why && lost ? `${why.replace(/^./u, (letter) => letter.toUpperCase())}. ${lost}` : why || lost;
