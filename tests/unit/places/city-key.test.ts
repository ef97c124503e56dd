import { describe, expect, test } from "vitest";
import { cityKey } from "~/domain/cities/city-key.mjs";

describe("the key of a city", () => {
  test.each([
    ["São Paulo", "sao paulo"],
    ["NYC", "nyc"],
    ["  New   York, NY ", "new york ny"],
    ["Saint-Denis", "saint denis"],
    ["İstanbul", "istanbul"],
    ["Kadıköy", "kadikoy"],
    ["København", "kobenhavn"],
    ["Xi'an", "xi an"],
    ["東京", "東京"],
    ["กรุงเทพ", "กรุงเทพ"],
    ["…", ""],
  ])("of %s is %s", (name, key) => expect(cityKey(name)).toBe(key));

  test("is its own key", () => {
    for (const name of ["São Paulo", "ISTANBUL", "ガーデン", "กรุงเทพ"])
      expect(cityKey(cityKey(name))).toBe(cityKey(name));
  });
});
