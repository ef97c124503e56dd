import type { Block } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Judge } from "./judge";

/** What a screen shows of a block and finds missing here. */
export function lacksOf(block: Block | undefined, part: string): string[] {
  if (!block) return ["is missing"];
  const texts = {
    title: block.title,
    description: block.description,
    location: block.location,
    neighborhoodTag: block.neighborhoodTag,
  };
  const empty = Object.entries(texts).flatMap(([field, text]) => (text.trim() ? [] : [`has no ${field}`]));
  const unspoken = /undefined|NaN|\[object/.test(`${block.title} ${block.description}`)
    ? ["says something unfinished"]
    : [];
  return [
    ...empty,
    ...unspoken,
    ...(block.timeOfDay === part ? [] : [`says ${block.timeOfDay}`]),
    ...((block.lat === null) === (block.lng === null) ? [] : ["has half a coordinate"]),
  ];
}

/** As many days as asked for, counted from 1, each with a summary and three whole blocks. */
export const completeDays: Judge = ({ brief }, days) => [
  ...(days.length === brief.daysTotal ? [] : [`${days.length} days instead of ${brief.daysTotal}`]),
  ...days.flatMap((day, i) => [
    ...(day.dayIndex === i + 1 ? [] : [`day ${day.dayIndex} stands where day ${i + 1} belongs`]),
    ...(day.summary.trim() ? [] : [`day ${day.dayIndex} has no summary`]),
    ...BLOCK_NAMES.flatMap((part) =>
      lacksOf(day.blocks[part], part).map((lack) => `the ${part} of day ${day.dayIndex} ${lack}`),
    ),
  ]),
];
