import { useMemo } from "react";
import * as z from "zod/mini";
import { useLoadedWhenIdle } from "~/browser/page/use-idle";
import { useLocal } from "~/browser/storage/local-copy";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue, useStored } from "~/browser/storage/stored-value";
import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CheckBrief } from "~/planner/check/plan-check";
import type { Hint, HintPlace } from "./judge-plan";
import { usePlanFacts } from "./plan-facts";

/** The plan is judged on this device, by a script that comes after the first paint; until then there are no hints. */
const loadJudge = () => import("./judge-plan");

export type Hints = { hints: Hint[]; hide: (hint: Hint) => void };

/** Gives the last result again while nothing has changed: each card of a long trip asks for the same. */
let last: { of: readonly unknown[]; hints: Hint[] } = { of: [], hints: [] };

function remembered(of: readonly unknown[], judge: () => Hint[]): Hint[] {
  const isSame = of.length === last.of.length && of.every((part, at) => part === last.of[at]);
  if (!isSame) last = { of, hints: judge() };
  return last.hints;
}

/** What is worth knowing at one place of a screen: judges these days by what this device knows of the trip: right after any edit, here or elsewhere, and without a network. */
export function useHints(days: readonly Day[], place: HintPlace): Hints {
  const judge = useLoadedWhenIdle(loadJudge);
  const { brief, of, tripId } = useCheckBrief(Boolean(judge));
  const hidden = useHiddenHints(tripId);
  const hints = judge && brief ? remembered([...of, days], () => judge.hintsOf(brief, days)) : [];
  const here = hints.filter((hint) => judge?.isAt(place, hint) && !hidden.has(hint.id));
  return { hints: here, hide: ({ id }) => hideHint(tripId, id) };
}

/** What the plan would be told about if the block became this. */
export function useChangeHints(
  days: readonly Day[],
  at: { dayIndex: number; block: BlockName },
  changed: Block,
): Hints {
  const judge = useLoadedWhenIdle(loadJudge);
  const { brief, tripId } = useCheckBrief(Boolean(judge));
  const hidden = useHiddenHints(tripId);
  const hints = judge && brief ? judge.hintsOfChange(brief, days, at, changed) : [];
  return { hints: hints.filter(({ id }) => !hidden.has(id)), hide: ({ id }) => hideHint(tripId, id) };
}

/** The trip as the check reads it, and the parts it is made of; null until the facts are here, which are not asked for before there is a judge. */
function useCheckBrief(hasJudge: boolean): { brief: CheckBrief | null; of: readonly unknown[]; tripId: string } {
  const trip = useLocal("tripData");
  const intent = useLocal("tripIntentData");
  const picks = useLocal("anchorSelectData");
  const facts = usePlanFacts(hasJudge ? trip : null);
  const brief = trip &&
    facts && {
      ...trip,
      cityName: trip.city,
      intent,
      anchors: picks?.anchors ?? [],
      guide: facts.guide,
      legs: facts.legs,
      clocksForward: facts.clocksForward,
    };
  return { brief, of: [trip, intent, picks, facts], tripId: trip?.tripId ?? "" };
}

/** The oldest of more are shown again. */
const MOST_HIDDEN = 200;

const hidden = storedValue({
  ...stored.hiddenHints,
  shape: z.object({ tripId: z.string(), ids: z.array(z.string()) }),
});

const idsOf = (kept: ReturnType<typeof hidden.read>, tripId: string): string[] =>
  kept?.tripId === tripId ? kept.ids : [];

/** Hides a hint on this device; it comes back only when it has something else to say. */
const hideHint = (tripId: string, id: string): void =>
  hidden.write({ tripId, ids: [...idsOf(hidden.read(), tripId), id].slice(-MOST_HIDDEN) });

/** The hints of a trip that are hidden on this device, by their ids. */
function useHiddenHints(tripId: string): ReadonlySet<string> {
  const kept = useStored(hidden);
  return useMemo(() => new Set(idsOf(kept, tripId)), [kept, tripId]);
}
