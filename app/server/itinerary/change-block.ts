import type { StoredPlan } from "#db/repositories/stored-plans";
import { dayLineText } from "#messages/days";
import { readDays, writeBlock, writeSummary } from "~/contracts/room/itinerary-document";
import { changeStop, readStops } from "~/contracts/room/stop-document";
import type { Actor } from "~/domain/people/companion";
import type { Block } from "~/domain/plan/block";
import { renewedLine } from "~/domain/plan/day-line";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { renewAround } from "~/planner/revise/renew-around";
import { renewedTime } from "~/planner/times/renewed-time";
import type { OpenContext } from "../http/call-context";
import { Problem } from "../http/problem";
import { blockAt, type BlockPlace } from "./day-and-block";
import { changePlan } from "./change-plan";

export type BlockChange = { tripId: string; plan: StoredPlan; at: BlockPlace; by: Actor; brief: TripBrief };

const isSamePlace = (one: Block, other: Block): boolean => one.title === other.title && one.placeId === other.placeId;

/** Writes one changed block, what its day says of the stop that it replaced, and when it would be, and tells the room. When the plan changed meanwhile, `change` is asked again for the block as it is then. */
export async function changeBlock(
  { db, now, tellRoom }: Pick<OpenContext, "db" | "now" | "tellRoom">,
  { tripId, plan, at, by, brief }: BlockChange,
  change: (existing: Block, days: readonly Day[]) => Block,
): Promise<Block> {
  const { result: block, update } = await changePlan({ db, tripId, plan, now: now() }, (document) => {
    const [days, before] = [readDays(document), readStops(document)];
    const { block: existing } = blockAt({ days }, at);
    const wanted = change(existing, days);
    if (!writeBlock(document, at.dayIndex, at.blockName, wanted)) throw new Problem("conflict");
    for (const day of days.filter(({ dayIndex }) => dayIndex === at.dayIndex)) {
      const { next, summary } = renewAround({ brief, day, part: at.blockName, block: wanted });
      if (next) writeBlock(document, at.dayIndex, next.part, { description: next.description });
      const after = readDays(document).find(({ dayIndex }) => dayIndex === at.dayIndex);
      const line = summary ?? (after ? renewedLine(after, before, dayLineText) : null);
      if (line !== null) writeSummary(document, at.dayIndex, line);
      if (isSamePlace(existing, wanted)) continue;
      const renewed = after && renewedTime(briefOn(brief, at.dayIndex), after, at.blockName);
      if (renewed) changeStop(document, renewed.id, renewed);
    }
    return wanted;
  });
  if (update) tellRoom(tripId, { by, update, messages: [{ type: "edited", ...at }] });
  return block;
}
