import { findingText, type FindingText } from "#messages/findings";
import { useLocal } from "~/browser/storage/local-copy";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CheckBrief } from "~/planner/check/plan-check";
import type { Finding } from "~/planner/check/finding";
import { hintsOfChange, planHints } from "~/planner/check/plan-hints";
import { hideHint, useHiddenHints } from "./hidden-hints";
import { usePlanFacts } from "./plan-facts";

/** Something worth knowing about a plan, in words. `id` stays while what it says stays. */
export type Hint = Pick<Finding, "code" | "dayIndex" | "block"> & FindingText & { id: string };

const inWords = (finding: Finding): Hint => {
  const { code, dayIndex, block } = finding;
  const { title, message } = findingText(finding);
  return { id: [code, dayIndex, block ?? "", message].join("|"), code, dayIndex, block, title, message };
};

export type Hints = { hints: Hint[]; hide: (hint: Hint) => void };

/** Gives the last result again while nothing has changed: each card of a long trip asks for the same. */
let last: { of: readonly unknown[]; hints: Hint[] } = { of: [], hints: [] };

function remembered(of: readonly unknown[], judge: () => Hint[]): Hint[] {
  const isSame = of.length === last.of.length && of.every((part, at) => part === last.of[at]);
  if (!isSame) last = { of, hints: judge() };
  return last.hints;
}

/** Judges these days by what this device knows of the trip: right after any edit, here or elsewhere, and without a network. */
export function useHints(days: readonly Day[]): Hints {
  const { brief, of, tripId } = useCheckBrief();
  const hidden = useHiddenHints(tripId);
  const hints = brief === null ? [] : remembered([...of, days], () => planHints(brief, days).map(inWords));
  return { hints: hints.filter(({ id }) => !hidden.has(id)), hide: ({ id }) => hideHint(tripId, id) };
}

/** What the plan would be told about if the block became this. */
export function useChangeHints(
  days: readonly Day[],
  at: { dayIndex: number; block: BlockName },
  changed: Block,
): Hints {
  const { brief, tripId } = useCheckBrief();
  const hidden = useHiddenHints(tripId);
  const hints = brief === null ? [] : hintsOfChange(brief, days, at, changed).map(inWords);
  return { hints: hints.filter(({ id }) => !hidden.has(id)), hide: ({ id }) => hideHint(tripId, id) };
}

/** The trip as the check reads it, and the parts it is made of; null until the facts are here. */
function useCheckBrief(): { brief: CheckBrief | null; of: readonly unknown[]; tripId: string } {
  const trip = useLocal("tripData");
  const intent = useLocal("tripIntentData");
  const picks = useLocal("anchorSelectData");
  const facts = usePlanFacts(trip?.tripId ?? null);
  const brief = trip &&
    facts && { ...trip, cityName: trip.city, intent, anchors: picks?.anchors ?? [], guide: facts.guide };
  return { brief, of: [trip, intent, picks, facts], tripId: trip?.tripId ?? "" };
}
