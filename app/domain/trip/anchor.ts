import type { Source } from "../plan/block";

/** An experience suggested as a must of the trip (SPEC section 3). */
export type Anchor = {
  title: string;
  description: string;
  location?: string;
  isDayTrip?: boolean;
  suggestedFollowOn?: string;
  /** It is known to be closed on every day of the trip. */
  isClosed?: boolean;
  placeId?: string | null;
  /** `traveller`: nobody suggested it, they typed it themselves. */
  source?: Source;
};

/** Whether a traveller typed it, and nobody suggested it. */
export const isTyped = (anchor: string | Anchor): anchor is Anchor =>
  typeof anchor !== "string" && anchor.source === "traveller";

/** How many anchors the copy asks for; not enforced (SPEC section 9). */
export const ANCHORS_ADVISED = 3;
