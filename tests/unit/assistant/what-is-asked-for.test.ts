import { describe, expect, test } from "vitest";
import { answered, wishing } from "./wishes/wishing-on-a-day";

const noteOf = async (...wish: Parameters<typeof wishing>): Promise<string> => (await answered(wishing(...wish))).note;

describe("only what is asked for in so many words contradicts itself", () => {
  test.each([
    ["london", "afternoon", "British Museum", "kids are done w museums, somewhere to run around? its dry for once"],
    [
      "chicago",
      "evening",
      "Lou Malnati's, River North",
      "we had pizza 2 days running, anything but pizza. nothing fancy",
    ],
    ["berlin", "afternoon", "Gemäldegalerie", "hier ist es so laut, was ruhiges bitte"],
    ["rome", "evening", "Trevi Fountain", "è il compleanno di mia moglie, ma non troppo caro"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, feedback) => {
    expect(await noteOf(city, part, now, feedback)).not.toMatch(/hardly go together|kaum zusammengeht|stanno male/);
  });

  test.each([
    ["cheap n posh", /hardly go together/],
    ["museo diverso, ma non museo", /stanno male insieme/],
    ["leise, aber mit lauter Musik", /kaum zusammengeht/],
  ] as const)("%s does", async (feedback, said) => {
    expect(await noteOf("rome", "afternoon", "Trevi Fountain", feedback)).toMatch(said);
  });

  test("a dance to look on at is no dance that is refused", async () => {
    const request = wishing("buenos-aires", "evening", "Caminito", "una milonga de verdad para mirar sin bailar");
    expect((await answered(request)).note).not.toMatch(/casi no van juntas|ni bar ni discoteca/);
  });
});

describe("a thing that is asked for by its name is looked for", () => {
  test("dinosaurs", async () => {
    const { block } = await answered(
      wishing("london", "afternoon", "British Museum", "les enfants veulent des dinosaures"),
    );
    expect(block.title).toBe("Natural History Museum");
  });

  test("where no place is known to have it, no museum without it is offered", async () => {
    const { block, alternatives, note } = await answered(
      wishing("rome", "morning", "Colosseum", "i bambini vogliono vedere i dinosauri"),
    );
    expect(block.title).toBe("Colosseum");
    expect(alternatives).toEqual([]);
    expect(note).toMatch(/con dinosauri/);
  });

  test("a train that one takes is none that one looks at", async () => {
    expect(await noteOf("lisbon", "morning", "Torre de Belém", "nosso comboio sai cedo, algo mais perto")).not.toMatch(
      /sobre comboios/,
    );
  });

  test("who wants no mall is sent into none", async () => {
    const { block, note } = await answered(
      wishing("dubai", "morning", "Al Fahidi Historical Neighbourhood", "drinnen, aber kein Einkaufszentrum"),
    );
    expect(note).toMatch(/kein Einkaufszentrum/);
    expect(block.title).not.toMatch(/Mall/);
  });
});

describe("an hour at which they are back begins nothing", () => {
  test.each([
    ["rome", "Trevi Fountain", "plus court ce soir, retour hotel vers 21h"],
    ["rome", "Trevi Fountain", "stasera più breve, ritorno in hotel verso le 21"],
    ["madrid", "Templo de Debod", "más corto hoy, regreso al hotel a las 21"],
  ] as const)("%s: %s: %s", async (city, now, feedback) => {
    const { proposals } = await answered(wishing(city, "evening", now, feedback));
    expect(proposals.some((card) => card.kind === "set-time" && card.start >= "21:00")).toBe(false);
    expect(proposals.filter(({ kind }) => kind === "replace")).toEqual([]);
  });
});

describe("what stands there begins later, and breakfast comes before", () => {
  test.each([
    ["amsterdam", "Rijksmuseum", "start later and brekkie first"],
    ["rome", "Colosseum", "começar mais tarde e pequeno almoço primeiro"],
  ] as const)("%s: %s: %s", async (city, now, feedback) => {
    const kinds = (await answered(wishing(city, "morning", now, feedback))).proposals.map(({ kind }) => kind);
    expect(kinds).toContain("set-time");
    expect(kinds.some((kind) => kind === "add" || kind === "add-own")).toBe(true);
    expect(kinds).not.toContain("move");
  });
});
