import { type MouseEvent, useMemo, useState } from "react";
import { proposalTexts as texts } from "#messages/notices/proposals";
import { sharedLabels } from "#messages/ui";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { useLocal } from "~/browser/storage/local-copy";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import type { User } from "~/domain/people/companion";
import { type Proposal, proposalsFrom } from "~/domain/proposal/proposal";
import { proposalState } from "~/domain/proposal/take-proposal";
import { Button } from "~/ui/actions/button";
import { toast } from "~/ui/feedback/toast";
import { usePlanEditing } from "../stops/use-plan-editing";
import { acceptProposal, type Known, useTripNow } from "./accept-proposal";

export type ProposalCardsProps = {
  proposals: readonly unknown[];
  tripId: string;
  user: Pick<User, "_id" | "role">;
};

/** What an answer proposes: a card each, which says what would change, and changes nothing until its organizer accepts it. */
export default function ProposalCards({ proposals, tripId, user }: ProposalCardsProps) {
  const read = useMemo(() => proposalsFrom(proposals), [proposals]);
  const plan = useLocal("itineraryData");
  const trip = useTripNow();
  return (
    <ProposalList
      proposals={read}
      user={user}
      editing={usePlanEditing()}
      {...(plan?.tripId === tripId && trip ? { plan, trip } : { plan: null, trip: null })}
    />
  );
}

type ListProps = Pick<ProposalCardsProps, "user"> & {
  proposals: readonly Proposal[];
  /** Null until the shared plan can be written in, and for who may not. */
  editing: PlanEditing | null;
} & (Known | { plan: null; trip: null });

/** The same of a plan that is given; null where it is not on this device. */
export function ProposalList({ proposals, user, editing, plan, trip }: ListProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  if (proposals.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="grid w-full max-w-prose gap-3">
      {proposals.map((proposal) => (
        <li
          key={proposal.id}
          className="grid gap-2 rounded-lg border-[1.5px] border-dashed border-ink-soft px-4 py-3.5"
        >
          <p dir="auto" className="font-semibold leading-snug wrap-anywhere">
            {texts.change(proposal)}
          </p>
          {proposal.why && (
            <p dir="auto" className="text-sm text-ink-soft">
              {proposal.why}
            </p>
          )}
          {plan ? (
            <Visitor {...{ proposal, user, editing, plan, trip, taken, setTaken }} />
          ) : (
            <p className="text-sm text-ink-soft">{texts.noPlan}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was accepted last on this screen, and what takes it back. */
type Taken = { id: string; undo: () => void };

type StandingProps = Pick<ListProps, "user" | "editing"> &
  Known & { proposal: Proposal; taken: Taken | null; setTaken: (taken: Taken | null) => void };

/** How the card stands to the plan, and what can be done with it. One button stays in its place, so that whoever pressed it is still there. */
function Visitor({ proposal, user, editing, plan, trip, taken, setTaken }: StandingProps) {
  const [left, setLeft] = useState(false);
  const state = proposalState(proposal, plan, trip);
  const mayTake = mayCall(user.role, saveBlock);
  const change = texts.change(proposal);
  const undo = state === "done" && taken?.id === proposal.id ? taken.undo : null;
  const accept = () => {
    if (!editing) return;
    const outcome = acceptProposal(editing, { proposal, plan, trip, by: user._id });
    if (outcome.kind === "refused") return toast(outcome.sentence, { tone: "bad" });
    if (outcome.undo) setTaken({ id: proposal.id, undo: outcome.undo });
  };
  const [label, said, act] = undo
    ? [sharedLabels.undo, texts.undoThat(change), undo]
    : left
      ? [texts.again, texts.againThat(change), () => setLeft(false)]
      : [texts.accept, texts.acceptThat(change), accept];
  return (
    <>
      <p
        role="status"
        className={`text-sm empty:hidden ${state === "done" ? "font-semibold text-good" : "text-ink-soft"}`}
      >
        {state !== "open" ? texts.state[state](proposal) : !mayTake ? texts.askOrganizer : left ? texts.left : ""}
      </p>
      {mayTake && (state === "open" || undo !== null) && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-label={said} disabled={editing === null} onClick={once(act)}>
            {label}
          </Button>
          {state === "open" && !left && (
            <Button look="quiet" aria-label={texts.leaveThat(change)} onClick={once(() => setLeft(true))}>
              {texts.leave}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The second press of a double click would be one on what the button has become. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
