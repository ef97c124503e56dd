import { describe, expect, test } from "vitest";
import { readWish } from "~/language/wish/read-wish";
import { placesIn, replied, wishing } from "./wishing-on-a-day";

const reply = (...wish: Parameters<typeof wishing>) => replied(wishing(...wish));

describe("a word that is refused or only spoken is no topic", () => {
  test.each([
    "my dad uses crutches",
    "our autistic boy hates noise",
    "it is hot as hell",
    "somewhere relaxing bruh innit",
  ])("%s", (typed) => {
    expect(readWish(typed, placesIn("london")).unread).toEqual([]);
  });
  test.each([
    ["no tiles please", "lisbon", "tiles"],
    ["sans azulejos", "lisbon", "azulejos"],
  ])("%s", (typed, city, word) => {
    const { particulars, unwantedWords } = readWish(typed, placesIn(city));
    expect(particulars).toEqual([]);
    expect([...unwantedWords, word]).toContain(word);
  });
  test("what is asked for and unknown is still named", () => {
    expect(readWish("somewhere with llamas, cheaper", placesIn("london")).unread).toEqual(["llamas"]);
  });
});

describe("one case and the other are no contradiction", () => {
  test.each([
    "a park unless it rains, then a museum",
    "ein Park, wenn es regnet ein Museum",
    "un parc, s'il pleut un musée",
  ])("%s", (typed) => {
    const wish = readWish(typed, placesIn("lisbon"));
    expect([...wish.wantedCategories]).toEqual(["park"]);
    expect(wish.fallback).not.toBeNull();
    expect(wish.needs).not.toContain("condition");
  });
  test("what is allowed after all is wanted", () => {
    const { contradicted, unwantedCategories } = readWish("no markets. a market is fine if it is small", []);
    expect([...contradicted, ...unwantedCategories]).toEqual([]);
  });
  test("no view of a thing asks for no such thing", () => {
    expect([...readWish("no churches, no view of the church", []).contradicted]).toEqual([]);
  });
});

describe("another time is read before what a place is like", () => {
  test.each([
    ["earlier, it is so hot at noon", "time"],
    ["das lieber am Abend zum Sonnenuntergang", "move"],
    ["fais ça le soir, au coucher du soleil", "move"],
    ["empurra isto para a tarde", "move"],
    ["swap with the day after tomorrow", "move"],
  ])("%s", (typed, act) => {
    const wish = readWish(typed, placesIn("lisbon"));
    expect(wish.unsupported).toBe(act);
    expect([wish.indoor, wish.outdoor, wish.wantedCategories.size]).toEqual([false, false, 0]);
  });
});

describe("a budget, a seat, a bath", () => {
  test.each([
    "under 15 euros each",
    "unter 12 Euro",
    "moins de 20 euros",
    "menos de 15 euros",
    "meno di 15 euro",
    "até 10 euros",
  ])("%s is a budget", (typed) => {
    const { cheaper, unread } = readWish(typed, []);
    expect([cheaper, unread]).toEqual([true, []]);
  });
  test("who wants to sit is sent up no tower", () => {
    const { alternatives, block } = reply("paris", "afternoon", "Louvre Museum", "a bench to sit on, for long");
    const offered = placesIn("paris").filter(
      ({ id, name }) => id === block.placeId || alternatives.some((each) => each.name === name),
    );
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ category }) => category)).not.toContain("viewpoint");
  });
  test("several things that are missing are said with neither and nor", () => {
    const { alternatives } = reply("lisbon", "evening", "Clube de Fado", "a free rooftop with jazz and seafood");
    expect(alternatives.map(({ why }) => why).join("\n")).not.toMatch(/but not [^,\n]*;/);
  });
});
