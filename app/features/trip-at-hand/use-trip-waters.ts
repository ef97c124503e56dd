import { useMemo } from "react";
import { useLocal } from "~/browser/storage/local-copy";
import { NO_WATERS, type TripWaters, watersOfTrip } from "~/domain/place/waters";
import { usePlanFacts } from "~/features/hints/plan-facts";

/** The waters of the cities of the trip at hand, over which its ways are told; none until they are known on this device. */
export function useTripWaters(): TripWaters {
  const facts = usePlanFacts(useLocal("tripData"));
  return useMemo(() => {
    const guides = facts
      ? [facts.guide, ...facts.legs.map(({ guide }) => guide)].filter((guide) => guide !== null)
      : [];
    return guides.length > 0 ? watersOfTrip(guides) : NO_WATERS;
  }, [facts]);
}
