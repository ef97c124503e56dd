import type { Day } from "~/domain/plan/itinerary";
import { tripInLeg } from "../legs/trip-in-leg";
import type { CheckBrief } from "./checked-plan";
import { checkedPlan } from "./checked-plan";
import {
  longHops,
  missingAnchors,
  outdoorsInWinter,
  pace,
  sameKindInARow,
  severalTickets,
  thirdAlike,
  tooManyDayTrips,
} from "./day-rules";
import type { Finding } from "./finding";
import {
  fixedElsewhere,
  outsideCity,
  repeatedPlaces,
  unfitPlaces,
  unknownPlaces,
  unverifiedPlaces,
  wrongPartOfDay,
} from "./place-rules";
import { incompleteBlocks, missingDays, openParts } from "./shape-rules";

import { timesFit } from "./time-rules";
import { onTheWrongSide, waysLeftBehind } from "./way-rules";

export type { CheckBrief } from "./checked-plan";
export type { Finding, FindingCode, Severity } from "./finding";

const RULES = [
  missingDays,
  incompleteBlocks,
  openParts,
  unknownPlaces,
  repeatedPlaces,
  outsideCity,
  fixedElsewhere,
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
  timesFit,
  unverifiedPlaces,
] as const;

/** Judges any plan, whoever wrote it (DESIGN section 6): named findings, the weightiest rules first. Each city of a trip is judged by itself. */
export function checkPlan(brief: CheckBrief, days: readonly Day[]): Finding[] {
  return [...waysLeftBehind(brief, days), ...onTheWrongSide(brief, days), ...checkLegs(brief, days)];
}

function checkLegs(brief: CheckBrief, days: readonly Day[]): Finding[] {
  const { legs } = brief;
  if (!legs || legs.length < 2) return checkStay(brief, days);
  return legs.flatMap((leg) => {
    const before = leg.fromDay - 1;
    const own = days.filter(({ dayIndex }) => dayIndex > before && dayIndex <= leg.toDay);
    const stay = { ...tripInLeg(brief, leg), guide: leg.guide };
    return checkStay(
      stay,
      own.map((day) => inDaysOfLeg(day, before)),
    ).map((finding) => (finding.dayIndex === 0 ? finding : { ...finding, dayIndex: finding.dayIndex + before }));
  });
}

/** A day by its number in the leg. Its stops keep their ids: what is found is told of them. */
function inDaysOfLeg(day: Day, before: number): Day {
  const dayIndex = day.dayIndex - before;
  return { ...day, dayIndex, stops: day.stops.map((stop) => ({ ...stop, at: { ...stop.at, day: dayIndex } })) };
}

function checkStay(brief: CheckBrief, days: readonly Day[]): Finding[] {
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
