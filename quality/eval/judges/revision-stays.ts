import type { Block } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import type { Ask, EvalRequest } from "../eval-request";
import type { Stop } from "../line-up";
import { isChosen, lineUp } from "../line-up";
import { lacksOf } from "./complete-days";
import { barrierAt } from "./mobility-respected";
import { wrongWithPlace } from "./places-in-data";

/** What an assistant gave for an ask: `before` is the plan as it was asked, `after` the same plan as it was left behind. */
export type Revised = { ask: Ask; before: readonly Day[]; after: readonly Day[]; block: Block; note: string };

const sameBlock = (a: Block | undefined, b: Block): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong with the new block itself and with its place among the others. */
function wrongWithNew(stop: Stop, others: readonly Stop[], request: EvalRequest): string[] {
  const { block, place, part } = stop;
  const elsewhere = others.filter(
    (other) => other.block.title === block.title || (block.placeId !== null && other.block.placeId === block.placeId),
  );
  const barrier = place ? barrierAt(place, request) : null;
  return [
    ...lacksOf(block, part),
    ...wrongWithPlace(stop, request),
    ...elsewhere.map(({ dayIndex }) => `is already on day ${dayIndex}`),
    ...(barrier ? [barrier] : []),
    ...(place && !place.parts.includes(part) ? [`is not a place for the ${part}`] : []),
  ];
}

/** A revision leaves every other block as it was, says what it did, and puts nothing there that may not stand there; a must does not go unnamed. */
export function revisionStays(request: EvalRequest, { ask, before, after, block, note }: Revised): string[] {
  const asked = `"${ask.feedback}" for the ${ask.blockName} of day ${ask.dayIndex}`;
  const current = before.find(({ dayIndex }) => dayIndex === ask.dayIndex)?.blocks[ask.blockName];
  const touched = JSON.stringify(before) === JSON.stringify(after) ? [] : ["changed the plan behind the block"];
  const unsaid = note.trim() ? [] : ["says nothing"];
  if (sameBlock(current, block)) return [...touched, ...unsaid].map((problem) => `${asked}: ${problem}`);
  const isHere = ({ dayIndex, part }: Stop): boolean => dayIndex === ask.dayIndex && part === ask.blockName;
  const old = lineUp(request, before).find(isHere);
  const stops = lineUp(request, replaceBlock({ days: [...before] }, ask.dayIndex, ask.blockName, block).days);
  const lost =
    old && isChosen(old, request) && !note.includes(old.block.title)
      ? [`takes the must ${old.block.title} away without a word`]
      : [];
  const wrong = stops.filter(isHere).flatMap((stop) =>
    wrongWithNew(
      stop,
      stops.filter((other) => !isHere(other)),
      request,
    ),
  );
  return [...touched, ...unsaid, ...lost, ...wrong].map((problem) => `${asked}: ${block.title} ${problem}`);
}
