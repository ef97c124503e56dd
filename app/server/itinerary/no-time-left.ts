import type { Block } from "~/domain/plan/block";
import { leadAt, withBlock } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { renewedTime } from "~/planner/times/renewed-time";
import type { BlockPlace } from "./day-and-block";

/** Whether a block that has its time would have none any more, once another place stood there. */
export function losesItsTime(brief: TripBrief, days: readonly Day[], at: BlockPlace, block: Block): boolean {
  const day = days.find(({ dayIndex }) => dayIndex === at.dayIndex);
  const lead = day && leadAt(day, at.blockName);
  if (!day || !lead?.start || (lead.title === block.title && lead.placeId === block.placeId)) return false;
  const renewed = renewedTime(briefOn(brief, at.dayIndex), withBlock(day, at.blockName, block), at.blockName);
  return renewed !== null && renewed.start === null;
}
