import * as z from "zod/mini";
import type { Block, BlockField, BlockFieldRule, BlockPatch, WritableField } from "~/domain/plan/block";
import { ALL_FIELDS, BLOCK_FIELDS, BLOCK_NAMES, WRITABLE_FIELDS } from "../domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Booking, Cost, Stop, StopAt, StopField, StopFieldRule } from "~/domain/plan/stop";
import { ALL_STOP_FIELDS, STOP_FIELDS } from "../domain/plan/stop";
import { dayOfBlocks } from "../domain/plan/day-of-stops";
import { daysFrom } from "../domain/plan/stored-days";
import { standaloneBlockFrom } from "../domain/plan/whole-block";
import { fault, id, lineOf, textOf } from "./fields";
import { atLeast } from "./lengths";

/** A block as the server answers it: whole, whatever the stored one lacks. */
export const blockShape = z.object(
  shapesOf<{ [Name in BlockField]: z.ZodMiniType<Block[Name]> }>(ALL_FIELDS, readShape),
) satisfies z.ZodMiniType<Block>;

/** What the organizer may change of a block; what is left out stays (DESIGN section 3). */
export const blockPatch = z.object(
  shapesOf<{ [Name in WritableField]: z.ZodMiniOptional<z.ZodMiniType<Block[Name]>> }>(WRITABLE_FIELDS, (rule) =>
    z.optional(writtenShape(rule)),
  ),
) satisfies z.ZodMiniType<BlockPatch>;

/** A block that some version of the app kept in the browser, whatever it lacks. */
export const storedBlock = z.pipe(
  z.unknown(),
  z.transform((kept, { issues }): Block => {
    const block = standaloneBlockFrom(kept);
    if (block !== null) return block;
    issues.push({ code: "custom", input: kept });
    return z.NEVER;
  }),
);

/** Changes made by hand to a block; null where a field was left alone. */
export type BlockChanges = { [Name in WritableField]: Block[Name] | null };

/** Such changes as the browser keeps them until they are saved; what cannot be read counts as left alone. */
export const keptChanges = z.object(
  shapesOf<{ [Name in WritableField]: z.ZodMiniType<BlockChanges[Name]> }>(WRITABLE_FIELDS, (rule) =>
    z.catch(z.nullable(readShape(rule)), null),
  ),
);

/** A stop as the server answers it. */
export const stopShape = z.object({
  ...(Object.fromEntries(ALL_STOP_FIELDS.map((name) => [name, readShape(STOP_FIELDS[name])])) as {
    [Name in StopField]: z.ZodMiniType<Stop[Name]>;
  }),
  // Last, as in a stop read from the document: plans are compared by their letters.
  id: z.string(),
}) satisfies z.ZodMiniType<Stop>;

/** A day as the server answers it; an earlier server knows its blocks alone. */
export const dayShape = z.pipe(
  z.object({
    dayIndex: z.number(),
    summary: z.string(),
    blocks: z.object({ morning: blockShape, afternoon: blockShape, evening: blockShape }),
    stops: z.optional(z.array(z.extend(stopShape, { at: stopAtShape() }))),
  }),
  z.transform(({ stops, ...day }): Day => (stops ? { ...day, stops } : dayOfBlocks(day))),
);

/** Days that some version of the app kept in the browser, whatever they lack. */
export const storedDays = z.pipe(
  z.array(z.unknown()),
  z.transform((kept): Day[] => daysFrom(kept)),
);

/** A shape for each of the fields. TypeScript does not follow a record key by key, so what comes out is told by the caller. */
function shapesOf<Shapes extends Record<string, z.ZodMiniType>>(
  names: readonly (keyof Shapes & BlockField)[],
  shape: (rule: BlockFieldRule) => z.ZodMiniType,
): Shapes {
  return Object.fromEntries(names.map((name) => [name, shape(BLOCK_FIELDS[name])])) as Shapes;
}

function readShape(rule: StopFieldRule): z.ZodMiniType {
  switch (rule.type) {
    case "text":
      return z.string();
    case "boolean":
      return z.boolean();
    case "choice":
      return z.enum(rule.of);
    case "id":
      return z.nullable(z.string());
    case "number":
      return z.nullable(z.number());
    case "time":
      return z.nullable(z.string());
    case "at":
      return z.nullable(stopAtShape());
    case "booking":
      return z.nullable(
        z.object({
          reference: z.string(),
          name: z.string(),
          time: z.nullable(z.string()),
          url: z.string(),
          note: z.string(),
        }) satisfies z.ZodMiniType<Booking>,
      );
    case "cost":
      return z.nullable(
        z.object({ amount: z.number(), currency: z.string(), each: z.boolean() }) satisfies z.ZodMiniType<Cost>,
      );
    default:
      return rule satisfies never;
  }
}

function stopAtShape() {
  return z.object({
    day: z.number(),
    part: z.enum(BLOCK_NAMES),
    order: z.string(),
  }) satisfies z.ZodMiniType<StopAt>;
}

function writtenShape(rule: BlockFieldRule): z.ZodMiniType {
  switch (rule.type) {
    case "text": {
      const text = rule.lines === "one" ? lineOf(rule.longest) : textOf(rule.longest);
      return rule.required ? text.check(atLeast(1, fault("required"))) : text;
    }
    case "id":
      return z.nullable(id);
    case "number":
      return z.nullable(z.number().check(z.minimum(rule.least), z.maximum(rule.most)));
    case "boolean":
    case "choice":
      return readShape(rule);
    default:
      return rule satisfies never;
  }
}

/** Real places that could stand in a block instead, for a wish that changed nothing. An earlier server names none. */
export const alternatives = z._default(z.array(z.object({ name: z.string(), why: z.string() })), []);

/**
 * What an answer proposes to do; none in those of earlier versions. Read where they are shown (`domain/proposal`), so that one this version does not
 * know hides no answer.
 */
export const proposals = z._default(z.array(z.unknown()), []);
