import { expect, test } from "vitest";
import { originOf, usualOrigin } from "~/domain/plan/origin";

const planner = originOf({ source: "embedded", verified: true });
const ideas = originOf({ source: "embedded", verified: false });
const byHand = originOf({ source: "traveller", verified: false });

test("what a traveller wrote counts as checked", () => expect(byHand.unverified).toBe(false));

test("a screen says where most of it comes from, and nothing of nothing", () => {
  expect(usualOrigin([byHand, planner, planner])).toEqual(planner);
  expect(usualOrigin([ideas, planner, ideas])).toEqual(ideas);
  expect(usualOrigin([])).toBeNull();
});
