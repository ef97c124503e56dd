import { BLOCK_NAMES } from "~/domain/plan/block";
import type { EvalRequest } from "../eval-request";
import type { Stop } from "../line-up";
import type { Figures } from "./figures";
import { isOpen } from "./interest-figures";
import { mostBlocks } from "./most-blocks";

/** Blocks left free, and how many of them an unused place could have filled. */
export function freeFigures(
  request: EvalRequest,
  stops: readonly Stop[],
): Pick<Figures, "blocks" | "freeBlocks" | "fillableBlocks"> {
  const free = stops.filter(({ kind }) => kind === "free");
  const used = new Set(stops.map(({ block }) => block.placeId));
  const unused = request.guide.places.filter(
    (place) => !place.dayTrip && !used.has(place.id) && isOpen(place, request),
  );
  const [morning = 0, afternoon = 0, evening = 0] = BLOCK_NAMES.map(
    (name) => free.filter(({ part }) => part === name).length,
  );
  return {
    blocks: stops.length,
    freeBlocks: free.length,
    fillableBlocks: mostBlocks({ morning, afternoon, evening }, unused),
  };
}
