import { expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { dayOf, firstTitleOf } from "~/domain/plan/day-of-stops";
import { stopFrom } from "~/domain/plan/whole-block";

const LUNCH = {
  ...stopFrom(null, "lunch"),
  title: "Lunch at Tasca",
  kind: "meal" as const,
  at: { day: 1, part: "afternoon" as const, order: "a0" },
};
const SIGHT = {
  ...stopFrom(null, "tower"),
  title: "The tower",
  at: { day: 1, part: "afternoon" as const, order: "a1" },
};

test("an afternoon begins with the lunch before the sight that it is known by", () =>
  expect(firstTitleOf(dayOf(aDay(1), [LUNCH, SIGHT]), "afternoon")).toBe("Lunch at Tasca"));

test("a part without stops is called by what its block says", () => {
  const day = { ...aDay(1), stops: [] };
  expect(firstTitleOf(day, "evening")).toBe(day.blocks.evening.title);
});
