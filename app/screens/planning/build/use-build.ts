import { useCallback, useEffect, useRef, useState } from "react";
import type { Itinerary } from "~/domain/plan/itinerary";
import { buildOnce, type BuildOutcome, fetchDays } from "./build-itinerary";
import { useLookForDays } from "./use-look-for-days";
import { isWhole } from "~/features/trip-at-hand/whole-plan";

/** `building` and `failed` carry the days that are there already; days that arrive one by one only make it longer. */
export type Build =
  { kind: "building" | "failed"; itinerary: Itinerary | null } | Exclude<BuildOutcome, { kind: "failed" }>;

/** While a build runs, and even after its call was lost, days may come; once the plan is whole, the build is done, whoever ran it. */
function buildOf(outcome: BuildOutcome | null, arrived: Itinerary | null): Build {
  if (outcome !== null && outcome.kind !== "failed") return outcome;
  if (arrived !== null && isWhole(arrived)) return { kind: "built", itinerary: arrived };
  return { kind: outcome === null ? "building" : "failed", itinerary: arrived };
}

const longer = (one: Itinerary | null, other: Itinerary | null): Itinerary | null =>
  (other?.days.length ?? 0) > (one?.days.length ?? 0) ? other : one;

/** Builds on entry unless the plan is whole already, so that a reload or coming back builds nothing twice. `known` is the local copy, which the room keeps. */
export function useBuild(
  tripId: string,
  known: Itinerary | null,
): { build: Build; again: () => void; fetchAgain: () => Promise<BuildOutcome> } {
  const [outcome, setOutcome] = useState<BuildOutcome | null>(null);
  const [seen, setSeen] = useState<Itinerary | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wholeAtFirst = useRef(isWhole(known)).current && attempt === 0;
  useEffect(() => {
    if (wholeAtFirst) return;
    let gone = false;
    void buildOnce(tripId).then((result) => {
      if (!gone) setOutcome(result);
    });
    return () => {
      gone = true;
    };
  }, [tripId, wholeAtFirst, attempt]);
  const again = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);
  const fetchAgain = useCallback(async () => {
    const result = await fetchDays(tripId);
    setOutcome(result);
    return result;
  }, [tripId]);
  const build = buildOf(outcome, longer(known, seen));
  useLookForDays(tripId, build.kind === "building" || build.kind === "failed" ? build.kind : null, setSeen);
  return { build, again, fetchAgain };
}
