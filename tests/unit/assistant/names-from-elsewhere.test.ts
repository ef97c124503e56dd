import { describe, expect, test } from "vitest";
import { knownNameFiles } from "#db/places/known-names";
import { loadCities } from "#db/places/load-cities";
import { planTripDays } from "~/planner/plan/plan-trip";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { withNamesElsewhere } from "~/server/assistant/shared/elsewhere/names-elsewhere";
import { aBrief } from "../planner/guide-builder";
import { answered, wishing } from "./wishes/wishing-on-a-day";

const files = knownNameFiles();
const knownNames = async (file: string) => files.get(file) ?? null;
const cities = loadCities();

/** What a wish in the afternoon gets, where the well-known names of other cities can be looked up. */
async function wished(city: string, now: string, feedback: string, offered: string[] = []) {
  const request = wishing(city, "afternoon", now, feedback);
  const brief = await withNamesElsewhere(request.brief, { text: feedback, dayIndex: 2 }, knownNames);
  const earlier = offered.length > 0 ? [{ wish: "algo distinto para cenar", offered }] : [];
  return answered({ ...request, brief, earlier });
}

async function asked(id: string, message: string): Promise<string> {
  const guide = cities.find((city) => city.id === id);
  if (!guide) throw new Error(`No ${id}.`);
  const brief = aBrief({ cityName: guide.name, guide, daysTotal: 4, startDate: "2027-05-03" });
  const days = planTripDays(brief);
  return (await byLeg(embeddedAssistant()).chat({ brief, days, message, travellerName: "", knownNames })).reply;
}

describe("what is known to be in another city is said to be there, and nothing stands for it here", () => {
  test.each([
    ["london", "Natural History Museum", "stattdessen das Miniatur-Wunderland", "Miniatur-Wunderland ist in Hamburg"],
    [
      "rome",
      "Colosseum",
      "cambia por el Palacio de Nymphenburg",
      "Conozco Palacio de Nymphenburg en Munich, no en Rome",
    ],
    ["vienna", "Oberes Belvedere", "mettiamo il Vasamuseet al posto di questo", "Conosco Vasamuseet a Stockholm"],
    [
      "edinburgh",
      "Edinburgh Castle",
      "le palais de Versailles à la place ?",
      "Versailles comme excursion depuis Paris",
    ],
    ["rome", "Colosseum", "Schloss Charlottenburg statt Kolosseum", "Schloss Charlottenburg kenne ich in Berlin"],
  ])("%s, %s: %s", async (city, now, feedback, said) => {
    const { note, block, proposals } = await wished(city, now, feedback);
    expect(note).toContain(said);
    expect([block.title, proposals]).toEqual([now, []]);
  });

  test("what is of its kind is offered", async () => {
    const { alternatives } = await wished("lisbon", "Torre de Belém", "lets do the Sagrada Familia instead");
    expect(alternatives.map(({ why }) => why).join()).toMatch(/place of worship/);
  });

  test("a place of the city itself, or one that is not wanted, is not looked for elsewhere", async () => {
    expect((await wished("munich", "Marienplatz", "lieber Schloss Nymphenburg")).note).not.toContain("kenne ich in");
    const { note } = await wished("prague", "Charles Bridge", "nicht schon wieder eine Sagrada Familia, was Ruhiges");
    expect(note).not.toContain("Sagrada");
  });

  test.each([
    ["berlin", "onde tem pizza boa perto do Coliseu?", "Coliseu fica em Rome, não em Berlin.", "perto de"],
    ["kyoto", "le musée du Louvre ouvre à quelle heure ici ?", "Louvre se trouve à Paris, pas à Kyoto.", "Museum"],
    ["tokyo", "¿a qué hora abre el Museo Guggenheim?", "Conozco Guggenheim en Bilbao", "Museum"],
  ])("asked in %s: %s", async (city, message, said, besides) => {
    const reply = await asked(city, message);
    expect(reply).toContain(said);
    expect(reply).toContain(besides);
  });

  test("without the files all is answered as before, and somebody in danger first", async () => {
    const request = wishing("rome", "afternoon", "Colosseum", "cambia por el Palacio de Nymphenburg");
    expect((await answered(request)).note).toContain("No conozco «Palacio de Nymphenburg»");
    expect(await asked("rome", "my wife collapsed near the Eiffel Tower, she is not breathing")).toContain("112");
  });
});

describe("a name of which no place here has what is distinctive is unknown", () => {
  test.each([
    ["singapore", "Gardens by the Bay", "what about the Moonlit Durian Palace", "Moonlit Durian Palace"],
    ["buenos-aires", "Cementerio de la Recoleta", "The Upside-Down Obelisk Garden", "Upside-Down Obelisk Garden"],
    ["san-francisco", "Haight-Ashbury", "troca pelo parque Guinle", "«Guinle»"],
    ["tokyo", "Sensō-ji", "la Torre delle Nuvole Rosse", "Non conosco «Torre delle Nuvole Rosse»"],
  ])("%s: %s", async (city, now, feedback, name) => {
    const { note, block, proposals } = await wished(city, now, feedback);
    expect(note).toContain(name);
    expect([block.title, proposals]).toEqual([now, []]);
  });

  test("what is called so is meant", async () => {
    const { note } = await wished("london", "Tower of London", "how about Regent's Park");
    expect(note).not.toContain("I know no");
  });

  test("a table that was only described before is looked for again", async () => {
    const offered = ["bistró en Belleville", "crêperie en Montparnasse", "barco-restaurante"];
    const { note, block, proposals, alternatives } = await wished(
      "paris",
      "Louvre Museum",
      "el barco no, ¿otro parecido al primero?",
      offered,
    );
    expect(note).not.toContain("No conozco");
    const food = cities.find(({ id }) => id === "paris")?.places.filter(({ category }) => category === "food") ?? [];
    const named = [
      ...(block.title === "Louvre Museum" ? [] : [block.title]),
      ...proposals.flatMap((card) => ("place" in card ? [card.place.name] : [])),
      ...alternatives.map(({ name }) => name),
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(food.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  });

  test("a name that was offered stays a name", async () => {
    const { note } = await wished("paris", "Louvre Museum", "el primero", ["Teatro Quimérico", "Louvre Museum"]);
    expect(note).toContain("Teatro Quimérico");
  });
});

describe("a place of a story is said to be one", () => {
  test.each([
    ["london", "Tate Modern", "Hogwarts Castle dinner", "Hogwarts Castle is a place of a story (Harry Potter)"],
    ["paris", "Louvre Museum", "voglio andare a Narnia", "Narnia è un luogo di fantasia"],
  ])("%s: %s", async (city, now, feedback, said) => {
    const { note, block } = await wished(city, now, feedback);
    expect(note).toContain(said);
    expect(block.title).toBe(now);
  });

  test("what there is of it here is on a card, and not put there as asked", async () => {
    const { note, proposals } = await wished("london", "Tate Modern", "lieber nach Hogwarts");
    expect(note).not.toContain("Hier steht jetzt");
    expect(proposals.map((card) => ("place" in card ? card.place.name : card.kind))).toEqual([
      "Warner Bros. Studio Tour, The Making of Harry Potter",
    ]);
    expect(await asked("london", "onde fica Hogwarts?")).toMatch(/lugar de ficção.*Warner Bros/);
  });

  test("what was built after it is a place like any other", async () => {
    expect((await wished("auckland", "Sky Tower", "Hobbiton Movie Set please")).note).not.toContain("story");
  });
});
