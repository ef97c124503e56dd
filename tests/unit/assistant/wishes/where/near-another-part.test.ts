import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import { nearPartIn } from "~/language/wish/part-words";
import type { WishReply } from "~/server/assistant/shared/wishes/reply";
import { answered, wishing } from "../wishing-on-a-day";

const OTHERS: Partial<Record<BlockName, string>> = { morning: "Museo Nacional de Antropología" };

/** All that a traveller reads of what is offered. */
const readIn = ({ note, alternatives, proposals }: WishReply): string =>
  [
    note,
    ...alternatives.map(({ why }) => why),
    ...proposals.flatMap((card) => [card.why, card.kind === "add-own" ? card.title : ""]),
  ].join("\n");

describe("near where they are in another part of the day", () => {
  test.each([
    ["near where we are in the afternoon, a park", "afternoon"],
    ["dinner not far from where we were this morning", "morning"],
    ["something close to our dinner", "dinner"],
    ["was Ruhiges in der Nähe von wo wir nachmittags sind", "afternoon"],
    ["ein Café in der Nähe vom Abendessen", "dinner"],
    ["un café près de là où on est le matin", "morning"],
    ["un bar pas loin d'où on dîne", "dinner"],
    ["un parque cerca de donde estamos por la mañana", "morning"],
    ["algo cerca de donde cenamos", "dinner"],
    ["niente piccante, e vicino a dove siamo il pomeriggio", "afternoon"],
    ["un bar vicino a dove ceniamo", "dinner"],
    ["um museu perto de onde jantamos", "dinner"],
    ["algo perto de onde estamos antes do jantar", "afternoon"],
  ])("%s", (wish, part) => {
    expect(nearPartIn(wish)?.part).toBe(part);
  });

  test.each([
    "a park in the afternoon",
    "something nearby for dinner",
    "something near the museum, in the afternoon",
    "near here, this evening",
    "un ristorante vicino per la sera",
    "vicino a dove siamo",
    "perto do mar à tarde",
  ])("says no part to be near to: %s", (wish) => {
    expect(nearPartIn(wish)).toBeNull();
  });

  test("the rest of the wish stays as it was typed", () => {
    expect(nearPartIn("niente piccante per i bimbi, e vicino a dove siamo il pomeriggio")?.rest).toBe(
      "niente piccante per i bimbi",
    );
    expect(nearPartIn("un museu perto de onde jantamos")?.rest).toBe("un museu");
  });

  test.each([
    ["un sitio para comer cerca de donde estamos por la mañana", "de Museo Nacional de Antropología"],
    ["somewhere to eat near where we are in the morning", "from Museo Nacional de Antropología"],
  ])("what is offered is told from that stop, and is no shorter walk: %s", async (wish, from) => {
    const said = readIn(await answered(wishing("mexico-city", "afternoon", "Zócalo", wish, OTHERS)));
    expect(said).toContain(from);
    expect(said).not.toMatch(/less of a walk|menos camino/);
  });

  test("another part that is only told moves nothing", async () => {
    const said = readIn(
      await answered(wishing("mexico-city", "afternoon", "Zócalo", "a park in the afternoon", OTHERS)),
    );
    expect(said).not.toContain("near Museo Nacional de Antropología");
  });
});
