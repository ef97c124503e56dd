import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import type { EvalRequest } from "./eval-request";

/**
 * What a block is: a `place` of the data (where a day trip begins too), a trip `continued` in the part after that, the traveller's
 * `own` must, a part of the day left `free`, or a `stranger`, which claims to be a place and is none.
 */
export type StopKind = "place" | "continued" | "own" | "free" | "stranger";

/** A block as the evaluation sees it; `place` is null but for a place, and for the rest of a day trip. */
export type Stop = { dayIndex: number; part: BlockName; block: Block; kind: StopKind; place: Place | null };

function kindOf(block: Block, place: Place | null, trip: Place | null, { musts }: EvalRequest): StopKind {
  if (place) return "place";
  if (block.placeId !== null) return "stranger";
  if (trip && block.isDayTrip) return "continued";
  if (musts.some(({ title, placeId }) => placeId === null && title === block.title)) return "own";
  return block.verified ? "stranger" : "free";
}

/** Whether they are on their way here or home: on the first and the last day, in a part without a stop. */
const isAway = ({ brief }: EvalRequest, { dayIndex, stops }: Day, part: BlockName): boolean =>
  ((dayIndex === 1 && Boolean(brief.arrival)) || (dayIndex === brief.daysTotal && Boolean(brief.departure))) &&
  !stops.some(({ at }) => at.part === part);

/** The blocks of a plan in the order they are lived, each with its place in the data. */
export function lineUp(request: EvalRequest, days: readonly Day[]): Stop[] {
  const byId = new Map(request.guide.places.map((place) => [place.id, place]));
  return days.flatMap((day) => {
    const { dayIndex, blocks } = day;
    let trip: Place | null = null;
    return BLOCK_NAMES.flatMap((part): Stop[] => {
      const block: Block | undefined = blocks[part];
      if (!block || isAway(request, day, part)) return [];
      const place = block.placeId === null ? null : (byId.get(block.placeId) ?? null);
      const kind = kindOf(block, place, trip, request);
      const stop: Stop = { dayIndex, part, block, kind, place: kind === "continued" ? trip : place };
      if (place?.dayTrip) trip = place;
      return [stop];
    });
  });
}

/** Whether the traveller chose it. */
export const isChosen = ({ block }: Stop, { musts }: EvalRequest): boolean =>
  musts.some(({ title, placeId }) => (placeId === null ? title === block.title : placeId === block.placeId));
