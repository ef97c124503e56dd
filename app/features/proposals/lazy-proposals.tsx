import { idlePart } from "~/browser/page/optional-part";
import type { ProposalCardsProps } from "./proposal-cards";

const ProposalCards = idlePart(() => import("./proposal-cards"));

/** The cards of an answer, fetched when there are any. */
export const LazyProposals = (props: ProposalCardsProps) =>
  props.proposals.length > 0 ? <ProposalCards {...props} /> : null;
