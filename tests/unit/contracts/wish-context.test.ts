import { expect, test } from "vitest";
import { proposeBlock } from "~/contracts/calls/itinerary";

const body = { tripId: "t1", dayIndex: 1, block: "morning", feedback: "cheaper" };

test("a wish is read without a language and without earlier wishes, as earlier clients send it", () => {
  expect(proposeBlock.body.parse(body)).toMatchObject({ feedback: "cheaper" });
});

test("what cannot be read of them is left out, and the wish counts", () => {
  const earlier = Array.from({ length: 9 }, () => ({ wish: "x", offered: [] }));
  const read = proposeBlock.body.parse({ ...body, language: "xx", earlier });
  expect([read.language, read.earlier]).toEqual([undefined, undefined]);
});

test("earlier wishes come with what was offered for them", () => {
  const earlier = [{ wish: "a park", offered: ["Jardin des Plantes"] }];
  expect(proposeBlock.body.parse({ ...body, language: "fr", earlier })).toMatchObject({ language: "fr", earlier });
});
