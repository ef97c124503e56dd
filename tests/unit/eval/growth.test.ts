import { expect, test } from "vitest";
import { growthExponent } from "../../../quality/bench/planner/growth.mjs";

test("growth is told as the exponent of the size", () => {
  const sizes = [3, 7, 14, 30];
  expect(growthExponent(sizes.map((size) => ({ size, ms: 2 * size })))).toBeCloseTo(1);
  expect(growthExponent(sizes.map((size) => ({ size, ms: size ** 2 })))).toBeCloseTo(2);
});
