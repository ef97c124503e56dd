import type { Day } from "./itinerary";
import type { CheckBrief } from "./plan-check/checked-plan";
import { checkedPlan } from "./plan-check/checked-plan";
import {
  longHops,
  missingAnchors,
  outdoorsInWinter,
  pace,
  sameKindInARow,
  severalTickets,
  thirdAlike,
  tooManyDayTrips,
} from "./plan-check/day-rules";
import type { Finding } from "./plan-check/finding";
import {
  outsideCity,
  repeatedPlaces,
  unfitPlaces,
  unknownPlaces,
  unverifiedPlaces,
  wrongPartOfDay,
} from "./plan-check/place-rules";
import { incompleteBlocks, missingDays, openParts } from "./plan-check/shape-rules";

export type { CheckBrief, GuideFacts, PlaceFacts } from "./plan-check/checked-plan";
export type { Finding, FindingCode, Severity } from "./plan-check/finding";

const RULES = [
  missingDays,
  incompleteBlocks,
  openParts,
  unknownPlaces,
  repeatedPlaces,
  outsideCity,
  wrongPartOfDay,
  missingAnchors,
  unfitPlaces,
  longHops,
  pace,
  sameKindInARow,
  thirdAlike,
  severalTickets,
  outdoorsInWinter,
  tooManyDayTrips,
  unverifiedPlaces,
] as const;

/** Judges any plan, whoever wrote it (DESIGN section 6): named findings, the weightiest rules first. */
export function checkPlan(brief: CheckBrief, days: readonly Day[]): Finding[] {
  const plan = checkedPlan(brief, days);
  return RULES.flatMap((rule) => rule(plan));
}

/** Judges one day of a plan that is still coming in: what only the whole trip can show is left out. */
export const checkDay = (brief: CheckBrief, day: Day, earlier: readonly Day[]): Finding[] =>
  checkPlan(brief, [...earlier, day]).filter(
    ({ dayIndex, code }) => dayIndex === day.dayIndex && code !== "missing-day",
  );

/** Whether a plan with these findings must not go out. */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === "blocking");
