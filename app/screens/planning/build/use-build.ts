import { useCallback, useEffect, useRef, useState } from "react";
import { useRoomState } from "~/browser/room/use-room";
import type { Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import { isFullyPlanned } from "~/features/trip-at-hand/trip-copy";
import { buildOnce, daysSoFar, fetchDays, type BuildOutcome } from "./build-itinerary";

/** `building` and `failed` carry the days that are there already; days that arrive one by one only make it longer. */
type Build =
  | { kind: "building"; itinerary: Itinerary | null }
  | { kind: "failed"; itinerary: Itinerary | null; why: string | null }
  | Exclude<BuildOutcome, { kind: "failed" }>;

/** While a build runs, and even after its call was lost, days may come; once the plan is whole, the build is done, whoever ran it. */
function buildOf(outcome: BuildOutcome | null, arrived: Itinerary | null): Build {
  if (outcome !== null && outcome.kind !== "failed") return outcome;
  if (arrived !== null && isFullyPlanned(arrived)) return { kind: "built", itinerary: arrived };
  return outcome === null ? { kind: "building", itinerary: arrived } : { ...outcome, itinerary: arrived };
}

const longer = (one: Itinerary | null, other: Itinerary | null): Itinerary | null =>
  plannedDays(other?.days ?? []).length > plannedDays(one?.days ?? []).length ? other : one;

/** Builds on entry unless the plan is whole already, so that a reload or coming back builds nothing twice. `known` is the local copy, which the room keeps. */
export function useBuild(
  tripId: string,
  known: Itinerary | null,
): { build: Build; again: () => void; fetchAgain: () => Promise<BuildOutcome> } {
  const [outcome, setOutcome] = useState<BuildOutcome | null>(null);
  const [seen, setSeen] = useState<Itinerary | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wholeAtFirst = useRef(isFullyPlanned(known)).current && attempt === 0;
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

/** How often the server is asked while the room is not there to tell; else, and after a failure, seldom, to be sure. */
const WITHOUT_ROOM_MS = 2_500;
const TO_BE_SURE_MS = 10_000;

/** Looks for days that have been built, for as long as some are waited for; after a failure at once, since those are safe. */
function useLookForDays(
  tripId: string,
  waiting: "building" | "failed" | null,
  onDays: (itinerary: Itinerary) => void,
): void {
  const isLive = useRoomState(({ status }) => status === "live");
  useEffect(() => {
    if (waiting === null) return;
    const pause = isLive || waiting === "failed" ? TO_BE_SURE_MS : WITHOUT_ROOM_MS;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async () => {
      const found = await daysSoFar(tripId);
      if (gone) return;
      if (found !== null) onDays(found);
      timer = setTimeout(look, pause);
    };
    timer = setTimeout(look, waiting === "failed" ? 0 : pause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [tripId, waiting, isLive, onDays]);
}
