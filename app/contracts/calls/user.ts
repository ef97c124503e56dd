import * as z from "zod/mini";
import { ROLES } from "../../domain/people/companion";
import type { User } from "~/domain/people/companion";
import { TRAVEL_STYLES, TRIP_VIBES } from "../../domain/people/profile-options";
import { endpoint, USER } from "../endpoint";
import { email, id, listOf, requiredText, shortText } from "../fields";
import { atMost } from "../lengths";

export const userShape = z.object({
  _id: z.string(),
  firebaseId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string(),
  name: z.string(),
  hometownCity: z.string(),
  city: z.string(),
  state: z.string(),
  travelStyle: z.array(z.string()),
  tripVibe: z.array(z.string()),
  profileComplete: z.boolean(),
  tripId: z.nullable(z.string()),
  role: z.enum(ROLES),
}) satisfies z.ZodMiniType<User>;

/** The identity always comes from the token; a body that names another one is refused (DESIGN section 3). */
export const createOrFindUser = endpoint({
  method: "POST",
  path: "/wayfellow/user/createOrFind",
  access: USER,
  body: z.object({
    firebaseId: z.optional(z.string().check(atMost(128))),
    firebaseUID: z.optional(z.string().check(atMost(128))),
    email: z.optional(email),
    funnelStage: z.optional(shortText),
  }),
  reply: z.object({ user: userShape }),
});

export const organizerProfile = z.object({
  firstName: requiredText,
  lastName: requiredText,
  email: z.optional(email),
  hometownCity: requiredText,
  state: requiredText,
  travelStyle: listOf(z.enum(TRAVEL_STYLES)),
  tripVibe: listOf(z.enum(TRIP_VIBES)),
});

export const participantProfile = z.object({
  userId: id,
  name: requiredText,
  email: z.optional(email),
  city: shortText,
  state: shortText,
  travelStyle: listOf(shortText),
  tripVibe: listOf(shortText),
});

/** Two forms in one call: a body with `userId` is a participant's (SPEC section 7). */
export const saveProfile = endpoint({
  method: "PUT",
  path: "/wayfellow/profile",
  access: USER,
  body: z.union([participantProfile, organizerProfile]),
  reply: z.object({ user: userShape }),
});
