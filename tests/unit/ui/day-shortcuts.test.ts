import { expect, test } from "vitest";
import { dayShortcutOf } from "~/features/shortcuts/use-day-shortcuts";

test.each([
  ["j", "next"],
  ["k", "previous"],
  ["/", "find"],
  ["?", "help"],
  ["x", null],
])("%s means the same wherever the focus is", (key, meaning) => {
  expect(dayShortcutOf(key, false)).toBe(meaning);
  expect(dayShortcutOf(key, true)).toBe(meaning);
});

test("the arrows go from day to day among the days, and scroll everywhere else", () => {
  expect(dayShortcutOf("ArrowDown", true)).toBe("next");
  expect(dayShortcutOf("ArrowUp", true)).toBe("previous");
  expect(dayShortcutOf("ArrowDown", false)).toBeNull();
});
