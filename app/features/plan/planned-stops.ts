import { BLOCK_NAMES } from "~/domain/plan/block";
import { kilometresBetween, NEXT_DOOR_KM, pointOf, spokenKilometres } from "~/domain/place/geo";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/ui/sky/line-of-the-day";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { stopOnLine } from "./stop-on-line";

/** The stops of a planned day on its line: one for each block, all still ahead, with the way from each to the next. */
export const plannedStops = (day: Day): Stop[] =>
  BLOCK_NAMES.map((block, at) => {
    const next = BLOCK_NAMES[at + 1];
    return {
      ...stopOnLine(day, block),
      distanceToNext: next && distance(day, block, next),
      state: "ahead",
    };
  });

/** In words; nothing where one of the two names no known place, or both are in the same one. */
function distance(day: Day, from: (typeof BLOCK_NAMES)[number], to: (typeof BLOCK_NAMES)[number]): string | undefined {
  const [here, there] = [pointOf(day.blocks[from]), pointOf(day.blocks[to])];
  const km = here && there ? kilometresBetween(here, there) : 0;
  return km >= NEXT_DOOR_KM ? tripAtHandTexts.kilometres(spokenKilometres(km)) : undefined;
}
