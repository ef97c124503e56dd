import { MAX_DAY_STOPS } from "../forms/limits";
import { BLOCK_NAMES, type Block, type BlockName, type BlockPatch } from "./block";
import type { Day } from "./itinerary";
import { leadOf, type PlacedStop, type Stop, type StopPatch } from "./stop";
import { inOrder, isPlaced } from "./stop-order";
import { minutesOfDay, toldTime } from "./time-of-day";
import { timesInOrder } from "./times-in-order";
import { blockFrom, stopFrom } from "./whole-block";

type Blocks = Day["blocks"];

/** A day of these stops, in order, with the proposed times that follow it; its blocks are what SPEC sees of them (DESIGN section 10). */
export function dayOf(day: Pick<Day, "dayIndex" | "summary">, stops: readonly PlacedStop[]): Day {
  const { dayIndex, summary } = day;
  const ordered = [...timesInOrder(inOrder(stops))];
  const block = (part: BlockName): Block => blockOf(leadAt({ stops: ordered }, part), part);
  return {
    dayIndex,
    summary,
    blocks: { morning: block("morning"), afternoon: block("afternoon"), evening: block("evening") },
    stops: ordered,
  };
}

/** A day that was told in blocks, as planners and earlier versions do: a stop of each that says something. */
export function dayOfBlocks({ dayIndex, summary, blocks }: Pick<Day, "dayIndex" | "summary" | "blocks">): Day {
  const stops = BLOCK_NAMES.flatMap((part) => stopOfBlock(blocks[part], dayIndex, part));
  return { dayIndex, summary, blocks, stops };
}

/** A day that was planned under another number. */
export function numberedDay(day: Day, dayIndex: number): Day {
  if (day.dayIndex === dayIndex) return day;
  const stops = day.stops.map((stop, at) => ({
    ...stop,
    id: `${idOfBlock(dayIndex, stop.at.part)}${at >= 1 && day.stops[at - 1]?.at.part === stop.at.part ? `-${at}` : ""}`,
    at: { ...stop.at, day: dayIndex },
  }));
  return { ...day, dayIndex, stops };
}

export const stopsOfPart = <S extends Stop>(stops: readonly S[], part: BlockName): S[] =>
  stops.filter(({ at }) => at?.part === part);

/** The stop that a part of a day is known by; null where the part is open. */
export const leadAt = ({ stops }: { stops: readonly PlacedStop[] }, part: BlockName): PlacedStop | null =>
  leadOf(stopsOfPart(stops, part));

/** Whether a part of the day begins with the stop that it is known by; an open part has none before it. */
export const isLedFirst = (day: { stops: readonly PlacedStop[] }, part: BlockName): boolean =>
  (stopsOfPart(day.stops, part)[0] ?? null) === leadAt(day, part);

/** What somebody does first in a part of the day, such as the lunch before the sight that the part is known by. */
export const firstTitleOf = ({ stops, blocks }: Pick<Day, "stops" | "blocks">, part: BlockName): string =>
  stopsOfPart(stops, part)[0]?.title ?? blocks[part].title;

/** The id of the stop that a block of an earlier version becomes: the same wherever and however often that happens. */
export const idOfBlock = (dayIndex: number, part: BlockName): string => `${dayIndex}-${part}`;

const FIRST_ORDER = "a0";

function stopOfBlock(block: Block, day: number, part: BlockName): PlacedStop[] {
  if (block.title === "" && block.description === "") return [];
  const at = { day, part, order: FIRST_ORDER };
  return [{ ...stopFrom(null, idOfBlock(day, part)), ...patchOfBlock(block), at }];
}

/** A part of a day as SPEC's calls give it: its lead stop, or an open part, which says nothing by itself. */
const blockOf = (lead: Stop | null, timeOfDay: BlockName): Block =>
  blockFrom(lead && { ...lead, description: lead.note }, timeOfDay);

/** What a block's fields say of its stop. */
export function patchOfBlock({ description, ...rest }: BlockPatch & { timeOfDay?: BlockName }): Omit<StopPatch, "at"> {
  const { timeOfDay: _, ...patch } = rest;
  return description === undefined ? patch : { ...patch, note: description };
}

/** Whether a part of a day has no stop. */
export const isOpenPart = ({ stops }: { stops: readonly PlacedStop[] }, part: BlockName): boolean =>
  stopsOfPart(stops, part).length === 0;

/** The day with one part of it changed: its lead stop, or a new one where the part was open. */
export function withBlock(day: Day, part: BlockName, block: Block): Day {
  const lead = leadAt(day, part);
  const patch = patchOfBlock(block);
  const added = (): PlacedStop[] => stopOfBlock(block, day.dayIndex, part);
  const stops = lead
    ? day.stops.map((stop) => (stop.id === lead.id ? { ...stop, ...patch } : stop))
    : inOrder([...day.stops, ...added()]);
  return { ...day, blocks: { ...day.blocks, [part]: block }, stops };
}

/** What an open part says in a screen's words. */
export type OpenWords = (open: Block) => Pick<Block, "title" | "description">;

/** The day with words where it is open: `title` and `description` of an open part are the screen's (DESIGN section 10). */
export function withOpenWords(day: Day, words: OpenWords): Day {
  const open = BLOCK_NAMES.filter((part) => isOpenPart(day, part));
  if (open.length === 0) return day;
  const said = (block: Block): Block => {
    const { title, description } = words(block);
    return { ...block, title, description };
  };
  const blocks: Blocks = { ...day.blocks };
  for (const part of open) blocks[part] = said(blocks[part]);
  return { ...day, blocks };
}

/** The stops of a trip by the days that it has; what has none of them, or finds its day full, is on the shelf. */
export function dealToDays(
  stops: readonly Stop[],
  dayIndexes: ReadonlySet<number>,
): { ofDay: (dayIndex: number) => PlacedStop[]; shelf: Stop[] } {
  const days = new Map<number, PlacedStop[]>();
  const shelf = stops.filter((stop) => !isPlaced(stop) || !dayIndexes.has(stop.at.day));
  for (const stop of inOrder(stops.filter(isPlaced))) {
    if (!dayIndexes.has(stop.at.day)) continue;
    const known = days.get(stop.at.day) ?? [];
    if (known.length < MAX_DAY_STOPS) days.set(stop.at.day, [...known, stop]);
    else shelf.push(stop);
  }
  const byId = (a: Stop, b: Stop): number => (a.id < b.id ? -1 : 1);
  return { ofDay: (dayIndex) => days.get(dayIndex) ?? [], shelf: shelf.sort(byId) };
}

/** The stop that a part of a day is known by, where it is locked: no assistant replaces it. Null where it is not. */
export function lockedAt(
  { days }: { days: readonly Pick<Day, "dayIndex" | "stops">[] },
  { dayIndex, blockName }: { dayIndex: number; blockName: BlockName },
): PlacedStop | null {
  const lead = leadAt(days.find((day) => day.dayIndex === dayIndex) ?? { stops: [] }, blockName);
  return lead?.locked ? lead : null;
}

/** What begins later is no breakfast any more, and then no lunch. */
const LUNCH_FROM = 11 * 60;
const DINNER_FROM = 17 * 60;

/** Which meal a stop is; null for what is none. */
export function mealOf(stop: PlacedStop): "breakfast" | "lunch" | "dinner" | null {
  if (stop.kind !== "meal") return null;
  const start = minutesOfDay(toldTime(stop)?.time ?? null);
  if (start === null)
    return stop.at.part === "evening" ? "dinner" : stop.at.part === "afternoon" ? "lunch" : "breakfast";
  return start < LUNCH_FROM ? "breakfast" : start < DINNER_FROM ? "lunch" : "dinner";
}
