import type { AppLoadContext } from "@remix-run/cloudflare";
import { uuidv7 } from "uuidv7";
import { openDatabase } from "#db/client";
import type { CountedD1 } from "#db/counted-d1";
import type { Log } from "../log";
import { announcer } from "../rooms/announcer";
import { orderBook } from "../rooms/room-orders";
import type { OpenContext } from "./call-context";

/** Who asks, and under which id it is logged. */
type Asked = { requestId: string; address: string };

/** Time, ids, the database and the outside world, for one request or one scheduled run. */
export function openContext(
  { env, ctx }: AppLoadContext["cloudflare"],
  { requestId, address }: Asked,
  { d1, renewPatience }: CountedD1,
  log: Log,
): OpenContext {
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return {
    db: openDatabase(d1),
    env,
    log,
    requestId,
    address,
    now: Date.now,
    newId: uuidv7,
    waitUntil,
    renewPatience,
    // Its round trips come after the answer, and are not the call's.
    tellRoom: announcer({
      env,
      log,
      now: Date.now,
      waitUntil,
      orders: orderBook({ db: openDatabase(env.DB), env, log, now: Date.now }),
    }),
  };
}
