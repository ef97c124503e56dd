import { hydrate, localFlush } from "~/contracts/calls/hydrate";
import type { HydrateReply } from "~/contracts/calls/hydrate";
import { callApi } from "./api-client";
import { isUnauthenticated } from "./api-problem";
import { noticeLostTrip } from "../session/left-trip";
import { dayBegins, keepLiveStatus, travelledOn } from "./live-status";
import { isReachLost, noteReach } from "./reach";
import { copied, localChanges, readLocal, removeLocal, replaceLocal, writeLocal } from "../storage/local-copy";
import { keepWaitingFor, pending, pendingHeard } from "../storage/pending";
import { asShared, sharedAnswered } from "../storage/shared-plan";
import { tripPeople } from "../storage/trip-people";
import { currentSession } from "../session/session";

/** The three steps of SPEC section 4, hydration screen. */
export const HYDRATION_STEPS = ["auth", "fetching", "processing"] as const;

export type HydrationStep = (typeof HYDRATION_STEPS)[number];

/** A refresh this young is not repeated by the next screen. */
const FRESH_FOR_MS = 10_000;

let freshUntil = 0;
let refreshing: Promise<boolean> | null = null;

/**
 * Restores the whole local copy from the server; where hydrate fails, from the flush (SPEC section 4).
 * @throws ApiProblem when both fail, or with status 401 at once.
 */
export async function hydrateLocalCopy({
  onStep,
  signal,
}: { onStep?: (step: HydrationStep) => void; signal?: AbortSignal } = {}): Promise<HydrateReply> {
  onStep?.("auth");
  const uid = currentSession()?.uid;
  const heard = pendingHeard();
  onStep?.("fetching");
  const reply = await noteReach(fetchCopy(uid, signal));
  onStep?.("processing");
  if (currentSession()?.uid === uid) keepCopy(reply, heard);
  return reply;
}

/**
 * Brings the local copy up to date after a screen has painted from it; gives whether anything was written.
 * A reply that crossed a newer local write, or another user's sign-in, is dropped.
 * @throws ApiProblem
 */
export function refreshTrip(): Promise<boolean> {
  if ((Date.now() < freshUntil && !isReachLost()) || currentSession() === null) return Promise.resolve(false);
  refreshing ??= refreshOnce().finally(() => (refreshing = null));
  return refreshing;
}

async function refreshOnce(): Promise<boolean> {
  const uid = currentSession()?.uid;
  const before = localChanges();
  const heard = pendingHeard();
  const reply = await noteReach(callApi(hydrate));
  if (localChanges() !== before) return false;
  await (reply.itineraryData && sharedAnswered(reply.itineraryData));
  if (currentSession()?.uid !== uid) return false;
  // The room's own word is such a change; it has answered by now, so the next reply need not wait.
  if (localChanges() !== before) return refreshOnce();
  keepCopy(reply, heard);
  return true;
}

async function fetchCopy(uid: string | undefined, signal: AbortSignal | undefined): Promise<HydrateReply> {
  try {
    return await callApi(hydrate, { signal });
  } catch (error) {
    if (isUnauthenticated(error) || signal?.aborted || currentSession()?.uid !== uid) throw error;
    return callApi(localFlush, { signal });
  }
}

/** `heard` is how often something was heard of what waits for an answer before the reply was asked for. */
function keepCopy(
  {
    userData,
    tripData,
    tripIntentData,
    anchorLogicData,
    anchorSelectData,
    itineraryData,
    liveStatus,
    people,
    pending: waitingForAnswers,
    waitingFor,
  }: HydrateReply,
  heard: number,
): void {
  const isHeardSince = pendingHeard() !== heard && tripData?.tripId === readLocal("tripData")?.tripId;
  noticeLostTrip({ userData, tripData });
  replaceLocal("userData", userData);
  replaceLocal("tripData", tripData);
  replaceLocal("tripIntentData", tripIntentData);
  replaceLocal("anchorLogic", anchorLogicData);
  replaceLocal("anchorSelectData", anchorSelectData);
  replaceLocal("itineraryData", itineraryData && asShared(itineraryData));
  tripPeople.write(people);
  if (!isHeardSince) pending.write(waitingForAnswers);
  keepWaitingFor(waitingFor);
  writeLocal("profileComplete", userData?.profileComplete ?? false);
  if (liveStatus === null) {
    removeLocal("currentDayIndex");
    removeLocal("currentBlockName");
    dayBegins.remove();
    travelledOn.remove();
  } else keepLiveStatus(tripData?.tripId ?? "", liveStatus);
  copied.write({ at: Date.now(), tripId: tripData?.tripId ?? null, days: itineraryData?.days.length ?? 0 });
  freshUntil = Date.now() + FRESH_FOR_MS;
}
