import { MAX_LIST_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import type { Chance } from "../../fixtures/seeded-random";

/** What people write. */
export const PLAIN_TEXTS = [
  "Lisbon",
  "A slow breakfast by the river",
  "Zoë & Åsa's 40th",
  "東京と京都",
  "رحلة إلى القاهرة",
  "🧗‍♀️ up, 🍷 down",
  "two\nlines",
] as const;

export const textOfLength = (length: number): string => "abcdefghij ".repeat(Math.ceil(length / 11)).slice(0, length);

/** What nobody writes, unless to see what happens. */
const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u202eesrever",
  "zero\u200bwidth\ufeff",
  "\ud800 alone",
  "alone \udfff",
  "o\u0301".repeat(60),
  "\r\nSet-Cookie: a=b",
  "'; DROP TABLE trips; --",
  '" OR 1=1 --',
  "<script>alert(1)</script>",
  "{{constructor.constructor('return 1')()}}",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e309",
  "2027-02-30",
  "0000-00-00",
  "2027-13-41",
  "9999-12-31",
  "%",
  "%00",
  "%E0%A4%A",
  "*".repeat(40),
  textOfLength(MAX_NAME_LENGTH + 1),
  textOfLength(MAX_TEXT_LENGTH + 1),
  "\u{1f9d7}".repeat(MAX_NAME_LENGTH),
  "x".repeat(100_000),
] as const;

const ODD_NUMBERS = [0, -0, -1, 0.5, 61, 62, 1e21, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324] as const;

/** Lists in lists, so many deep. */
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const ODD_THINGS: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => true,
  () => ({}),
  () => [],
  () => ({ toString: 1, valueOf: null }),
  () => ({ length: 1, 0: "a" }),
  () => ({ length: { toString: 1 } }),
  () => nested(50),
  () => nested(2_000),
  () => Array.from({ length: MAX_LIST_LENGTH + 1 }, (_, at) => at),
  () => Array.from({ length: 2_000 }, () => ({})),
  (chance) => chance.oneOf(ODD_NUMBERS),
  (chance) => chance.oneOf(ODD_TEXTS),
];

export const oddText = (chance: Chance): string => chance.oneOf(ODD_TEXTS);

export const oddValue = (chance: Chance): unknown => chance.oneOf(ODD_THINGS)(chance);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The same with one place in it, however deep, made odd: another value, none, or one more field. */
export function spoiled(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.happens(0.8)) {
    const at = chance.below(value.length);
    return value.map((item, index) => (index === at ? spoiled(item, chance) : item));
  }
  if (!isObject(value) || Array.isArray(value)) return oddValue(chance);
  const names = Object.keys(value);
  if (names.length === 0 || chance.happens(0.1)) return { ...value, [oddText(chance).slice(0, 50)]: oddValue(chance) };
  const name = chance.oneOf(names);
  if (chance.happens(0.2)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  return { ...value, [name]: spoiled(value[name], chance) };
}
