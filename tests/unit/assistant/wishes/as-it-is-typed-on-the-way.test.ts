import { describe, expect, test } from "vitest";
import { readWords } from "~/language/words/read-words";
import { piecesOf } from "~/language/wish/clauses";
import { mealBeforeIn } from "~/language/wish/meals/meal-before-words";
import { readWish } from "~/language/wish/read-wish";
import { answered, wishing } from "./wishing-on-a-day";

const wish = (text: string) => readWish(text, []);

describe("what is typed of heat, rain and company", () => {
  test.each(["sth with a.c. pls", "algo con aire", "un endroit avec la clim", "irgendwas mit klima"])(
    "asks for a cooled place: %s",
    (text) => expect(wish(text).needs).toContain("cooled"),
  );
  test("a hall of snow is known to be cooled", async () => {
    const { note, block } = await answered(
      wishing("dubai", "afternoon", "Al Fahidi Historical Neighbourhood", "its 43 degrees. INDOORS. aircon. please"),
    );
    expect(`${block.title} ${note}`).toMatch(/air-conditioned and indoors, as you asked/);
    expect(note).not.toMatch(/What I do not know of it: air-conditioned/);
  });

  test.each([
    ["regnet in strömen, was drinnen? aber nicht zu teuer", /drinnen und günstig/],
    ["it pours, sth indoors but not too expensive", /indoors and cheap|cheap and indoors/],
  ])("where what stands there is free, what costs little is cheap enough: %s", async (text, said) => {
    const { block, note } = await answered(wishing("copenhagen", "morning", "Nyhavn", text));
    expect(block.title).not.toBe("Nyhavn");
    expect(note).toMatch(said);
  });

  test("the open air is none", () => expect(wish("prendre l'air").needs).not.toContain("cooled"));

  test.each(["somewhere they can run around but its raining", "die kinder müssen toben, aber es regnet"])(
    "room to run in the rain is under a roof, and no contradiction: %s",
    (text) => {
      const { indoor, outdoor, opposites, wantedCategories } = wish(text);
      expect({ indoor, outdoor, opposites }).toEqual({ indoor: true, outdoor: false, opposites: [] });
      expect(wantedCategories.has("family")).toBe(true);
    },
  );
  test("in dry weather it is in the open air", () => expect(wish("somewhere to run around").outdoor).toBe(true));

  test("somebody met is no child", () => {
    expect(wish("already went with a girl from the hostel").children).toBe(false);
    expect(wish("our girls are bored").children).toBe(true);
  });

  test.each(["da gibts doch nur fleisch", "ahí solo hay carne", "isnt it all meat there"])(
    "that there is only meat is complained of: %s",
    (text) => {
      expect(wish(text).vegetarian).toBe(true);
      expect(wish(text).sought.map(({ id }) => id)).not.toContain("meat");
    },
  );
  test("who wants only meat wants it", () => {
    expect(wish("wir wollen nur fleisch").sought.map(({ id }) => id)).toContain("meat");
  });
});

test("a clause goes on over a Portuguese 'mais', and ends at a French one", () => {
  expect(piecesOf("algo mais sentado e depois um café para os meus pais")).toHaveLength(2);
  expect(piecesOf("le musée est beau mais trop cher pour nous")).toHaveLength(2);
});

test.each([
  ["y cenamos antes no?", true],
  ["vorher noch was essen", true],
  ["dinner after the show", false],
])("whether one eats before it: %s", (text, is) => expect(mealBeforeIn(readWords(text))).toBe(is));

describe("a stop before the others come", () => {
  test.each(["can we go before the crowds", "on peut y aller avant la foule ?"])(
    "begins as it opens: %s",
    async (text) => {
      const { proposals, block } = await answered(wishing("rome", "morning", "Colosseum", text));
      expect(block.title).toBe("Colosseum");
      expect(proposals.map(({ kind }) => kind).filter((kind) => kind !== "set-time")).toEqual([]);
    },
  );
});

test.each(["my stomach hurts, we skip this morning", "mal au ventre, on laisse tomber ce matin"])(
  "who is ill and drops the morning gets advice and the card that takes it off: %s",
  async (text) => {
    const { proposals, note } = await answered(wishing("rome", "morning", "Colosseum", text));
    expect(note).toContain("112");
    expect(proposals.map(({ kind }) => kind)).toEqual(["shelve"]);
  },
);
