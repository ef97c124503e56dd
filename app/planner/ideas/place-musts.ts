import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { nameKey } from "~/domain/place/place-name";
import { partInTitle } from "../purpose/own-events";
import type { Idea } from "./idea";
import { ALL_IDEAS } from "./index";

/** The idea with this title, if there is one. */
export const ideaNamed = (title: string): Idea | null =>
  ALL_IDEAS.find((idea) => nameKey(idea.title) === nameKey(title)) ?? null;

export type PlacedMusts = { at: (day: number, part: BlockName) => string | null; leftOut: string[] };

/** Where each must goes in a city without data: in the part of the day that its idea or its words suggest, and spread over the days. */
export function placeMusts(
  titles: readonly string[],
  days: number,
  isAway: (day: number, part: BlockName) => boolean = () => false,
): PlacedMusts {
  const placed = new Map<string, string>();
  const load = new Array<number>(days).fill(0);
  const leftOut: string[] = [];
  for (const title of titles) {
    const wanted = ideaNamed(title)?.part ?? partInTitle(title);
    const parts = [wanted, ...BLOCK_NAMES.filter((part) => part !== wanted)];
    const emptiestFirst = load.map((count, day) => ({ day, count })).sort((a, b) => a.count - b.count || a.day - b.day);
    const free = parts
      .flatMap((part) => emptiestFirst.map(({ day }) => ({ day, part })))
      .find(({ day, part }) => !placed.has(`${day} ${part}`) && !isAway(day, part));
    if (!free) {
      leftOut.push(title);
      continue;
    }
    placed.set(`${free.day} ${free.part}`, title);
    load[free.day] = (load[free.day] ?? 0) + 1;
  }
  return { at: (day, part) => placed.get(`${day} ${part}`) ?? null, leftOut };
}
