import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "~/domain/forms/clean-text";

/** Texts are written with their code points where one could not see what they hold. */
const KEPT: [string, string][] = [
  ["plain letters", "Zoë Åström-O’Neill"],
  ["a letter with a mark of its own", "e\u0301t\u00e9"],
  ["no-break and wide spaces", "10\u00a0km\u3000away"],
  ["a family of emoji", "👩\u200d👩\u200d👧"],
  ["an emoji of a skin and a profession", "👩🏽\u200d🚀"],
  ["a heart on fire", "❤\ufe0f\u200d🔥"],
  ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
  ["a number on a key", "1\ufe0f\u20e3"],
  ["the flag of England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["Persian with a non-joiner", "می\u200cخواهم"],
  ["Hindi with a joiner", "क\u094d\u200dष"],
  ["Sinhala with a joiner", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
  ["Malayalam with a non-joiner", "\u0d15\u0d4d\u200c\u0d37"],
  ["a variant of a character in a family name", "葛\u{e0100}城"],
  ["Mongolian with a variant of a letter", "\u1820\u180b"],
  ["Arabic and Hebrew", "سارة, דנה"],
];

/** What goes, and what is left. */
const LOST: [string, string, string][] = [
  ["a null", "A\u0000da", "Ada"],
  ["an escape and a bell", "\u001b[31mAda\u0007", "[31mAda"],
  ["a C1 control", "A\u009bda", "Ada"],
  ["a zero-width space", "A\u200bda", "Ada"],
  ["a byte order mark", "\ufeffAda", "Ada"],
  ["a word joiner and a soft hyphen", "A\u2060d\u00ada", "Ada"],
  ["a joiner between letters that need none", "A\u200dd\u200ca", "Ada"],
  ["a joiner at the end of a word", "سارة\u200c", "سارة"],
  ["a joiner after an emoji that joins nothing", "👩\u200d x", "👩 x"],
  ["an override of the direction", "\u202egpj.exe", "gpj.exe"],
  ["an embedding that is left open", "Ada\u202b", "Ada"],
  ["an isolate that is left open", "\u2066Ada", "Ada"],
  ["direction marks", "\u200eAda\u200f\u061c", "Ada"],
  ["a filler that looks like nothing", "\u3164\u115f\uffa0", ""],
  ["a text in tags", "Ada\u{e0049}\u{e0067}\u{e006e}", "Ada"],
  ["a long text in tags behind a flag", `🏴${"\u{e0061}".repeat(40)}`, `🏴${"\u{e0061}".repeat(7)}`],
  ["variants of what has none", "A\ufe0fd\u{e0101}a", "Ada"],
  ["half a character", "A\ud83dda", "Ada"],
  ["a noncharacter", "A\uffffda", "Ada"],
  ["a note between lines", "A\ufff9d\ufffba", "Ada"],
];

describe("a text of one line", () => {
  test.each(KEPT)("keeps %s", (_, text) => expect(cleanLine(text)).toBe(text));
  test.each(LOST)("loses %s", (_, text, left) => expect(cleanLine(text)).toBe(left));
  test.each(["A\r\nB", "A\nB", "A\rB", "A \n\n  B", "A\u2028B", "A\u2029B", "A\u0085B", "A\u000bB", "A\tB"])(
    "has a space where its line ended: %j",
    (text) => expect(cleanLine(text)).toBe("A B"),
  );
});

test("whatever nobody sees goes from between two plain letters", () => {
  const unseen = /[\p{Cc}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029]/u;
  const kept: number[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (unseen.test(character) && cleanLine(`a${character}b`).includes(character)) kept.push(point);
  }
  expect(kept).toEqual([]);
});

describe("a text of several lines", () => {
  test.each(KEPT)("keeps %s", (_, text) => expect(cleanText(text)).toBe(text));
  test.each(LOST)("loses %s", (_, text, left) => expect(cleanText(text)).toBe(left));
  test.each(["A\r\nB", "A\nB", "A\rB", "A\u2028B", "A\u2029B", "A\u0085B"])("keeps its lines: %j", (text) =>
    expect(cleanText(text)).toBe("A\nB"),
  );
  test("keeps tabs, and empty lines", () => expect(cleanText("A\tB\n\nC")).toBe("A\tB\n\nC"));
});

const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), unseen()) });

function unseen() {
  return fc.constantFrom("\u200b", "\u200c", "\u200d", "\u202e", "\ufe0f", "\r", "\n", "\u0000", "👩", "ک", "क", "🏴");
}

test("whatever is sent, nothing is left that a second look would take away, and a line is one line", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2028\u2029]/u);
      expect(cleanText(text)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2028\u2029]/u);
    }),
  );
});
