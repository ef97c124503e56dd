import { describe, expect, test } from "vitest";
import { plainWish } from "~/language/wish/plain-wish";
import { answered, wishing } from "./wishes/wishing-on-a-day";

describe("a wish as it is read", () => {
  test.each([
    ["can we start later. 10.30 or so", "can we start later. 10:30 or so"],
    ["max 12.50 € each", "max 12.50 € each"],
    ["$12.50 is fine", "$12.50 is fine"],
    ["only 2.5 km please", "only 2.5 km please"],
    ["habrá sitio? si no un bar más grande", "habrá sitio? , un bar más grande"],
    ["si no llueve, el parque", "si no llueve, el parque"],
    ["geht das? wenn nicht lieber ein Café", "geht das? , lieber ein Café"],
    ["an hour is enough here, and a playground", "an hour max here, and a playground"],
    ["we had enough of museums", "we had enough of museums"],
  ])("%s", (typed, read) => expect(plainWish(typed)).toBe(read));

  test("an hour with a dot is the stop's", async () => {
    const wish = wishing("stockholm", "morning", "Vasamuseet", "can we start later, kids won't get up. 10.30 or so");
    expect((await answered(wish)).proposals).toEqual([expect.objectContaining({ kind: "set-time", start: "10:30" })]);
  });

  test("what is asked for if the first is not possible is no refusal", async () => {
    const wish = wishing("brussels", "evening", "Delirium Café", "somos 9, habrá sitio? si no un bar más grande");
    expect((await answered(wish)).note).not.toMatch(/ni bar/);
  });

  test("a playground beside what takes an hour is wished for", async () => {
    const wish = wishing(
      "lisbon",
      "afternoon",
      "Oceanário de Lisboa",
      "an hour is enough here, and a playground for the kids after",
    );
    const kinds = (await answered(wish)).proposals.map(({ kind }) => kind);
    expect(kinds[0]).toBe("set-length");
    expect(kinds.length).toBeGreaterThan(1);
  });
});
