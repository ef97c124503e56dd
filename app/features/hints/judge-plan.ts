import { findingText, type FindingText } from "#messages/notices/findings";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Finding } from "~/planner/check/finding";
import type { CheckBrief } from "~/planner/check/plan-check";
import type { TimeProposal } from "~/planner/times/time-collisions";
import * as check from "~/planner/check/plan-hints";

export const { isAt } = check;
export type { HintPlace } from "~/planner/check/plan-hints";

/** A time that would fit, and what the stop is called that would begin then. */
export type ProposedTime = TimeProposal & { title: string };

/** Something worth knowing about a plan, in words. `id` stays while what it says stays. */
export type Hint = Pick<Finding, "code" | "dayIndex" | "block"> &
  FindingText & { id: string; proposal: ProposedTime | null };

/** What travellers are told about a plan, in the order of the trip. */
export const hintsOf = (brief: CheckBrief, days: readonly Day[]): Hint[] =>
  check.planHints(brief, days).map((finding) => inWords(finding, days));

/** What a change of one block would bring that was not there before. */
export const hintsOfChange = (
  brief: CheckBrief,
  days: readonly Day[],
  at: { dayIndex: number; block: BlockName },
  changed: Block,
): Hint[] => check.hintsOfChange(brief, days, at, changed).map((finding) => inWords(finding, []));

function inWords(finding: Finding, days: readonly Day[]): Hint {
  const { code, dayIndex, block } = finding;
  const { title, message } = findingText(finding);
  return {
    id: [code, dayIndex, block ?? "", message].join("|"),
    code,
    dayIndex,
    block,
    title,
    message,
    proposal: proposalOf(finding, days),
  };
}

function proposalOf(finding: Finding, days: readonly Day[]): ProposedTime | null {
  const proposal = "proposal" in finding ? finding.proposal : null;
  const stop = days.flatMap(({ stops }) => stops).find(({ id }) => id === proposal?.stopId);
  return proposal && stop ? { ...proposal, title: stop.title } : null;
}
