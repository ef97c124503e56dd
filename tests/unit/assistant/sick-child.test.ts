import { describe, expect, test } from "vitest";
import { answered, wishing } from "./wishes/wishing-on-a-day";

const REMEDY =
  /sips|Schlucke|gorgées|sorbos|sorsi|goles|rehydrat|Elektrolyt|réhydrat|suero|reidrat|paracetamol|ibuprofen/i;

describe("a child that is sick changes the plan, and nobody is told what to give it", () => {
  test.each([
    ["copenhagen", "die kleine hat sich übergeben, wir bleiben vormittags im hotel. nachmittag schaun wir mal", "112"],
    ["rome", "our 4yo is throwing up, we stay put this morning", "112"],
    ["lisbon", "le petit a de la fièvre, on reste à l'hôtel ce matin", "112"],
    ["mexico-city", "la niña está con vómitos, no salimos", "911"],
    ["rome", "il piccolo ha la febbre, restiamo in camera", "112"],
    ["london", "o miúdo vomitou, ficamos no hotel de manhã", "999"],
    ["rome", "der kurze hat fieber, vormittag fällt aus", "112"],
  ] as const)("%s: %s", async (city, wish, number) => {
    const stops = {
      copenhagen: "Nationalmuseet",
      rome: "Colosseum",
      lisbon: "Oceanário de Lisboa",
      "mexico-city": "Castillo de Chapultepec",
      london: "British Museum",
    };
    const { note, block, proposals } = await answered(wishing(city, "morning", stops[city], wish));
    expect(note).toContain(number);
    expect(note).toMatch(/Get well|Gute Besserung|rétablissement|mejore|guarigione|melhoras/);
    expect(note).not.toMatch(REMEDY);
    expect(block.title).toBe(stops[city]);
    expect(proposals.at(-1)?.kind).toBe("shelve");
    expect(proposals.every(({ kind }) => kind === "move" || kind === "shelve")).toBe(true);
  });

  test.each(["my stomach is bad, we skip this morning. what can i take", "my stomach hurts, we skip this morning"])(
    "adults read what to do, as before: %s",
    async (wish) => expect((await answered(wishing("rome", "morning", "Colosseum", wish))).note).toMatch(/small sips/),
  );

  test("who asks what to give a child is told, too", async () =>
    expect(
      (await answered(wishing("rome", "morning", "Colosseum", "my son throws up, we skip this. what can i give him?")))
        .note,
    ).toMatch(/small sips/));
});
