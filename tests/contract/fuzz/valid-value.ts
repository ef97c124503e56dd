import type * as z from "zod/mini";
import type { Chance } from "../../fixtures/seeded-random";
import { PLAIN_TEXTS, textOfLength } from "./odd-values";

/** Fitting values for fields whose shape alone does not tell what fits, by the field's name. */
export type Known = Record<string, (chance: Chance) => unknown>;

/** Fields that fit nothing but one another, such as the cities of a trip and its days: left out of what is to be valid. */
const UNFITTING = new Set(["legs"]);

type Definition = z.core.$ZodTypes["_zod"]["def"];
type Check = { check: string; [detail: string]: unknown };

/** What zod itself calls internal is read here alone, and only for these tests. */
const definitionOf = (shape: z.core.$ZodType) => (shape as z.core.$ZodTypes)._zod.def;

const checksOf = (definition: { checks?: readonly z.core.$ZodCheck<never>[] | undefined }): Check[] =>
  (definition.checks ?? []).map(({ _zod }) => ({ ..._zod.def }));

const numberIn = (checks: readonly Check[], check: string, detail: string): number | undefined => {
  const found = checks.find((each) => each.check === check)?.[detail];
  return typeof found === "number" ? found : undefined;
};

/** A value that the shape takes, as far as a shape tells. */
export function validValue(shape: z.core.$ZodType, chance: Chance, known: Known, field = ""): unknown {
  const fitting = known[field];
  const definition: Definition = definitionOf(shape);
  const inner = (type: z.core.$ZodType) => validValue(type, chance, known, field);
  switch (definition.type) {
    case "optional":
    case "default":
    case "prefault":
      return chance.happens(0.5) || UNFITTING.has(field) ? undefined : inner(definition.innerType);
    // Whatever does not fit is left out, so what fits is the test.
    case "catch":
      return inner(definition.innerType);
    case "nullable":
      return chance.happens(0.3) ? null : inner(definition.innerType);
    case "object":
      return Object.fromEntries(
        Object.entries(definition.shape)
          .map(([name, type]) => [name, validValue(type, chance, known, name)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case "array": {
      const most = Math.min(numberIn(checksOf(definition), "max_length", "maximum") ?? 5, chance.happens(0.1) ? 50 : 4);
      return Array.from({ length: 1 + chance.below(most) }, () => inner(definition.element));
    }
    case "union":
      return inner(chance.oneOf(definition.options));
    case "pipe":
      return inner(definition.in);
    case "enum":
      return chance.oneOf(Object.values(definition.entries));
    case "literal":
      return chance.oneOf(definition.values);
    case "boolean":
      return chance.happens(0.5);
    case "number":
      return fitting?.(chance) ?? numberFor(checksOf(definition), chance);
    case "string":
      return fitting?.(chance) ?? textFor(definition, chance);
    case "unknown":
    case "any":
      return chance.oneOf([null, 7, "text", { deep: [{ er: true }] }]);
    case "record":
      return { [chance.oneOf(PLAIN_TEXTS)]: inner(definition.valueType) };
    default:
      throw new Error(`The fuzzer knows no value of the type ${definition.type}.`);
  }
}

function numberFor(checks: readonly Check[], chance: Chance): number {
  const least = numberIn(checks, "greater_than", "value") ?? 0;
  const most = numberIn(checks, "less_than", "value") ?? 100;
  return least + chance.below(Math.max(1, most - least + 1));
}

function textFor(definition: { format?: string; checks?: readonly z.core.$ZodCheck<never>[] }, chance: Chance): string {
  if (definition.format === "email") return `${chance.oneOf(["ada", "ben"])}@example.com`;
  const checks = checksOf(definition);
  const most = numberIn(checks, "max_length", "maximum") ?? 200;
  return chance.happens(0.1) ? textOfLength(most) : chance.oneOf(PLAIN_TEXTS).slice(0, most);
}
