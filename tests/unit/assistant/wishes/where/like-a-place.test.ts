import { describe, expect, test } from "vitest";
import { modelIn } from "~/language/wish/naming";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const offeredIn = ({ block, alternatives, proposals }: WishReply): string[] => [
  block.title,
  ...alternatives.map(({ name }) => name),
  ...proposals.flatMap((card) => ("place" in card ? card.place.name : [])),
];

describe("a place that is named as a model", () => {
  test.each([
    ["nearer alfama viewpoint, like Portas do Sol, and quieter", "nearer alfama viewpoint, and quieter"],
    ["ein Aussichtspunkt bei Alfama, so was wie Portas do Sol", "ein Aussichtspunkt bei Alfama"],
    ["un point de vue comme Portas do Sol, à Alfama", "un point de vue , à Alfama"],
    ["un mirador como Portas do Sol", "un mirador"],
    ["un belvedere tipo Portas do Sol, vicino a Alfama", "un belvedere , vicino a Alfama"],
    ["um miradouro em Alfama, tipo Portas do Sol", "um miradouro em Alfama"],
  ])("%s", (wish, rest) => {
    const model = modelIn(wish, placesIn("lisbon"));
    expect(model?.place.name).toBe("Miradouro das Portas do Sol");
    expect(model?.rest.replace(/\s+/g, " ")).toBe(rest);
  });

  test.each([
    "we'd like Portas do Sol",
    "I would like to see Portas do Sol",
    "no crowds, like at Portas do Sol, or like Portas do Sol",
    "Portas do Sol",
    "as it looks like rain, Portas do Sol",
  ])("is none in: %s", (wish) => {
    expect(modelIn(wish, placesIn("lisbon"))).toBeNull();
  });

  test.each([
    "nearer alfama viewpoint, like Portas do Sol, and quieter",
    "ein Aussichtspunkt bei Alfama, so was wie Portas do Sol",
  ])("its kind and the quarter are kept, and no church comes for it: %s", async (wish) => {
    const reply = await answered(wishing("lisbon", "evening", "Rossio", wish));
    const kinds = new Map(placesIn("lisbon").map(({ name, category }) => [name, category]));
    const offered = offeredIn(reply).filter((name) => name !== "Rossio");
    expect(offered).not.toHaveLength(0);
    for (const name of offered) expect(kinds.get(name)).toBe("viewpoint");
  });

  test.each([
    ["a viewpoint like Portas do Sol in Belém", "Miradouro das Portas do Sol is planned for the evening of day 1"],
    ["um miradouro em Belém, tipo Portas do Sol", "Miradouro das Portas do Sol está no dia 1, à noite"],
  ])("where it is planned itself and no other is there, its day is named: %s", async (wish, said) => {
    expect((await answered(wishing("lisbon", "evening", "Rossio", wish))).note).toContain(said);
  });
});
