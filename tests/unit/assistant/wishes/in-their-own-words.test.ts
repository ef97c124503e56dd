import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import type { Proposal } from "~/domain/proposal/proposal";
import { answered, wishing } from "./wishing-on-a-day";

const cardsOf = async (city: string, part: BlockName, now: string, wish: string): Promise<Proposal[]> =>
  (await answered(wishing(city, part, now, wish))).proposals;

const ownIn = (cards: readonly Proposal[]): string[] =>
  cards.flatMap((card) => (card.kind === "add-own" ? [`${card.does}: ${card.title}`] : []));

describe("what there is in every quarter, and no place of it is known there, is proposed in words", () => {
  test.each([
    ["tokyo", "morning", "Sensō-ji", "keep this but add a good coffee place close by", "drink: Coffee near Sensō-ji"],
    [
      "barcelona",
      "afternoon",
      "Park Güell",
      "on garde mais on rajoute une glace pas loin",
      "drink: Glace près de Park Güell",
    ],
    ["berlin", "evening", "Reichstag dome", "lieber ein Bier in Neukölln", "drink: Ein Bier in Neukölln"],
    [
      "london",
      "evening",
      "London Eye",
      "costa un botto, meglio un pub, magari zona Camden o Shoreditch",
      "drink: Un drink a Shoreditch",
    ],
    ["paris", "evening", "Eiffel Tower", "just drinks somewhere in le marais instead", "drink: A drink in Marais"],
    ["tokyo", "evening", "Tokyo Tower", "ramen in Shinjuku", "meal: Noodles in Shinjuku"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, card) => {
    expect(ownIn(await cardsOf(city, part, now, wish))).toEqual([card]);
  });

  test("what it stands instead of leaves the day, and what it stands beside stays", async () => {
    const instead = await cardsOf("paris", "evening", "Eiffel Tower", "just drinks somewhere in le marais instead");
    expect(instead.flatMap((card) => (card.kind === "shelve" ? [card.stop.title] : []))).toEqual(["Eiffel Tower"]);
    const beside = await cardsOf("tokyo", "morning", "Sensō-ji", "keep this but add a good coffee place close by");
    expect(beside.map(({ kind }) => kind)).not.toContain("shelve");
  });

  test("the card says that it has no name", async () => {
    const [card] = await cardsOf("tokyo", "morning", "Sensō-ji", "keep this but add a good coffee place close by");
    expect(card?.why).toBe("I know none by name near Sensō-ji: choose one on the spot");
  });

  test.each([
    ["one is known there", "rome", "evening", "Trevi Fountain", "gelato nearby after"],
    [
      "one is known there, and nobody hails a cab",
      "lisbon",
      "morning",
      "Castelo de São Jorge",
      "can we grab breakfast nearby first",
    ],
    ["nobody says where", "rome", "evening", "Trevi Fountain", "a gelato after"],
    ["it is not found everywhere", "rome", "morning", "Colosseum", "keep it but add a castle close by"],
  ] as const)("not where %s", async (_, city, part, now, wish) => {
    const cards = await cardsOf(city, part, now, wish);
    expect(ownIn(cards)).toEqual([]);
  });
});

test("beside another place, too", async () => {
  const wish = "quitad la torre eiffel q ya subimos la otra vez, mejor montmartre y unas crepes por ahi";
  expect(ownIn(await cardsOf("paris", "evening", "Eiffel Tower", wish)).join()).toMatch(/^drink: Algo dulce cerca de /);
});

test("and is not said to be open still", async () => {
  const { note, proposals } = await answered(
    wishing("lisbon", "morning", "Alfama lanes", "keep this, but add sushi close by"),
  );
  expect(ownIn(proposals)).toEqual(["meal: Sushi near Alfama lanes"]);
  expect(note).toBe("Nothing changes until you accept it.");
});

test("who grabs a breakfast hails no cab", async () => {
  const cards = await cardsOf("lisbon", "morning", "Castelo de São Jorge", "can we grab breakfast nearby first");
  expect(cards.map(({ kind }) => kind)).toContain("add");
});

describe("a quarter that says where is not what is wished for", () => {
  test.each([
    ["paris", "Eiffel Tower", "just drinks somewhere in le marais instead", "Marais and Rue des Rosiers"],
    ["london", "London Eye", "meglio un pub, magari zona Camden o Shoreditch", "Camden Market"],
    ["rome", "Colosseum", "cena a trastevere", "Trastevere and Santa Maria"],
  ] as const)("%s: %s: %s", async (city, now, wish, quarter) => {
    const cards = await cardsOf(city, "evening", now, wish);
    expect(cards.length).toBeGreaterThan(0);
    expect(
      cards.filter((card) => ("place" in card ? card.place.name : "stop" in card && card.stop.title) === quarter),
    ).toEqual([]);
  });
});

describe("what they say is their own plan stands there as they say it", () => {
  test.each([
    ["our own plan: visit grandma in Almada", "Visit grandma in Almada"],
    ["Oma in Almada besuchen, unser eigener Plan", "Oma in Almada besuchen"],
    ["notre propre plan : goûter chez des amis", "Goûter chez des amis"],
    ["o nosso plano: almoço em casa da avó", "Almoço em casa da avó"],
  ])("%s", async (feedback, title) => {
    const { block, note } = await answered(wishing("lisbon", "afternoon", "Elevador de Santa Justa", feedback));
    expect(block).toMatchObject({ title, placeId: null, source: "traveller", verified: false });
    expect(note).toContain("Elevador de Santa Justa");
  });

  test.each(["our own plan: Castelo de São Jorge", "what is our own plan?", "our own plan"])(
    "%s is read as before",
    async (feedback) =>
      expect(
        (await answered(wishing("lisbon", "afternoon", "Elevador de Santa Justa", feedback))).block.source,
      ).not.toBe("traveller"),
  );
});
