import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("whether money of another country is taken", () => {
  test.each([
    ["buenos-aires", "aceitam real ou dólar?", /^Melhor não contar com isso .*ARS/],
    ["buenos-aires", "do they take us dollars", /^Do not count on it: .*ARS/],
    ["buenos-aires", "¿se puede pagar en dólares?", /^Mejor no contar con ello/],
    ["istanbul", "nehmen die auch euro?", /^Verlasst euch nicht darauf/],
    ["istanbul", "on peut payer en euros ?", /^N'y comptez pas/],
    ["istanbul", "accettano euro?", /^Meglio non contarci/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });

  test("a follow-up in few words is read in the language before it", async () => {
    const reply = await ask(
      "buenos-aires",
      "e aceitam real ou dolar tb?",
      "qual é a moeda aí?",
      "A moeda é o peso argentino (ARS).",
    );
    expect(reply).toMatch(/^Melhor não contar com isso/);
  });

  test("what a meal may cost is no question of it", async () => {
    expect(await ask("lisbon", "where can we eat for less than 20 euros")).not.toMatch(/^Do not count on it/);
  });
});
