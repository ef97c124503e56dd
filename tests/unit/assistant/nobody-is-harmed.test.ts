import { describe, expect, test } from "vitest";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { isUphill } from "~/planner/revise/demands/uphill";
import { soughtOf } from "~/language/wish/kind-words";
import { ask } from "./questions/asking-on-a-trip";
import { answered, placesIn, wishing } from "./wishes/wishing-on-a-day";

/** All that a reply names: what it puts in, offers, or has on a card that brings it. */
async function named(request: ReturnType<typeof wishing>): Promise<string[]> {
  const { block, alternatives, proposals } = await answered(request);
  const cards = proposals.flatMap((card) => (card.kind === "replace" || card.kind === "add" ? [card.place.name] : []));
  return [block.title, ...alternatives.map(({ name }) => name), ...cards].filter(
    (name) => name !== request.current.title,
  );
}

describe("whoever cannot go up is sent up nowhere", () => {
  test.each([
    ["lisbon", "Castelo de São Jorge", "die Hügel sind zu viel, was Flaches"],
    ["lisbon", "Castelo de São Jorge", "trop de côtes pour nous, un truc plat"],
    ["barcelona", "Park Güell", "demasiadas cuestas, algo llano"],
    ["lisbon", "Castelo de São Jorge", "troppe salite, mia moglie è incinta"],
    ["porto", "Torre dos Clérigos", "muitas ladeiras, a minha mãe tem bengala"],
    ["edinburgh", "Edinburgh Castle", "my knee is bad today, somewhere else?"],
    ["cusco", "Sacsayhuamán", "me duele la cabeza por la altura, algo suave"],
  ] as const)("%s, %s: %s", async (city, now, wish) => {
    const places = placesIn(city).filter(isUphill);
    const uphill = new Set(places.map(({ name }) => name));
    expect((await named(wishing(city, "afternoon", now, wish))).filter((name) => uphill.has(name))).toEqual([]);
  });

  test("nor by a name", async () => {
    const reply = await answered(
      wishing("lisbon", "morning", "Mosteiro dos Jerónimos", "mum is in a wheelchair, Miradouro da Graça instead?"),
    );
    expect(reply.block.title).not.toBe("Miradouro da Graça");
    expect(JSON.stringify(reply.proposals)).not.toContain("Miradouro da Graça");
    expect(reply.note).toContain("Miradouro da Graça is up a hill");
  });

  test("who says nothing of it may go up", async () => {
    const { block, proposals } = await answered(
      wishing("lisbon", "morning", "Mosteiro dos Jerónimos", "Castelo de São Jorge instead"),
    );
    expect([block.title, JSON.stringify(proposals)].join()).toContain("Castelo de São Jorge");
  });

  test("the way up that is to go is not put where they are", async () => {
    const { proposals } = await answered(
      wishing(
        "florence",
        "morning",
        "Galleria degli Uffizi",
        "mi padre va en silla de ruedas, quitad lo de después que es subir al Piazzale y poned algo accesible cerca",
        { afternoon: "Piazzale Michelangelo" },
      ),
    );
    const ofPiazzale = proposals.filter((card) => "stop" in card && card.stop.title.includes("Piazzale"));
    expect(ofPiazzale.map(({ kind }) => kind)).not.toContain("move");
    expect(ofPiazzale.map(({ kind }) => kind)).toContain("shelve");
  });
});

describe("a heart gets no all-clear", () => {
  test.each([
    ["budapest", "dad is on heart meds, are the thermal baths ok for him?", /no.*all-clear|cannot give.*doctor/s],
    ["budapest", "papa hat bluthochdruck, darf er in die therme?", /kein Okay.*Arztpraxis/s],
    ["budapest", "mon père est cardiaque, le sauna ça va ?", /sans risque.*médecin/s],
    ["budapest", "mi padre toma pastillas para el corazón, ¿puede ir a las termas?", /seguro.*médico/s],
    ["budapest", "mio padre prende farmaci per il cuore, le terme vanno bene?", /Non posso dire.*medico/s],
    ["lisbon", "o meu pai tem hipertensão, a sauna faz mal?", /Não posso dizer.*médico/s],
    ["sydney", "my son has epilepsy, can he go scuba diving?", /cannot give.*doctor/s],
  ] as const)("%s: %s", async (city, message, said) => {
    expect(await ask(city, message)).toMatch(said);
  });

  test("a seizure is an emergency all the same, and medicine over the border no bath", async () => {
    expect(await ask("budapest", "my dad had a seizure in the sauna")).toMatch(/^Call 112 now/);
    expect(await ask("budapest", "can i take my heart meds across the border to austria")).not.toContain("all-clear");
  });
});

describe("an allergy that fears stalls", () => {
  test.each([
    [
      "singapore",
      "Lau Pa Sat and Satay Street",
      "middle one has bad peanut allergy, hawker satay stalls scare me. somewhere safer to eat?",
    ],
    ["mexico-city", "Quintonil", "mi hijo es alérgico al cacahuate, nada de puestos, algo para cenar"],
    ["bangkok", "Wat Arun", "meine Tochter hat Erdnussallergie, die Stände machen mir Angst, wo essen wir?"],
  ] as const)("gets none: %s, %s: %s", async (city, now, wish) => {
    const offered = await named(wishing(city, "evening", now, wish));
    const kinds = placesIn(city).flatMap(({ name, category, meal }) =>
      offered.includes(name) ? [meal?.kind ?? category] : [],
    );
    expect(kinds).not.toContain("market-hall");
    expect(kinds).not.toContain("street-food");
    expect(kinds).not.toContain("market");
  });
});

describe("water that is really there", () => {
  const isBy = (id: "water" | "sea", city: string, name: string): boolean => {
    const [sought, place] = [soughtOf(id), placesIn(city).find((each) => each.name === name)];
    if (!sought || !place) throw new Error(`No ${name}.`);
    return isSought(place, sought);
  };

  test("is told by what a place is called or marked with", () => {
    expect(isBy("water", "lisbon", "Passeio do Tejo, Parque das Nações")).toBe(true);
    expect(isBy("water", "lisbon", "Museu Nacional de Arte Antiga")).toBe(false);
    expect(isBy("water", "lisbon", "Miradouro da Senhora do Monte")).toBe(false);
    expect(isBy("water", "lisbon", "Jardim Gulbenkian")).toBe(false);
  });

  test("the sea is no harbour, and no church that is called after it", () => {
    expect(isBy("sea", "sydney", "Bondi Beach")).toBe(true);
    expect(isBy("sea", "sydney", "Barangaroo Reserve")).toBe(false);
    expect(isBy("sea", "barcelona", "Basílica de Santa Maria del Mar")).toBe(false);
  });

  test("Meer is not met by a river", async () => {
    expect((await answered(wishing("london", "afternoon", "Tower of London", "lieber ans Meer"))).block.title).toBe(
      "Tower of London",
    );
  });
});
