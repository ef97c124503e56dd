import * as z from "zod/mini";
import { MEMBER_ROLES, type TripPerson } from "../../domain/people/membership";

/** Somebody who is or was on the trip, as its screens know them. */
export const tripPersonShape = z.object({
  userId: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(MEMBER_ROLES),
}) satisfies z.ZodMiniType<TripPerson>;
