import { callApi } from "./api-client";
import { readLocal, writeLocal } from "../storage/local-copy";
import { readLiveStatus } from "~/contracts/calls/live";
import type { LiveStatus } from "~/domain/live/live-position";

/** The newest news of each trip in this page, so that a slow older answer does not move the trip back. */
const newest = new Map<string, number>();

/** Keeps what the server says about the position; gives whether anything on this phone changed. Older news is dropped. */
export function keepLiveStatus(tripId: string, status: LiveStatus): boolean {
  if (status.version < (newest.get(tripId) ?? 0)) return false;
  newest.set(tripId, status.version);
  const moved = keepPosition(status);
  const turned = keepPhase(tripId, status);
  return moved || turned;
}

function keepPosition({ currentDayIndex, currentBlock }: LiveStatus): boolean {
  if (readLocal("currentDayIndex") === currentDayIndex && readLocal("currentBlockName") === currentBlock) return false;
  writeLocal("currentDayIndex", currentDayIndex);
  writeLocal("currentBlockName", currentBlock);
  return true;
}

function keepPhase(tripId: string, { startedTrip, tripComplete }: LiveStatus): boolean {
  const trip = readLocal("tripData");
  if (trip === null || trip.tripId !== tripId) return false;
  if (trip.startedTrip === startedTrip && trip.tripComplete === tripComplete) return false;
  writeLocal("tripData", { ...trip, startedTrip, tripComplete });
  return true;
}

/** Asks the server where the trip stands and keeps the answer; gives whether anything changed. @throws ApiProblem */
export async function refreshLiveStatus(tripId: string): Promise<boolean> {
  return keepLiveStatus(tripId, await callApi(readLiveStatus, { params: { tripId }, timeoutMs: 10_000 }));
}
