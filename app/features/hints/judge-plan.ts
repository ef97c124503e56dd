import { findingText, type FindingText } from "#messages/notices/findings";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Finding } from "~/planner/check/finding";
import type { CheckBrief } from "~/planner/check/plan-check";
import * as check from "~/planner/check/plan-hints";

export const { isAt } = check;
export type { HintPlace } from "~/planner/check/plan-hints";

/** Something worth knowing about a plan, in words. `id` stays while what it says stays. */
export type Hint = Pick<Finding, "code" | "dayIndex" | "block"> & FindingText & { id: string };

/** What travellers are told about a plan, in the order of the trip. */
export const hintsOf = (brief: CheckBrief, days: readonly Day[]): Hint[] => check.planHints(brief, days).map(inWords);

/** What a change of one block would bring that was not there before. */
export const hintsOfChange = (
  brief: CheckBrief,
  days: readonly Day[],
  at: { dayIndex: number; block: BlockName },
  changed: Block,
): Hint[] => check.hintsOfChange(brief, days, at, changed).map(inWords);

function inWords(finding: Finding): Hint {
  const { code, dayIndex, block } = finding;
  const { title, message } = findingText(finding);
  return { id: [code, dayIndex, block ?? "", message].join("|"), code, dayIndex, block, title, message };
}
