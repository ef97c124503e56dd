import * as z from "zod/mini";
import type { LiveStatus } from "~/domain/live/live-position";
import { companion, endpoint } from "../endpoint";
import { blockName } from "../fields";

export const liveStatusShape = z.object({
  currentDayIndex: z.number(),
  currentBlock: blockName,
  totalDays: z.number(),
  tripComplete: z.boolean(),
  startedTrip: z.boolean(),
  // Not known of a position that was told before days had a beginning.
  dayBeginsOn: z._default(z.nullable(z.string()), null),
  travelledFrom: z._default(z.nullable(z.string()), null),
  travelledOn: z._default(z.array(z.nullable(z.string())), []),
  version: z.number(),
}) satisfies z.ZodMiniType<LiveStatus>;

export const readLiveStatus = endpoint({
  method: "GET",
  path: "/wayfellow/livestatus/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: liveStatusShape,
});
