import { lineUp } from "../line-up";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";

/** Of the parts of a long stay's days, those that name a real place of the data that was not there before; the afternoon of a day trip goes on with it. */
export function realPlaces(planned: PlannedTrip): Count {
  const seen = new Set<string>();
  const blocks = lineUp(planned.request, planned.days);
  const real = blocks.filter(({ kind, place, block }) => {
    if (kind === "continued") return true;
    if (kind !== "place" || place === null) return false;
    const isNew = !seen.has(place.id);
    seen.add(place.id);
    return isNew && block.verified;
  });
  const whole = planned.request.brief.daysTotal * 3;
  return {
    part: real.length,
    whole,
    lacks: real.length === whole ? [] : [`${planned.request.name}: ${real.length} of ${whole} parts name a real place`],
  };
}
