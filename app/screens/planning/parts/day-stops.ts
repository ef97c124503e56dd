import { BLOCK_NAMES } from "~/domain/block";
import type { Day } from "~/domain/itinerary";
import type { Stop } from "~/ui/line-of-the-day";

/** The stops of a planned day on its line: one for each block, all still ahead. */
export const stopsOf = (day: Day): Stop[] =>
  BLOCK_NAMES.map((block) => {
    const { title, neighborhoodTag, location } = day.blocks[block];
    return { block, title, place: neighborhoodTag || location || undefined, state: "ahead" };
  });
