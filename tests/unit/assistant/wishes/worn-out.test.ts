import { describe, expect, test } from "vitest";
import { whyCloser } from "~/language/wish/demand-words";
import { readWords } from "~/language/words/read-words";
import { isEffort } from "~/planner/revise/demands/atmosphere";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answered, placesIn, wishing } from "./wishing-on-a-day";

const cardsIn = ({ proposals }: WishReply): string[] =>
  proposals.flatMap((card) =>
    card.kind === "add-own" ? card.title : "place" in card ? `${card.place.name}: ${card.why}` : [],
  );

describe("who is worn out and did not say where", () => {
  test.each([
    [
      "kids r knackered, can we just chill sumwhere with aircon",
      "A café indoors near teamLab Planets",
      /I know no other/,
    ],
    [
      "die Kinder sind total platt, irgendwo drinnen hinsetzen mit Klimaanlage",
      "Ein Café drinnen nahe bei teamLab Planets",
      /kenne ich .* nichts Weiteres/,
    ],
  ])("gets something close by first, and what is known with its way: %s", async (wish, first, none) => {
    const reply = await answered(wishing("tokyo", "afternoon", "teamLab Planets", wish));
    const [own, known] = cardsIn(reply);
    expect(own).toBe(first);
    expect(known).toMatch(/\d km \S+ teamLab Planets$/);
    expect(reply.note).not.toMatch(none);
    expect(reply.block.title).toBe("teamLab Planets");
  });

  test("what they say has to be near is held to it", async () => {
    const reply = await answered(
      wishing("tokyo", "afternoon", "teamLab Planets", "somewhere indoors to sit, near here"),
    );
    expect(reply.note).toMatch(/near teamLab Planets/);
  });
});

describe("what is only concluded", () => {
  test.each(["I'm pregnant, something by the river", "siamo stanchi, un museo", "was Flaches, bin schwanger"])(
    "is not told as if it were asked for: %s",
    (wish) => {
      expect(whyCloser(readWords(wish)).isConcluded).toBe(true);
    },
  );
  test.each(["tired, less walking please", "näher bitte", "un museo"])("is not: %s", (wish) => {
    expect(whyCloser(readWords(wish)).isConcluded).toBe(false);
  });

  test("nothing is missed of it", async () => {
    const reply = await answered(
      wishing(
        "lisbon",
        "afternoon",
        "Castelo de São Jorge",
        "my wife is 7 months pregnant, something flat by the river",
      ),
    );
    expect([reply.note, ...reply.alternatives.map(({ why }) => why)].join(" ")).not.toMatch(/less of a walk/);
  });

  test.each(["I'm pregnant, nothing steep, by the river", "bin schwanger, nichts Steiles, am Fluss"])(
    "nobody who expects a child is sent into a pedal boat: %s",
    async (wish) => {
      const reply = await answered(wishing("prague", "afternoon", "Prague Castle", wish));
      const places = placesIn("prague").filter(
        ({ name }) => name === reply.block.title || cardsIn(reply).some((card) => card.startsWith(name)),
      );
      expect(places.filter(isEffort).map(({ name }) => name)).toEqual([]);
    },
  );
});
