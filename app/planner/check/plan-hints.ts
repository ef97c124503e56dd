import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { daysToPlan } from "../plan/days-to-plan";
import type { CheckBrief, Finding, FindingCode } from "./plan-check";
import { checkPlan } from "./plan-check";

/** What is for whoever writes plans: a traveller cannot act on half a coordinate. */
const FOR_PLANNERS: ReadonlySet<FindingCode> = new Set([
  "missing-day",
  "incomplete-block",
  "unknown-place",
  "same-kind-in-a-row",
]);

/** Concerns the stop and the one before it. */
const BETWEEN: ReadonlySet<FindingCode> = new Set(["long-hop"]);

/** The findings about a plan that are for travellers, in the order of the trip. */
export function planHints(brief: CheckBrief, days: readonly Day[]): Finding[] {
  const findings = checkPlan(brief, days);
  const waiting = new Set(daysToPlan(days, brief.daysTotal));
  return findings
    .filter((finding) => !FOR_PLANNERS.has(finding.code) && !isToldOtherwise(finding, findings, waiting))
    .sort((a, b) => a.dayIndex - b.dayIndex || orderOf(a) - orderOf(b));
}

/** What says the same of a place with more reason. */
const SAID_BETTER: Partial<Record<FindingCode, readonly FindingCode[]>> = {
  "long-hop": ["outside-city", "fixed-elsewhere"],
  "outside-city": ["fixed-elsewhere", "wrong-side-of-way"],
  "no-time-left": ["wrong-side-of-way"],
};

/** A pick may come with a day that is still to be planned, whose parts are open of course; and to a place far out the way is long, which need not be said twice. */
const isToldOtherwise = (
  { code, dayIndex, block }: Finding,
  findings: readonly Finding[],
  waiting: ReadonlySet<number>,
): boolean =>
  (code === "missing-anchor" && waiting.size > 0) ||
  (code === "open-part" && waiting.has(dayIndex)) ||
  findings.some(
    (other) => SAID_BETTER[code]?.includes(other.code) && other.dayIndex === dayIndex && other.block === block,
  );

const orderOf = ({ block }: Finding): number => (block === undefined ? -1 : BLOCK_NAMES.indexOf(block));

/** What a change of one block would bring that was not there before. */
export function hintsOfChange(
  brief: CheckBrief,
  days: readonly Day[],
  at: { dayIndex: number; block: BlockName },
  changed: Block,
): Finding[] {
  const known = new Set(planHints(brief, days).map(whatItSays));
  return planHints(brief, replaceBlock({ days: [...days] }, at.dayIndex, at.block, changed).days).filter(
    (hint) => !known.has(whatItSays(hint)),
  );
}

/** The same for two hints that tell the same of the same place, however weighty they are. */
const whatItSays = ({ severity: _severity, ...told }: Finding): string => JSON.stringify(told);

/** Where on a screen hints belong: the trip, everything in a day, a day as a whole, one block, or the way to that block from the one before. */
export type HintPlace =
  | { of: "trip" }
  | { of: "day"; dayIndex: number }
  | { of: "whole-day"; dayIndex: number }
  | { of: "block" | "way"; dayIndex: number; block: BlockName };

export const isAt = (place: HintPlace, hint: Pick<Finding, "code" | "dayIndex" | "block">): boolean => {
  if (place.of === "trip") return hint.dayIndex === 0;
  if (place.dayIndex !== hint.dayIndex) return false;
  if (place.of === "day") return true;
  if (place.of === "whole-day") return hint.block === undefined;
  return hint.block === place.block && BETWEEN.has(hint.code) === (place.of === "way");
};
