import { useCallback, useEffect, useRef, useState } from "react";
import type { Itinerary } from "~/domain/itinerary";
import { buildOnce, type BuildOutcome, fetchDays } from "./build-itinerary";
import { isWhole } from "./whole-plan";

/** `building` carries the days that are there already; days that arrive one by one only make it longer. */
export type Build = { kind: "building"; itinerary: Itinerary | null } | BuildOutcome;

/** What is known while a build runs grows with every day that the room brings; once it is whole, the build is done, whoever ran it. */
const withArrived = (build: Build, known: Itinerary | null): Build =>
  build.kind !== "building" || known === null ? build : { kind: isWhole(known) ? "built" : "building", itinerary: known };

/** Builds on entry unless the plan is whole already, so that a reload or coming back builds nothing twice. */
export function useBuild(tripId: string, known: Itinerary | null): { build: Build; again: () => void; fetchAgain: () => Promise<BuildOutcome> } {
  const [build, setBuild] = useState<Build>({ kind: "building", itinerary: known });
  const [attempt, setAttempt] = useState(0);
  const wholeAtFirst = useRef(isWhole(known)).current && attempt === 0;
  useEffect(() => {
    if (wholeAtFirst) return;
    let gone = false;
    void buildOnce(tripId).then((outcome) => {
      if (!gone) setBuild(outcome);
    });
    return () => {
      gone = true;
    };
  }, [tripId, wholeAtFirst, attempt]);
  const again = useCallback(() => {
    setBuild({ kind: "building", itinerary: known });
    setAttempt((count) => count + 1);
  }, [known]);
  const fetchAgain = useCallback(async () => {
    const outcome = await fetchDays(tripId);
    setBuild(outcome);
    return outcome;
  }, [tripId]);
  return { build: withArrived(build, known), again, fetchAgain };
}
