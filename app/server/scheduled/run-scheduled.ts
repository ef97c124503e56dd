import { countRoundTrips } from "#db/counted-d1";
import { deleteTrips, findGivenUp } from "#db/repositories/given-up";
import { deleteLapsed } from "#db/repositories/lapsed";
import { CODE_MISSES } from "~/domain/trip/code-misses";
import type { RequestScope } from "../env";
import type { OpenContext } from "../http/call-context";
import { openContext } from "../http/open-context";
import { logOf } from "../log";
import { deliverRoomOrders } from "../rooms/room-orders";

const DAY_MS = 24 * 3_600_000;

/** For how long a trip that was given up is kept: somebody who deleted it by mistake has until then to ask for it. */
export const GIVEN_UP_FOR_MS = 30 * DAY_MS;
/** Only today's counts; those before show for a while what the model was used for. */
const MODEL_USAGE_FOR_MS = 7 * DAY_MS;
/** As /privacy says. */
const THUMBS_FOR_MS = 365 * DAY_MS;

/** A run ends after that many portions, whatever is left: the next one goes on. */
const PORTIONS = 20;
const TRIPS_A_PORTION = 20;
const ROWS_A_PORTION = 1_000;

/** Gives how much of it was done, where that is known. */
type Work = (context: OpenContext) => Promise<number | undefined>;

/** What is done every hour, each by itself: one that fails keeps none of the others. */
const WORK: Record<string, Work> = {
  "given-up-trips": deleteGivenUp,
  "lapsed-rows": deleteAllLapsed,
  "room-orders": async (context) => void (await deliverRoomOrders(context)),
};

/** Does what is done by the clock. Throws in the end when a part of it failed, so that the run counts as failed where runs are listed. */
export async function runScheduled(cloudflare: RequestScope["cloudflare"]): Promise<void> {
  const requestId = crypto.randomUUID();
  const log = logOf(requestId);
  const context = openContext(cloudflare, { requestId, address: "" }, countRoundTrips(cloudflare.env.DB), log);
  const failed: string[] = [];
  for (const [name, work] of Object.entries(WORK)) {
    try {
      log.info("scheduled", { work: name, done: await work(context) });
    } catch (problem) {
      failed.push(name);
      log.error("scheduled-failed", problem, { work: name });
    }
  }
  if (failed.length > 0) throw new Error(`Not done by the clock: ${failed.join(", ")}.`);
}

/** Deletes the trips that were given up long enough ago. */
export async function deleteGivenUp({ db, now, newId }: OpenContext): Promise<number> {
  const at = now();
  return inPortions(TRIPS_A_PORTION, async () => {
    const [first, ...others] = await findGivenUp(db, at - GIVEN_UP_FOR_MS, TRIPS_A_PORTION);
    if (first === undefined) return 0;
    await deleteTrips(db, [first, ...others], { at, newId });
    return 1 + others.length;
  });
}

/** Deletes what was counted or claimed for a time that is over. */
export async function deleteAllLapsed({ db, now }: OpenContext): Promise<number> {
  const at = now();
  const lapsing = {
    codeMissesSince: at - CODE_MISSES.withinMs,
    modelUsageDay: dayOf(at - MODEL_USAGE_FOR_MS),
    thumbsDay: dayOf(at - THUMBS_FOR_MS),
    now: at,
    most: ROWS_A_PORTION,
  };
  return inPortions(ROWS_A_PORTION, () => deleteLapsed(db, lapsing));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Works portion by portion until one is not full, or it has been enough for one run; gives how much was done. */
async function inPortions(size: number, work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let portion = 0; portion < PORTIONS; portion += 1) {
    const count = await work();
    done += count;
    if (count < size) break;
  }
  return done;
}
