import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, slipsForgiven } from "~/domain/cities/edit-distance";

const FAR = 20;
const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

describe("the slips between two words", () => {
  test.each([
    ["vienna", "vienna", 0],
    ["viena", "vienna", 1],
    ["budepest", "budapest", 1],
    ["barcelnoa", "barcelona", 1],
    ["snafrancisco", "sanfrancisco", 1],
    ["kitten", "sitting", 3],
    ["", "abc", 3],
  ])("%s and %s are %i apart", (a, b, slips) => expect(editDistance(a, b, FAR).whole).toBe(slips));

  test("are as many both ways, none for the same word alone, and never more than the longer word has letters", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { whole } = editDistance(a, b, FAR);
        expect(whole).toBe(editDistance(b, a, FAR).whole);
        expect(whole === 0).toBe(a === b);
        expect(whole).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test("are counted rightly up to the limit, and are more than the limit beyond it", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const { whole } = editDistance(a, b, FAR);
        expect(editDistance(a, b, most).whole).toBe(Math.min(whole, most + 1));
      }),
    );
  });

  test("to a beginning of the word are the fewest to any of its beginnings", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const beginnings = Array.from(
          { length: b.length + 1 },
          (_, end) => editDistance(a, b.slice(0, end), FAR).whole,
        );
        expect(editDistance(a, b, FAR).beginning).toBe(Math.min(...beginnings));
      }),
    );
  });

  test("are forgiven only in words long enough", () => expect([3, 4, 7, 8].map(slipsForgiven)).toEqual([0, 1, 1, 2]));
});
