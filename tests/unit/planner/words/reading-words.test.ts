import { describe, expect, test } from "vitest";
import { budgetLevel } from "~/planner/fit/budget-level";
import { customsOf } from "~/planner/fit/customs";
import { weekdayAt, weekdayTie, weekdaysOf } from "~/planner/fit/market-days";
import { placeNamed } from "~/domain/place/typed-name";
import { readWish } from "~/language/wish/read-wish";
import { aPlace } from "../guide-builder";

const market = aPlace({ name: "Time Out Market", category: "market" });
const sintra = aPlace({ name: "Sintra and Pena Palace", category: "landmark" });
const orsay = aPlace({ name: "Musée d'Orsay" });
const places = [market, sintra, orsay];

describe("a budget in words", () => {
  test.each([
    ["as cheap as possible", "low"],
    ["on a shoestring", "low"],
    ["mid-range", "middle"],
    ["Luxury, money is no object", "high"],
    ["not too expensive, no luxury", "middle"],
    ["$50 a day", "low"],
    ["€200 per day", "middle"],
    ["$5,000", "high"],
    ["about 2000 euros", "middle"],
    ["", null],
    ["we will see", null],
  ] as const)("%s is %s", (text, level) => {
    expect(budgetLevel(text, 5, 2)).toBe(level);
  });
});

describe("an anchor's title", () => {
  test.each([
    ["musee d’orsay", orsay],
    ["The Musée d'Orsay", orsay],
    ["Visit Time Out Market", market],
  ] as const)("%s names its place", (title, place) => {
    expect(placeNamed(title, places)?.id).toBe(place.id);
  });

  const pyramids = aPlace({
    name: "Pyramids of Giza",
    aliases: ["sphinx", "great pyramid", "أهرامات الجيزة"],
    fame: 3,
  });
  const metropolitan = aPlace({ name: "Metropolitan Museum of Art", aliases: ["the Met"], fame: 3 });
  const opera = aPlace({ name: "Metropolitan Opera", aliases: ["met opera"], fame: 2 });
  const others = [pyramids, metropolitan, opera, aPlace({ name: "Giza Zoo" }), aPlace({ name: "Łazienki Palace" })];

  test.each([
    ["pyramids", pyramids],
    ["Giza pyramids", pyramids],
    ["The Great Sphinx", pyramids],
    ["visit the pyramids of giza", pyramids],
    ["أهرامات الجيزة", pyramids],
    ["piramids of giza", pyramids],
    ["The MET", metropolitan],
    ["Met Opera", opera],
  ])("%s names its place by what people call it", (title, place) => {
    expect(placeNamed(title, others)?.name).toBe(place.name);
  });

  test("without its accents names it too", () => {
    expect(placeNamed("lazienki palace", others)?.name).toBe("Łazienki Palace");
  });

  test.each(["museum", "the palace", "Dinner at the zoo with Met friends", "Lunch", "Rosa's birthday"])(
    "that may mean anything names nothing: %s",
    (title) => {
      expect(placeNamed(title, others)).toBeNull();
    },
  );

  test("that says much more than a name is a wish of its own", () => {
    expect(placeNamed("A birthday dinner with all the cousins somewhere near Time Out Market", places)).toBeNull();
  });
});

describe("a market's days", () => {
  test.each([
    ["Tuesdays and Saturdays only: tiles and tools.", [2, 6]],
    ["Weekend stalls squeezed down one alley.", [0, 6]],
    ["The Sunday market fills the square.", [0]],
  ])("%s", (about, days) => {
    expect([...(weekdaysOf(about) ?? [])].sort()).toEqual(days);
  });

  test("are not read into a sentence that only mentions a day", () => {
    expect(weekdaysOf("Shops open on Sundays.")).toBeNull();
  });

  test("begin a market's sentence, alone or as a range", () => {
    expect(weekdaysOf("Saturday from nine: queue for the pies.", undefined, "market")).toEqual(new Set([6]));
    expect(weekdaysOf("Fridays to Sundays since 1897.", undefined, "market")).toEqual(new Set([5, 6, 0]));
    expect(weekdaysOf("Saturday from nine: queue for the pies.", undefined, "food")).toBeNull();
  });

  test("at the weekend are the country's own", () => {
    expect(weekdaysOf("Weekend stalls by the wall.", customsOf("Egypt").weekend)).toEqual(new Set([5, 6]));
  });

  test("make a place better on its day without closing it on others", () => {
    const tie = weekdayTie({ about: "A garden where a band plays on Thursdays.", category: "park" }, [0, 6]);
    expect(tie).toEqual({ days: new Set([4]), strict: false });
    expect(weekdayTie({ about: "The whole town in its Sunday best.", category: "park" }, [0, 6])).toBeNull();
  });

  test("count across a year's end", () => {
    expect(weekdayAt("2026-12-31", 0)).toBe(4);
    expect(weekdayAt("2026-12-31", 3)).toBe(0);
  });
});

describe("a wish", () => {
  test.each([
    ["Less walking please", { closer: true }],
    ["my legs are tired, something closer", { closer: true }],
    ["it's raining", { indoor: true }],
    ["not indoors please", { indoor: false, outdoor: true }],
    ["vegetarian", { vegetarian: true, vegan: false }],
    ["we don't eat meat", { vegetarian: true }],
    ["vegan dinner", { vegetarian: true, vegan: true }],
    ["cheaper", { cheaper: true }],
    ["too expensive", { cheaper: true }],
    ["something for free", { free: true }],
    ["we feel free to walk", { free: false }],
    ["with our kids", { children: true }],
    ["we have a stroller", { stroller: true }],
    ["wheelchair", { stepFree: true }],
    ["no stairs", { stepFree: true }],
    ["quieter", { quieter: true }],
    ["something else", { different: true }],
    ["we've been there", { different: true }],
    ["stay in town", { backInTown: true }],
  ])("%s", (said, expected) => {
    expect(readWish(said, places)).toMatchObject(expected);
  });

  test.each([
    ["no museums", "museum"],
    ["no more churches please", "religious"],
    ["we hate shopping", "shopping"],
    ["less nightlife", "nightlife"],
    ["not another museum", "museum"],
    ["a park instead of the museum", "museum"],
  ] as const)("%s refuses that kind", (said, category) => {
    const wish = readWish(said, places);
    expect(wish.unwantedCategories.has(category)).toBe(true);
    expect(wish.wantedCategories.has(category)).toBe(false);
  });

  test.each([
    ["more food", "food"],
    ["coffee", "food"],
    ["some nightlife", "nightlife"],
    ["a different museum", "museum"],
    ["can we see the sunset", "viewpoint"],
    ["live music", "performance"],
  ] as const)("%s wants that kind", (said, category) => {
    const { wantedCategories, sought } = readWish(said, places);
    expect([...wantedCategories, ...sought.flatMap(({ categories }) => categories)]).toContain(category);
  });

  test("names a place by its whole name or by the one word that is its own", () => {
    expect(readWish("let's do Time Out Market instead", places).named?.id).toBe(market.id);
    expect(readWish("can we go to Sintra", places).named?.id).toBe(sintra.id);
    expect(readWish("not Time Out Market again", places)).toMatchObject({
      named: null,
      unwantedPlace: { id: market.id },
    });
  });
});
