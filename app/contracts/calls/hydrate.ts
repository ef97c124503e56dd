import * as z from "zod/mini";
import { endpoint, USER } from "../endpoint";
import { itineraryShape } from "./itinerary";
import { liveStatusShape } from "./live-status";
import { anchorShape } from "../anchor-shape";
import { tripIntentShape } from "./trip-intent";
import { tripPersonShape } from "./people";
import { NOTHING_PENDING, type Pending } from "../../domain/people/newcomer";
import { offerShape, tripShape, waitingForShape } from "./trip";
import { userShape } from "./user";

/** Suggestions as stored: plain titles in older copies, objects since. */
export const anchorLogicShape = z.array(z.union([z.string(), anchorShape]));
export const anchorSelectShape = z.object({ anchors: z.array(z.string()) });

/** What waits for the caller's answer on their trip. */
export const pendingShape = z.object({
  newcomers: z.number(),
  offer: z._default(z.nullable(offerShape), null),
}) satisfies z.ZodMiniType<Pending>;

/** All that a browser needs to work from; null where there is none. */
export const hydrateReply = z.object({
  userData: z.nullable(userShape),
  tripData: z.nullable(tripShape),
  tripIntentData: z.nullable(tripIntentShape),
  anchorLogicData: z.nullable(anchorLogicShape),
  anchorSelectData: z.nullable(anchorSelectShape),
  itineraryData: z.nullable(itineraryShape),
  liveStatus: z.nullable(liveStatusShape),
  people: z._default(z.array(tripPersonShape), []),
  pending: z._default(pendingShape, NOTHING_PENDING),
  waitingFor: z._default(z.array(waitingForShape), []),
  validation: z.object({ summary: z.string() }),
});

export type HydrateReply = z.output<typeof hydrateReply>;

export const hydrate = endpoint({
  method: "GET",
  path: "/wayfellow/hydrate",
  access: USER,
  body: null,
  reply: hydrateReply,
});

/** The fallback when hydrate fails (SPEC section 7). */
export const localFlush = endpoint({
  method: "GET",
  path: "/wayfellow/localflush",
  access: USER,
  body: null,
  reply: hydrateReply,
});

export const whoAmI = endpoint({
  method: "GET",
  path: "/wayfellow/whoami",
  access: USER,
  body: null,
  reply: z.object({ user: userShape, trip: z.nullable(tripShape) }),
});
