import { useWhenCalm } from "~/browser/page/use-calm";
import type { ProposalCardsProps } from "./proposal-cards";

const loadCards = () => import("./proposal-cards");

/** The cards of an answer, fetched when there are any. */
export const LateProposals = (props: ProposalCardsProps) => (props.proposals.length > 0 ? <Cards {...props} /> : null);

function Cards(props: ProposalCardsProps) {
  const cards = useWhenCalm(loadCards);
  return cards ? <cards.ProposalCards {...props} /> : null;
}
