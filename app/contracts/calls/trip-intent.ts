import * as z from "zod/mini";
import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES, type TripIntent } from "../../domain/trip/trip-intent";
import { companion, endpoint } from "../endpoint";
import { freeText, id, listOf, shortText } from "../fields";

const intentChoices = {
  priorities: listOf(z.enum(PRIORITIES)),
  vibes: listOf(z.enum(INTENT_VIBES)),
  mobility: listOf(z.enum(MOBILITIES)),
  travelPace: listOf(z.enum(TRAVEL_PACES)),
};

export const tripIntentShape = z.object({
  tripIntentId: z.string(),
  tripId: z.string(),
  userId: z.string(),
  ...intentChoices,
  budget: z.string(),
}) satisfies z.ZodMiniType<TripIntent>;

/** `userId` is accepted for SPEC's sake; the writer is always the token's user. */
export const saveTripIntent = endpoint({
  method: "POST",
  path: "/wayfellow/tripintent",
  access: companion("plan-trip"),
  body: z.object({ tripId: id, userId: z.optional(shortText), ...intentChoices, budget: z._default(freeText, "") }),
  reply: z.object({ tripIntentId: z.string(), tripIntent: tripIntentShape }),
});
