import * as z from "zod/mini";
import {
  MEMBER_ROLES,
  type Companions,
  type RemovedCompanion,
  type TripCompanion,
} from "../../domain/people/membership";
import type { Newcomer } from "../../domain/people/newcomer";
import { companion, endpoint } from "../endpoint";
import { id } from "../fields";
import { joinCode, offerShape, tripReply } from "./trip";

export const tripCompanionShape = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  since: z.number(),
}) satisfies z.ZodMiniType<TripCompanion>;

const removedCompanionShape = z.object({
  userId: z.string(),
  name: z.string(),
  since: z.number(),
}) satisfies z.ZodMiniType<RemovedCompanion>;

const newcomerShape = z.object({
  userId: z.string(),
  name: z.string(),
  since: z.number(),
}) satisfies z.ZodMiniType<Newcomer>;

/** Every command answers with the list as it is afterwards. */
const companionsReply = z.object({
  companions: z.array(tripCompanionShape),
  removed: z.array(removedCompanionShape),
  newcomers: z._default(z.array(newcomerShape), []),
  offer: z._default(z.nullable(offerShape), null),
}) satisfies z.ZodMiniType<Companions>;

const somebody = z.object({ userId: id });

/** Who is on the trip; the organizer also sees who was removed and who waits to be let in. */
export const listCompanions = endpoint({
  method: "GET",
  path: "/wayfellow/companions/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: companionsReply,
});

/** Ends somebody's access at once; the code does not let them in again. */
export const removeCompanion = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/remove",
  access: companion("manage-companions"),
  body: somebody,
  reply: companionsReply,
});

/** Puts somebody who was removed back on the trip. */
export const readmitCompanion = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/readmit",
  access: companion("manage-companions"),
  body: somebody,
  reply: companionsReply,
});

/** Asks a participant to take the trip over. Nothing changes until they agree; asking somebody else takes the first offer back. */
export const offerTrip = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/handover",
  access: companion("manage-companions"),
  body: somebody,
  reply: companionsReply,
});

/** Takes back what was offered. */
export const withdrawOffer = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/handover/withdraw",
  access: companion("manage-companions"),
  body: null,
  reply: companionsReply,
});

/** Makes the caller, whom the trip is offered to, its organizer, and whoever organized it a participant. */
export const acceptOffer = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/handover/accept",
  access: companion("answer-offer"),
  body: null,
  reply: companionsReply,
});

/** Turns down the offer that was made to the caller. */
export const declineOffer = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/handover/decline",
  access: companion("answer-offer"),
  body: null,
  reply: companionsReply,
});

/** Gives the trip another code; the old one opens nothing from then on. */
export const changeJoinCode = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/joincode",
  access: companion("manage-companions"),
  body: z.object({ joinCode }),
  reply: tripReply,
});

/** Whether the organizer lets each person in, or the code alone does. Who waits already goes on waiting for an answer. */
export const setAdmission = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/admission",
  access: companion("manage-companions"),
  body: z.object({ admitEach: z.boolean() }),
  reply: tripReply,
});

/** Lets somebody in who waits for it. */
export const admitNewcomer = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/admit",
  access: companion("manage-companions"),
  body: somebody,
  reply: companionsReply,
});

/** Does not let somebody in who waits for it; they may ask again. */
export const declineNewcomer = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/decline",
  access: companion("manage-companions"),
  body: somebody,
  reply: companionsReply,
});

/** Takes the caller off the trip; an organizer who is alone on it gives it up. */
export const leaveTrip = endpoint({
  method: "POST",
  path: "/wayfellow/companions/:tripId/leave",
  access: companion("leave-trip"),
  body: null,
  reply: z.object({ gaveUp: z.boolean() }),
});
