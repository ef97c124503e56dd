import { expect, test } from "vitest";
import { answeredElsewhere, OTHER_ADDRESSES } from "~/domain/navigation/other-addresses";

const at = (address: string) => answeredElsewhere(new URL(address, "https://wayfellow.test"));

test.each(Object.entries(OTHER_ADDRESSES))("%s leads to %s, with what it was asked with", (from, to) => {
  expect(at(from)).toBe(to);
  expect(at(`${from}/?day=2`)).toBe(`${to}?day=2`);
});

test("a screen of its own is answered nowhere else", () => {
  expect(at("/tripliveday")).toBeNull();
  expect(at("/")).toBeNull();
});
