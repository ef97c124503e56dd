import { describe, expect, test } from "vitest";
import { readWish } from "~/language/wish/read-wish";
import { answered, placesIn, wishing } from "./wishing-on-a-day";

const soughtIn = (text: string, city = "lisbon"): string[] => readWish(text, placesIn(city)).sought.map(({ id }) => id);

describe("a bar where music is played is music, a theatre without any is none", () => {
  test.each([
    ["new-york-city", "Comedy Cellar", "plutôt un concert de jazz ?", /Village Vanguard|Smalls/],
    ["edinburgh", "Usher Hall", "instead a pub with live music", /Whistlebinkies|Sandy Bell/],
    ["edinburgh", "Usher Hall", "lieber eine Kneipe mit Livemusik", /Whistlebinkies|Sandy Bell/],
  ] as const)("%s, %s: %s", async (city, now, wish, names) => {
    const { note } = await answered(wishing(city, "evening", now, wish));
    expect(note).toMatch(names);
    expect(note).not.toMatch(/but not this|mais pas ceci|aber das nicht/);
  });

  test("a bar without any is not offered in its stead, and near a station asks for no centre", async () => {
    const { note, alternatives } = await answered(
      wishing("delhi", "evening", "Dilli Haat INA", "sth w live music, chill, near metro"),
    );
    expect(note).toContain("Kamani Auditorium");
    expect(note).not.toContain("in the centre");
    expect(alternatives.map(({ name }) => name)).not.toContain("Sidecar");
  });

  test("a wish for a theatre is none for music", () => expect(soughtIn("a theatre instead")).toEqual([]));
});

describe("a brewery is where beer is had, in six languages", () => {
  test.each(["a beer hall", "ein Brauhaus", "une microbrasserie", "una cervecería", "una birreria", "uma cervejaria"])(
    "%s",
    (wish) => {
      expect(soughtIn(wish)).toEqual(["beer"]);
    },
  );
  test("a brasserie is a restaurant", () => expect(soughtIn("une brasserie")).toEqual([]));
});

describe("of two that are joined by 'or' one is enough", () => {
  test.each([
    "no bebemos, mejor algo con vistas o tranqui",
    "we don't drink, something with a view or quiet instead",
    "wir trinken nicht, lieber was mit Aussicht oder ruhig",
  ])("%s", async (wish) => {
    const { note } = await answered(wishing("tokyo", "evening", "Golden Gai", wish));
    expect(note).not.toMatch(/^(He dejado|I kept|Golden Gai bleibt)/);
  });

  test("what is asked for together is not", () => {
    expect(readWish("somewhere quiet with a view", placesIn("tokyo")).alternatives).toEqual([]);
  });
});

describe("what is refused, and what only sounds so", () => {
  test.each([
    "is there a view that costs nothing",
    "gibts ne aussicht die nix kostet",
    "une vue qui ne coûte rien",
    "un mirador que no cueste nada",
    "un belvedere che non costi niente",
    "um miradouro que não custe nada",
  ])("a view without paying: %s", (typed) => {
    const wish = readWish(typed, placesIn("berlin"));
    expect(wish.free).toBe(true);
    expect([...wish.wantedCategories]).toEqual(["viewpoint"]);
    expect([...wish.unwantedCategories]).toEqual([]);
  });

  test.each(["templed out tbh, something else", "we're all templed-out"])("%s", (wish) => {
    expect([...readWish(wish, placesIn("kyoto")).unwantedCategories]).toEqual(["religious"]);
  });

  test.each([
    "our youngest has a shellfish allergy, can we eat somewhere else",
    "ich bin allergisch gegen Krustentiere, lieber woanders essen",
    "mon fils est allergique aux crustacés, un autre restaurant",
    "tiene alergia al marisco, otro restaurante",
    "è allergico ai crostacei, un altro ristorante",
    "tem alergia ao marisco, outro restaurante",
  ])("no seafood where it does harm: %s", (wish) => {
    expect(readWish(wish, placesIn("san-francisco")).unsought.map(({ id }) => id)).toEqual(["seafood"]);
  });

  test("without an allergy it is wished for", () => expect(soughtIn("somewhere for shellfish")).toEqual(["seafood"]));
});

describe("a sum that is named only helps to choose, and nobody is told that it is kept", () => {
  test.each([
    ["lieber was am Meer, aber nicht über 40€ pro Kopf", "im Rahmen der genannten Summe"],
    ["rather something by the sea, not over 40 euros each", "within the sum that you named"],
  ])("%s", async (wish, said) => {
    const { note } = await answered(wishing("barcelona", "evening", "El Born and its Cultural Centre", wish));
    expect(note).toContain(said);
  });

  test("the dearest are not within it", async () => {
    const { alternatives } = await answered(
      wishing("barcelona", "evening", "El Xampanyet", "somewhere really fancy but under 10 euros each"),
    );
    expect(alternatives.map(({ why }) => why).join(" ")).toMatch(
      /but (?:not|neither) [^,]*within the sum that you named/,
    );
  });
});
