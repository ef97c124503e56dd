import { expect, test } from "vitest";
import { dayKeyOf } from "~/features/keys/use-day-keys";

test.each([
  ["j", "next"],
  ["k", "previous"],
  ["/", "find"],
  ["?", "help"],
  ["x", null],
])("%s means the same wherever the focus is", (key, meaning) => {
  expect(dayKeyOf(key, false)).toBe(meaning);
  expect(dayKeyOf(key, true)).toBe(meaning);
});

test("the arrows go from day to day among the days, and scroll everywhere else", () => {
  expect(dayKeyOf("ArrowDown", true)).toBe("next");
  expect(dayKeyOf("ArrowUp", true)).toBe("previous");
  expect(dayKeyOf("ArrowDown", false)).toBeNull();
});
