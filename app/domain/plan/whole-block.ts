import type { Block, BlockField, BlockFieldRule, BlockName } from "./block";
import { ALL_FIELDS, BLOCK_FIELDS, BLOCK_NAMES } from "./block";
import { cleanLine, cleanText } from "../forms/clean-text";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../forms/limits";
import type { Day } from "./itinerary";

/**
 * Days as some version of this product stored them, perhaps long ago: in the database, in a trip's shared document, in a browser. A field that
 * is missing or holds something else has the value of a field that nobody filled in, an unknown one is left out, and neither takes the rest of
 * the plan with it.
 */
export function daysFrom(stored: unknown): Day[] {
  return Array.isArray(stored) ? stored.filter(isRecord).map(dayFrom) : [];
}

/** A day without a number has that of its position, from 1. */
function dayFrom({ dayIndex, summary, blocks }: Record<string, unknown>, position: number): Day {
  const parts = isRecord(blocks) ? blocks : {};
  return {
    dayIndex: typeof dayIndex === "number" ? dayIndex : position + 1,
    summary: summaryFrom(summary),
    blocks: {
      morning: blockFrom(parts.morning, "morning"),
      afternoon: blockFrom(parts.afternoon, "afternoon"),
      evening: blockFrom(parts.evening, "evening"),
    },
  };
}

/** The stored words about a day. */
export const summaryFrom = (stored: unknown): string =>
  typeof stored === "string" ? cleaned(stored, { lines: "several", longest: MAX_TEXT_LENGTH }) : "";

/** A stored block, of the part of the day where it lies. */
export function blockFrom(stored: unknown, timeOfDay: BlockName): Block {
  const given = isRecord(stored) ? stored : {};
  const block: Partial<Record<BlockField, unknown>> = {};
  for (const name of ALL_FIELDS) block[name] = valueFrom(BLOCK_FIELDS[name], given[name]);
  // Each field has just been read by its own rule.
  return Object.assign(block as Block, { timeOfDay });
}

/** A stored block that says itself which part of the day it is; null when it does not. */
export function standaloneBlockFrom(stored: unknown): Block | null {
  const timeOfDay = isRecord(stored) ? BLOCK_NAMES.find((name) => name === stored.timeOfDay) : undefined;
  return timeOfDay === undefined ? null : blockFrom(stored, timeOfDay);
}

/** A new block. What is left out has the value of a field that nobody filled in; whoever writes one says who they are. */
export const newBlock = (
  given: Pick<Block, "title" | "description" | "timeOfDay" | "source"> & Partial<Block>,
): Block => ({
  ...blockFrom(null, given.timeOfDay),
  ...given,
});

function valueFrom(rule: BlockFieldRule, value: unknown): unknown {
  switch (rule.type) {
    case "text":
      return typeof value === "string" ? cleaned(value, rule) : rule.default;
    case "boolean":
      return typeof value === "boolean" ? value : rule.default;
    case "choice":
      return rule.of.find((choice) => choice === value) ?? rule.default;
    case "id":
      return typeof value === "string" && value.length <= MAX_NAME_LENGTH ? value : rule.default;
    case "number":
      return typeof value === "number" && value >= rule.least && value <= rule.most ? value : rule.default;
    default:
      return rule satisfies never;
  }
}

/** Whoever may edit the shared document writes into it directly, past the contracts of the calls. */
const cleaned = (text: string, { lines, longest }: { lines: "one" | "several"; longest: number }): string =>
  (lines === "one" ? cleanLine : cleanText)(text.slice(0, longest));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
