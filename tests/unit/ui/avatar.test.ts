import { expect, test } from "vitest";
import { initials, memberInitials } from "~/ui/people/member-initials";
import { colourOfId, MEMBER_COLOURS, memberColours } from "~/ui/people/member-colours";
import { colour, contrast } from "./palette";

test("initials are two letters: of the first and the last name, or the first two of the only one", () => {
  expect(initials("Ana Maria de Sousa")).toBe("AS");
  expect(initials("ben")).toBe("BE");
  expect(initials("B")).toBe("B");
  expect(initials("  ")).toBe("?");
});

test("initials are whole letters, whatever somebody is called", () => {
  expect(initials("😀 Fern")).toBe("😀F");
  expect(initials("Éa Åse")).toBe("ÉÅ");
  expect(initials("ßen ﬁn")).toBe("SF");
  expect(initials("नीता राव")).toBe("नीरा");
});

test("no two of a trip have the same initials while their names have other letters", () => {
  const named = ["Jonas Park", "Mara", "Mara", "Julia Peters", "Jo Pa"].map((name, at) => ({ userId: `u${at}`, name }));
  const gone = { userId: "gone", name: null };
  const given = memberInitials([gone, ...named]);
  expect(named.map(({ userId }) => given.get(userId))).toEqual(["JP", "MA", "MR", "JE", "JA"]);
  expect(given.has("gone")).toBe(false);
});

const people = (count: number) => Array.from({ length: count }, (_, at) => `user-${at}`);

test("no two of a trip have one colour, also beyond eight", () => {
  expect(new Set(memberColours(people(24)).values()).size).toBe(24);
});

test("the first eight have the colours that are told apart at a glance", () => {
  expect(new Set(memberColours(people(8)).values())).toEqual(new Set(MEMBER_COLOURS.slice(0, 8)));
});

test("somebody who joins changes nobody's colour", () => {
  const before = memberColours(people(5));
  const after = memberColours([...people(5), "somebody new"]);
  for (const [id, colour] of before) expect(after.get(id)).toBe(colour);
});

test("who comes first has the colour of their id, as where no trip is known", () => {
  expect(memberColours(["user-1", "user-2"]).get("user-1")).toBe(colourOfId("user-1"));
});

test("a company beyond all colours shares them evenly", () => {
  expect(memberColours(people(30)).size).toBe(30);
});

test.each(MEMBER_COLOURS)("white letters are readable on %s", (member) => {
  expect(contrast("#ffffff", member)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour("paper", "day"), member)).toBeGreaterThanOrEqual(3);
});
