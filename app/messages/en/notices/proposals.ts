import type { TimeOfDay } from "~/domain/plan/time-of-day";
import type { PartAt, Proposal } from "~/domain/proposal/proposal";
import type { ProposalState } from "~/domain/proposal/take-proposal";
import { formatList } from "../../formats";
import { clockText, lengthText } from "../times";
import { blockTexts } from "../ui";

const at = ({ start }: { start?: TimeOfDay }): string => (start === undefined ? "" : ` at ${clockText(start)}`);

const where = ({ day, part }: PartAt): string => `Day ${day}, ${blockTexts.word[part]}`;

/** What a proposal would change, in a line. */
function changeText(proposal: Proposal): string {
  switch (proposal.kind) {
    case "replace": {
      const { place, stop } = proposal;
      return `${stop.at ? `${where(stop.at)}: ` : ""}${place.name}${at(proposal)} instead of ${stop.title}`;
    }
    case "add":
      return proposal.to
        ? `${where(proposal.to)}: ${proposal.place.name}${at(proposal)} as well`
        : `${proposal.place.name} among your ideas`;
    case "add-own":
      return `${where(proposal.to)}: ${proposal.title}${at(proposal)} as well`;
    case "move":
      return `${where(proposal.to)}: ${proposal.stop.title}${at(proposal)}, from ${proposal.stop.at ? where(proposal.stop.at).toLowerCase() : "your ideas"}`;
    case "shelve": {
      const { stop, also = [] } = proposal;
      const from = stop.at ? `day ${stop.at.day}` : "its day";
      return also.length > 0
        ? `${formatList([stop, ...also].map(({ title }) => title))} leave ${from} and wait among your ideas`
        : `${stop.title} leaves ${from} and waits among your ideas`;
    }
    case "set-time":
      return `${proposal.stop.at ? `${where(proposal.stop.at)}: ` : ""}${proposal.stop.title} at ${clockText(proposal.start)}${proposal.from === null ? "" : ` instead of ${clockText(proposal.from)}`}`;
    case "set-length":
      return `${proposal.stop.at ? `${where(proposal.stop.at)}: ` : ""}${proposal.stop.title} for ${lengthText(proposal.minutes)}${proposal.from === null ? "" : ` instead of ${lengthText(proposal.from)}`}`;
    case "swap-stops": {
      const { stop, other } = proposal;
      const both = [stop, other].map((each) =>
        each.at ? `${each.title} (${where(each.at).toLowerCase()})` : each.title,
      );
      return `${both.join(" and ")} change places${proposal.start === undefined ? "" : `, ${other.title}${at(proposal)}`}`;
    }
    case "swap-days":
      return `Day ${proposal.one} and day ${proposal.other} change places`;
    default:
      return proposal satisfies never;
  }
}

const nameOf = (proposal: Proposal): string =>
  proposal.kind === "add"
    ? proposal.place.name
    : proposal.kind === "add-own"
      ? proposal.title
      : proposal.kind === "swap-days"
        ? "What was on these days"
        : proposal.stop.title;

/** How it stands, where it cannot be accepted. */
const stateTexts: Record<Exclude<ProposalState, "open">, (proposal: Proposal) => string> = {
  done: (proposal) => ("stop" in proposal ? "Done." : `${nameOf(proposal)} is in your plan.`),
  gone: (proposal) =>
    proposal.kind === "swap-stops"
      ? `${proposal.stop.title} and ${proposal.other.title} are not where they were.`
      : `${nameOf(proposal)} is not there any more.`,
  twice: (proposal) =>
    `${proposal.kind === "replace" ? proposal.place.name : nameOf(proposal)} is in your plan elsewhere.`,
  "no-day": () => "That day is not in your plan any more.",
  past: () => "That day is over.",
  over: () => "Your trip is over.",
  apart: () => "These days are in different cities now, and keep their place.",
  fixed: (proposal) =>
    proposal.kind === "swap-days"
      ? "Something on these days is locked or booked now, and stays."
      : proposal.kind === "swap-stops"
        ? "One of the two is locked or booked now, and stays."
        : `${nameOf(proposal)} is locked or booked now, and stays.`,
};

/** What the assistant proposes, a card each. */
export const proposalTexts = {
  label: "Changes to accept or leave",
  change: changeText,
  state: stateTexts,
  accept: "Accept",
  acceptThat: (change: string) => `Accept: ${change}`,
  leave: "Leave It",
  leaveThat: (change: string) => `Leave it: ${change}`,
  left: "Left as it was.",
  again: "Look Again",
  againThat: (change: string) => `Look again: ${change}`,
  undoThat: (change: string) => `Undo: ${change}`,
  askOrganizer: "Ask your organizer: only they change the plan.",
  noPlan: "Your plan is not on this device yet. Open it once with a connection.",
};
