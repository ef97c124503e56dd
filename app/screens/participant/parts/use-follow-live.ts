import { type LiveNews, useLiveStatus } from "../../live/parts/use-live-status";

const EVERY_MS = 20_000;

/**
 * Keeps a companion's screen where the trip is: asks when it opens, when the phone comes out of the pocket, and every
 * 20 seconds while somebody looks. The screen reads the position from the local copy and need not know how it got there.
 */
export const useFollowLive = (tripId: string): LiveNews => useLiveStatus(tripId, { everyMs: EVERY_MS });
