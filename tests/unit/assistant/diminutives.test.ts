import { describe, expect, test } from "vitest";
import { plainOf } from "~/language/words/diminutives";
import { readWords } from "~/language/words/read-words";

describe("what is small or dear is the same thing", () => {
  test.each([
    ["quero uma feirinha", "feira"],
    ["umas comprinhas", "compras"],
    ["um cafezinho", "cafe"],
    ["uma igrejinha", "igreja"],
    ["un paseito por el parque", "paseo"],
    ["una cervecita", "cerveza"],
    ["una playita", "playa"],
    ["solo un museetto", "museo"],
  ])("%s: %s", (typed, plain) => {
    expect(readWords(typed).map(({ said }) => said)).toContain(plain);
  });

  test("only where a word that is known is left, and enough of it", () => {
    expect(plainOf("feirinha", () => false)).toBeNull();
    expect(plainOf("visita", (word) => word === "visa")).toBeNull();
  });
});
