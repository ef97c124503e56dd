import { describe, expect, test } from "vitest";
import { readWish } from "~/language/wish/read-wish";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const read = (wish: string, city = "london") => readWish(wish, placesIn(city));
const soughtIn = (wish: string, city?: string) => read(wish, city).sought.map(({ id }) => id);

describe("a book that they bring is no place of books", () => {
  test.each([
    "just somewhere quiet w a book and soup or smth",
    "irgendwo ruhig mit nem buch und ner suppe",
    "un coin calme avec un livre et une soupe",
    "algo tranquilo con un libro y una sopa",
    "un posto tranquillo con un libro e una zuppa",
    "um sítio calmo com um livro e uma sopa",
  ])("and something warm is something to eat: %s", (wish) => {
    const { wantedCategories, quieter, unread } = read(wish);
    expect(soughtIn(wish)).not.toContain("books");
    expect(quieter).toBe(true);
    expect([...wantedCategories]).toEqual(["food"]);
    expect(unread).toEqual([]);
  });

  test("a shop of them is", () => {
    expect(soughtIn("a bookshop, my daughter loves books")).toContain("books");
  });
});

describe("ceramics to look at, and to make", () => {
  test.each([
    "shes into gardens and pottery",
    "sie mag keramik und gärten",
    "elle aime la céramique",
    "le gusta la cerámica",
    "le piacciono le ceramiche",
    "gosta de cerâmica",
  ])("are looked at: %s", (wish) => {
    expect(soughtIn(wish)).toContain("ceramics");
    expect(soughtIn(wish)).not.toContain("workshop");
  });

  test.each(["a pottery class", "einen töpferkurs", "un atelier de poterie", "un taller de cerámica"])(
    "are made: %s",
    (wish) => {
      expect(soughtIn(wish)).toContain("workshop");
    },
  );

  test("of two things that somebody is fond of one is enough", async () => {
    const { block, alternatives } = await answered(
      wishing("london", "morning", "Tower of London", "mama hat knie, keine treppen. sie mag keramik und gärten"),
    );
    const found = [block.title, ...alternatives.map(({ name }) => name)];
    expect(found).toContain("Victoria and Albert Museum");
    expect(found.some((name) => /Park/.test(name))).toBe(true);
    expect(found).not.toContain("Science Museum");
  });
});

describe("the half of a wish that is not met is said", () => {
  test.each([
    ["not another museum. bagels and walking around somewhere nice", /bagels/],
    ["kein museum, lieber bagels und bisschen rumlaufen", /bagels/],
    ["pas un musée encore. des bagels et une balade", /bagels/],
  ])("and the other is no tower: %s", async (wish, missed) => {
    const { block, note } = await answered(wishing("new-york-city", "morning", "Metropolitan Museum of Art", wish));
    const place = placesIn("new-york-city").find(({ id }) => id === block.placeId);
    expect(place?.category).toMatch(/neighborhood|park/);
    expect(note).toMatch(missed);
  });
});
