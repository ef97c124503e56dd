import * as z from "zod/mini";
import type { Itinerary } from "~/domain/plan/itinerary";
import { storedDays } from "../block-shapes";
import { blockName } from "../fields";
import { anchorLogicShape, anchorSelectShape } from "../calls/hydrate";
import { itineraryShape } from "../calls/itinerary";
import { tripIntentShape } from "../calls/trip-intent";
import { tripShape } from "../calls/trip";
import { userShape } from "../calls/user";

/** The plan as some version of the app kept it: its days are read whatever they lack. */
const storedItinerary = z.extend(itineraryShape, { days: storedDays }) satisfies z.ZodMiniType<Itinerary>;

/** The browser's stored keys and the shape of each (SPEC section 3). A value that no longer fits is dropped. */
export const localCopyShapes = {
  userData: userShape,
  tripData: tripShape,
  tripIntentData: tripIntentShape,
  anchorLogic: anchorLogicShape,
  anchorSelectData: anchorSelectShape,
  itineraryData: storedItinerary,
  profileComplete: z.boolean(),
  currentDayIndex: z.int().check(z.minimum(1)),
  currentBlockName: blockName,
} as const;

export type LocalKey = keyof typeof localCopyShapes;
export type LocalValue<Key extends LocalKey> = z.output<(typeof localCopyShapes)[Key]>;
