import * as z from "zod/mini";
import { callApi } from "./api-client";
import { noteReach } from "./reach";
import { readLocal, writeLocal } from "../storage/local-copy";
import { stored } from "../storage/stored-keys";
import { storedValue } from "../storage/stored-value";
import { readLiveStatus } from "~/contracts/calls/live-status";
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

/** When the current day begins, beside the position that SPEC has kept in keys of its own. */
export const dayBegins = storedValue({ ...stored.dayBeginsOn, shape: z.string() });

/** On which dates the days that are done were travelled. */
export const travelledOn = storedValue({ ...stored.travelledOn, shape: z.array(z.nullable(z.string())) });

function keepPosition({ currentDayIndex, currentBlock, dayBeginsOn, travelledOn: dates }: LiveStatus): boolean {
  const stays =
    readLocal("currentDayIndex") === currentDayIndex &&
    readLocal("currentBlockName") === currentBlock &&
    dayBegins.read() === dayBeginsOn &&
    JSON.stringify(travelledOn.read() ?? []) === JSON.stringify(dates);
  if (stays) return false;
  writeLocal("currentDayIndex", currentDayIndex);
  writeLocal("currentBlockName", currentBlock);
  if (dayBeginsOn === null) dayBegins.remove();
  else dayBegins.write(dayBeginsOn);
  if (dates.length === 0) travelledOn.remove();
  else travelledOn.write(dates);
  return true;
}

function keepPhase(tripId: string, { startedTrip, tripComplete, travelledFrom }: LiveStatus): boolean {
  const trip = readLocal("tripData");
  if (trip === null || trip.tripId !== tripId) return false;
  const stays =
    trip.startedTrip === startedTrip && trip.tripComplete === tripComplete && trip.travelledFrom === travelledFrom;
  if (stays) return false;
  writeLocal("tripData", { ...trip, startedTrip, tripComplete, travelledFrom });
  return true;
}

/** Asks the server where the trip stands and keeps the answer; gives whether anything changed. @throws ApiProblem */
export async function refreshLiveStatus(tripId: string): Promise<boolean> {
  const asking = callApi(readLiveStatus, { params: { tripId }, timeoutMs: 10_000 });
  return keepLiveStatus(tripId, await noteReach(asking));
}
