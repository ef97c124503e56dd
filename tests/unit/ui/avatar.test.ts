import { expect, test } from "vitest";
import { avatarColour, initials } from "~/ui/people/avatar";

test("initials are of the first and the last name", () => {
  expect(initials("Ana Maria de Sousa")).toBe("AS");
  expect(initials("ben")).toBe("B");
  expect(initials("  ")).toBe("?");
});

test("a companion keeps one colour", () => {
  expect(avatarColour("user-1", 8)).toBe(avatarColour("user-1", 8));
  expect(new Set(Array.from({ length: 60 }, (_, index) => avatarColour(`user-${index}`, 8))).size).toBe(8);
});
