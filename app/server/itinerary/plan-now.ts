import type { BriefedTrip } from "#db/repositories/briefs";
import { firstOpenDay } from "~/domain/live/live-position";
import { swappableDays } from "~/domain/trip/legs";
import type { PlanNow } from "../assistant/shared/wishes/what-is-lost";

/** The plan as it is, and how far the trip is, for what is proposed of it. */
export const planNow = (
  { trip, live }: Pick<BriefedTrip, "trip" | "live">,
  { days, shelf }: PlanNow["plan"],
): PlanNow => ({
  plan: { days, shelf },
  now: {
    isOver: trip.tripComplete,
    firstOpenDay: firstOpenDay(live),
    maySwap: (one, other) => swappableDays(trip, one).includes(other),
  },
});
