import * as z from "zod/mini";
import type { Block, BlockField, BlockFieldRule, BlockPatch, WritableField } from "~/domain/plan/block";
import { ALL_FIELDS, BLOCK_FIELDS, WRITABLE_FIELDS } from "../domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { daysFrom, standaloneBlockFrom } from "../domain/plan/whole-block";
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

function readShape(rule: BlockFieldRule): z.ZodMiniType {
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
    default:
      return rule satisfies never;
  }
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
