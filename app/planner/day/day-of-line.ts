import { generateKeyBetween } from "fractional-indexing";
import type { Block } from "~/domain/plan/block";
import { idOfBlock, patchOfBlock, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { kindOnLine, type LineStop } from "./day-line";

/** The day with the stops of its line that stand beside what its parts are about, in their order. */
export function dayOfLine(day: Day, line: readonly LineStop[], write: (stop: LineStop, at: number) => Block): Day {
  const stops = (["morning", "afternoon", "evening"] as const).flatMap((part): PlacedStop[] => {
    const [lead] = stopsOfPart(day.stops, part);
    if (!lead) return [];
    const here = line.flatMap((stop, at) => (stop.part === part ? [{ stop, at }] : []));
    const leads = here.findIndex(({ stop }) => stop.role === "lead");
    let number = 1;
    const beside = ({ stop, at }: (typeof here)[number], order: string): PlacedStop => ({
      ...stopFrom(null, `${idOfBlock(day.dayIndex, part)}-${(number += 1)}`),
      ...patchOfBlock(write(stop, at)),
      kind: kindOnLine(stop, line),
      at: { day: day.dayIndex, part, order },
    });
    let order = lead.at.order;
    const before = here
      .slice(0, Math.max(0, leads))
      .reverse()
      .map((one) => beside(one, (order = generateKeyBetween(null, order))))
      .reverse();
    order = lead.at.order;
    const behind = here.slice(leads + 1).map((one) => beside(one, (order = generateKeyBetween(order, null))));
    return [...before, lead, ...behind];
  });
  return { ...day, stops };
}
