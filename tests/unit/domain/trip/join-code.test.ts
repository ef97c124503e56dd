import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomBelow } from "~/browser/page/random-below";
import { editDistance } from "~/domain/cities/edit-distance";
import { guessedBits, isEasyToGuess } from "~/domain/trip/code-strength";
import { joinCodeKeys, joinCodeProblem, normalizeJoinCode, sameJoinCode } from "~/domain/trip/join-code";
import { CODE_WORDS, SUGGESTED_BITS, suggestJoinCode } from "~/domain/trip/suggested-code";

describe("a join code", () => {
  test.each(["PARIS2025", "BEACHWEEK", "FAMILYTRIP", "abc", "  a-1b  ", "x".repeat(32)])("%j is fine", (code) =>
    expect(joinCodeProblem(code)).toBeNull(),
  );

  test.each([
    ["", { code: "code-too-short", least: 3 }],
    ["  ab  ", { code: "code-too-short", least: 3 }],
    ["x".repeat(33), { code: "code-too-long", most: 32 }],
    ["NEW YORK", { code: "code-has-other-signs" }],
    ["ROMA!", { code: "code-has-other-signs" }],
    ["a--1", { code: "code-of-hyphens", least: 3 }],
  ])("%j: %j", (code, problem) => expect(joinCodeProblem(code)).toEqual(problem));

  test.each([" paris2025", "PARIS-2025", "Paris 2025", "ＰＡＲＩＳ２０２５", "pa-ris–20 25"])(
    "%j is PARIS2025: letters and digits alone are compared",
    (typed) => expect(sameJoinCode(typed, "PARIS2025")).toBe(true),
  );

  test("of other letters or digits is another", () => {
    expect(sameJoinCode("PARIS2025", "PARIS2026")).toBe(false);
    expect(sameJoinCode("PARIS", "РARIS")).toBe(false);
  });

  test("normalizing twice is normalizing once", () => {
    fc.assert(
      fc.property(fc.string(), (code) => normalizeJoinCode(normalizeJoinCode(code)) === normalizeJoinCode(code)),
    );
  });

  test.each([" pa-ris ", "PA RIS", "ｐａ–ｒｉｓ"])(
    "%j keeps where it parts, for the trips that differ in nothing else",
    (typed) => expect(joinCodeKeys(typed)).toEqual({ key: "PARIS", asWritten: "PA-RIS" }),
  );
});

const anyCode = fc
  .array(fc.nat(), { minLength: 4, maxLength: 4 })
  .map((numbers) => suggestJoinCode((count) => (numbers.pop() ?? 0) % count));

describe("a suggested join code", () => {
  test("carries at least 40 bits that nobody can know", () => {
    expect(new Set(CODE_WORDS).size).toBe(CODE_WORDS.length);
    expect(SUGGESTED_BITS).toBeGreaterThanOrEqual(40);
    expect(suggestJoinCode(() => 0).split("-")).toHaveLength(4);
  });

  test("takes each of its words from the source, in any place", () => {
    const asked: number[] = [];
    const code = suggestJoinCode((count) => asked.push(count) - 1);
    expect(asked).toEqual(Array.from({ length: 4 }, () => CODE_WORDS.length));
    expect(code).toBe(CODE_WORDS.slice(0, 4).join("-").toUpperCase());
  });

  test("is a fine code that nobody would call easy to guess, whatever the trip", () =>
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(joinCodeProblem(code)).toBeNull();
        expect(isEasyToGuess(code, { city: "Lisbon", tripName: "A beach week", year: 2027 })).toBe(false);
      }),
    ));

  test("is of letters alone, in words that differ in more than one letter", () => {
    for (const word of CODE_WORDS) {
      expect(word).toMatch(/^[a-z]{3,6}$/);
      const near = CODE_WORDS.filter((other) => other !== word && editDistance(other, word, 1).whole <= 1);
      expect({ word, near }).toEqual({ word, near: [] });
    }
  });

  test("by the browser's own randomness reaches every word", () => {
    const drawn = new Set(Array.from({ length: 20_000 }, () => randomBelow(CODE_WORDS.length)));
    expect([...drawn].every((number) => number >= 0 && number < CODE_WORDS.length)).toBe(true);
    expect(drawn.size).toBe(CODE_WORDS.length);
    expect(randomBelow(1)).toBe(0);
  });
});

const LISBON = { city: "Lisbon, Portugal", tripName: "Autumn with Ana", year: 2027 };

describe("how easy a code is to guess", () => {
  test.each([
    "LISBON2027",
    "lisbon-27",
    "LISBON2027-K7",
    "PARIS2025",
    "BEACHWEEK",
    "FAMILYTRIP",
    "ANA-AUTUMN-2027",
    "123456",
    "AAAAAAAAAAAAAAAAAAAA",
    "ROAD-TRIP-2026",
    "portugal",
  ])("%s is easy", (code) => expect(isEasyToGuess(code, LISBON)).toBe(true));

  test.each(["K7MPXR4TDQ", "OTTER-MAPLE-TIGER-CLOUD", "grandmas-seventieth-by-the-lake", "xkqzvbnm"])(
    "%s is not",
    (code) => expect(isEasyToGuess(code, LISBON)).toBe(false),
  );

  test("what is known of the trip adds next to nothing", () => {
    expect(guessedBits("LISBON", LISBON)).toBeLessThan(2);
    expect(guessedBits("SAOPAULO2027", { city: "São Paulo", tripName: "", year: 2027 })).toBeLessThan(5);
    expect(guessedBits("LISBON", { ...LISBON, city: "Porto" })).toBeGreaterThan(10);
  });

  test("city, year and two signs, as codes were once suggested, are easy for every trip", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{3,20}$/),
        fc.integer({ min: 2025, max: 2040 }),
        fc.stringMatching(/^[A-Z0-9]{2}$/),
        (city, year, signs) => isEasyToGuess(`${city}${year}-${signs}`, { city, tripName: "", year }),
      ),
    ));
});
