import type { Block, BlockName, BlockPatch, WritableField } from "./block";
import { ALL_FIELDS, BLOCK_FIELDS, WRITABLE_FIELDS } from "./block";
import { withBlock } from "./day-of-stops";
import type { Day } from "./itinerary";

/** A changed block keeps the fields that the patch leaves out, and its part of the day (DESIGN section 3, small readings). */
export function applyPatch(existing: Block, patch: BlockPatch): Block {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return { ...existing, ...given, timeOfDay: existing.timeOfDay };
}

/**
 * The same by hand, whatever the patch says of who wrote it: new words, or another place, are a traveller's and not vouched for
 * (DESIGN section 5); what still says the same is still its author's.
 */
export function mergeBlock(existing: Block, patch: BlockPatch): Block {
  const { source, verified } = existing;
  const merged = { ...applyPatch(existing, patch), source, verified, ...placeByHand(existing, patch) };
  return saysTheSame(existing, merged) ? merged : { ...merged, source: "traveller", verified: false };
}

const NO_PLACE = { placeId: null, lat: null, lng: null } as const;

type PlaceFields = Pick<Block, "title" | "location" | "placeId" | "lat" | "lng">;

/**
 * What a change by hand makes of the place: where the title or the place is rewritten, it is no longer the one that stood there, unless another
 * was chosen with it (DESIGN section 10).
 */
export function placeByHand(existing: PlaceFields, patch: Partial<PlaceFields>): Partial<typeof NO_PLACE> {
  const changes = (name: keyof PlaceFields): boolean => patch[name] !== undefined && patch[name] !== existing[name];
  if (!changes("title") && !changes("location")) return {};
  const chosen = (changes("placeId") && patch.placeId !== null) || changes("lat") || changes("lng");
  return chosen ? {} : NO_PLACE;
}

/** What somebody wrote and which place they meant; ticks, such as that it needs a ticket, are nobody's words. */
const STATEMENTS = ALL_FIELDS.filter((name) => ["text", "id", "number"].includes(BLOCK_FIELDS[name].type));

const saysTheSame = (one: Block, other: Block): boolean => STATEMENTS.every((name) => one[name] === other[name]);

/** All that may be changed of a block, as it is. */
export function wholePatch(block: Block): BlockPatch {
  const patch: BlockPatch = {};
  const copy = <Name extends WritableField>(name: Name) => void (patch[name] = block[name]);
  WRITABLE_FIELDS.forEach(copy);
  return patch;
}

/** The same plan with one block replaced; a day that is not there changes nothing. */
export const replaceBlock = <Plan extends { days: Day[] }>(
  plan: Plan,
  dayIndex: number,
  blockName: BlockName,
  block: Block,
): Plan => ({
  ...plan,
  days: plan.days.map((day) => (day.dayIndex === dayIndex ? withBlock(day, blockName, block) : day)),
});

/** What a plan does not have (SPEC section 8, local itinerary problems). */
export type PlanProblem =
  | { code: "no-itinerary" }
  | { code: "no-days" }
  | { code: "no-day"; dayIndex: number }
  | { code: "no-block"; name: string };

export type Found<Thing> = ({ kind: "found" } & Thing) | { kind: "missing"; problem: PlanProblem };

type PlanOnRecord<D> = { days: readonly D[] } | null;
type StoredDay = { dayIndex: number; blocks: Partial<Record<BlockName, Block>> };

/** A day of the plan, or what is missing. */
export function findDay<D extends { dayIndex: number }>(plan: PlanOnRecord<D>, dayIndex: number): Found<{ day: D }> {
  if (!plan) return { kind: "missing", problem: { code: "no-itinerary" } };
  if (plan.days.length === 0) return { kind: "missing", problem: { code: "no-days" } };
  const day = plan.days.find((candidate) => candidate.dayIndex === dayIndex);
  return day ? { kind: "found", day } : { kind: "missing", problem: { code: "no-day", dayIndex } };
}

/** A block of the plan, or what is missing. */
export function findBlock<D extends StoredDay>(
  plan: PlanOnRecord<D>,
  dayIndex: number,
  blockName: BlockName,
): Found<{ day: D; block: Block }> {
  const found = findDay(plan, dayIndex);
  if (found.kind === "missing") return found;
  const block = found.day.blocks[blockName];
  return block
    ? { kind: "found", day: found.day, block }
    : { kind: "missing", problem: { code: "no-block", name: blockName } };
}

/** Days in order, each with a day index: its own, or its position from 1 (SPEC section 4, itinerary build). */
export const withDayIndexes = <D extends { dayIndex?: number | null }>(
  days: readonly D[],
): (D & { dayIndex: number })[] => days.map((day, position) => ({ ...day, dayIndex: day.dayIndex ?? position + 1 }));
