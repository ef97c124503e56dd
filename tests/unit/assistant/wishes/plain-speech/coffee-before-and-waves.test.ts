import { describe, expect, test } from "vitest";
import { minutesOfDay } from "~/domain/plan/time-of-day";
import { amountIn } from "~/language/wish/times/amounts";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

describe("a coffee before what stands there", () => {
  test.each([
    ["florence", "Galleria degli Uffizi", "dá pra encaixar um café bom antes da uffizi? perto e sem fila"],
    ["florence", "Galleria degli Uffizi", "on peut caser un bon café avant les offices ?"],
    ["rome", "Vatican Museums and Sistine Chapel", "passt vor den vatikanischen museen noch ein guter kaffee rein?"],
    ["paris", "Louvre Museum", "can we squeeze in a nice coffee before the louvre?"],
  ])("is a card with an hour ahead of it, and it stays (%s, %s): %s", async (city, now, wish) => {
    const request = wishing(city, "morning", now, wish);
    const { block, proposals, note } = await answered(request);
    const lead = request.days[1]?.stops.find(({ title }) => title === now);
    const [card] = proposals;
    expect(block.title).toBe(now);
    expect(card?.kind).toMatch(/^add/);
    const start = card && "start" in card ? card.start : null;
    const [begins, leads] = [minutesOfDay(start ?? null), minutesOfDay(lead?.start ?? null)];
    expect(begins).not.toBeNull();
    expect(begins ?? 0).toBeLessThanOrEqual((leads ?? 0) - 60);
    expect(note).toContain(now);
  });
});

describe("small waves for a child", () => {
  const SURFED = /Manly Beach|Bronte|Bondi|Surf/;
  test.each([
    "Beach!! but one where waves are small enough for a 6 yr old",
    "strand mit kleinen wellen bitte, unsere tochter ist 5",
    "une plage sans vagues pour un petit de 4 ans",
    "playa sin olas para mi hijo de 5",
    "una spiaggia con mare calmo per bimbi di 4 anni",
    "praia sem ondas grandes, o miúdo tem 3 anos",
  ])("are looked for where no surfers go: %s", async (wish) => {
    const { block, alternatives } = await answered(wishing("sydney", "morning", "Sydney Opera House", wish));
    const found = [block.title, ...alternatives.map(({ name }) => name)];
    expect(found.join(", ")).not.toMatch(SURFED);
    expect(found.join(", ")).toMatch(/Balmoral|Nielsen|Coogee|Barangaroo/);
  });

  test("where that is not known, it is said to be unknown", async () => {
    const wish = "playa sin olas para mi hijo de 5";
    const { note, alternatives } = await answered(wishing("barcelona", "afternoon", "Park Güell", wish));
    expect(placesIn("barcelona").length).toBeGreaterThan(0);
    expect([note, ...alternatives.map(({ why }) => why)].join(" ")).toMatch(/no (?:lo )?sé.*olas pequeñas/);
  });
});

describe("a shorter visit, and a playground after it", () => {
  test.each([
    ["un'ora e mezza", 90],
    ["an hour and a half", 90],
    ["eineinhalb stunden", 90],
    ["1,5 h", 90],
    ["une heure et demie", 90],
    ["una hora y media", 90],
    ["uma hora e meia", 90],
    ["one hour", 60],
  ])("%s is so long", (said, minutes) => {
    expect(amountIn(said)).toBe(minutes);
  });

  test.each([
    "british museum ok ma max un'ora e mezza, poi parco giochi, i bimbi hanno 5 e 7 anni",
    "british museum fine but an hour and a half tops, then a playground",
    "british museum sí pero máximo una hora y media, luego un parque infantil",
    "british museum ok aber max anderthalb stunden, dann spielplatz",
  ])("keep what stands there and add the other: %s", async (wish) => {
    const { block, proposals } = await answered(wishing("london", "afternoon", "British Museum", wish));
    expect(block.title).toBe("British Museum");
    expect(proposals.some(({ kind }) => kind === "add" || kind === "add-own")).toBe(true);
    expect(proposals.some(({ kind }) => kind === "replace")).toBe(false);
  });
});
