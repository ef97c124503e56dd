import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinCodeProblem, normalizeJoinCode, sameJoinCode, suggestJoinCode } from "~/domain/trip/join-code";

describe("a join code", () => {
  test.each(["PARIS2025", "BEACHWEEK", "FAMILYTRIP", "abc", "  a-1  ", "x".repeat(32)])("%j is fine", (code) =>
    expect(joinCodeProblem(code)).toBeNull(),
  );

  test.each([
    ["", { code: "code-too-short", least: 3 }],
    ["  ab  ", { code: "code-too-short", least: 3 }],
    ["x".repeat(33), { code: "code-too-long", most: 32 }],
    ["NEW YORK", { code: "code-has-other-signs" }],
    ["ROMA!", { code: "code-has-other-signs" }],
  ])("%j: %j", (code, problem) => expect(joinCodeProblem(code)).toEqual(problem));

  test("is compared without case and surrounding space", () => {
    expect(sameJoinCode(" paris2025", "PARIS2025 ")).toBe(true);
    expect(sameJoinCode("PARIS2025", "PARIS-2025")).toBe(false);
  });

  test("normalizing twice is normalizing once", () => {
    fc.assert(
      fc.property(fc.string(), (code) => normalizeJoinCode(normalizeJoinCode(code)) === normalizeJoinCode(code)),
    );
  });
});

describe("a suggested join code", () => {
  test("names the city and the year", () => expect(suggestJoinCode("Lisbon", 2027, () => 0)).toBe("LISBON2027-AA"));
  test("leaves out where the city lies", () =>
    expect(suggestJoinCode("Springfield, Illinois", 2027, () => 0)).toBe("SPRINGFIELD2027-AA"));
  test("spells the city in plain letters", () =>
    expect(suggestJoinCode("São Paulo", 2027, () => 0)).toBe("SAOPAULO2027-AA"));
  test("makes do without letters", () => expect(suggestJoinCode("京都", 2027, () => 0)).toBe("TRIP2027-AA"));

  test("is a fine code for any city", () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(
        fc.string(),
        random,
        (city, number) => joinCodeProblem(suggestJoinCode(city, 2027, () => number)) === null,
      ),
    );
  });
});
