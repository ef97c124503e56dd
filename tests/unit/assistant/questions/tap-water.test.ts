import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("the water from the tap is known by its everyday words", () => {
  test.each([
    ["mexico-city", "se puede tomar agua de la llave o mejor no", /^No, no bebas|^No/],
    ["mexico-city", "¿el agua del grifo es potable?", /^No/],
    ["lisbon", "can i drink from the tap", /^Yes, tap water is safe/],
    ["lisbon", "kann man das wasser aus dem hahn trinken", /^Ja/],
    ["lisbon", "on peut boire au robinet ?", /^Oui/],
    ["lisbon", "l'acqua del rubinetto è potabile?", /^Sì/],
    ["lisbon", "dá para beber da torneira?", /^Sim/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("a baby's bottle is another matter than a glass of water", () => {
  test.each([
    ["buenos-aires", "kann man da leitungswasser trinken? haben ein baby dabei", /abkochen/],
    ["lisbon", "is the tap water ok for our baby's bottle", /boil it first/],
    ["paris", "l'eau du robinet est potable pour le biberon du bébé ?", /peu minéralisée/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});
