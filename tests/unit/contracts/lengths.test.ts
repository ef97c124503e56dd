import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { freeText, id, listOf, requiredText } from "~/contracts/fields";

/** What JSON can hold in the place of a text: nothing compares with it, and it has no words. */
const INCOMPARABLE = { length: { toString: 1 }, toString: 1 };

test("what only looks as if it had a length is refused like anything that is no text", () => {
  for (const shape of [requiredText, freeText, id, listOf(freeText)])
    expect(shape.safeParse(INCOMPARABLE).success).toBe(false);
  expect(listOf(freeText).safeParse([INCOMPARABLE]).success).toBe(false);
});

test("it is refused in every field of every call", () => {
  for (const { body } of Object.values<Endpoint>(ALL_ENDPOINTS)) {
    const fields =
      body && "shape" in body.def && typeof body.def.shape === "object" ? Object.keys(body.def.shape ?? {}) : [];
    const sent = Object.fromEntries(fields.map((field) => [field, INCOMPARABLE]));
    expect(() => body?.safeParse(sent)).not.toThrow();
  }
});

test("texts and lists are measured as before", () => {
  expect(requiredText.safeParse("").success).toBe(false);
  expect(freeText.safeParse("x".repeat(4_001)).success).toBe(false);
  expect(listOf(id).safeParse(Array.from({ length: 51 }, () => "a")).success).toBe(false);
  expect(listOf(id).safeParse(["a"]).success).toBe(true);
});
