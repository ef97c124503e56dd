import { describe, expect, test } from "vitest";
import { helpFirstIn } from "~/server/assistant/shared/safety-answers";
import { answered, wishing } from "../../wishes/wishing-on-a-day";
import { ask } from "../asking-on-a-trip";

describe("a medicine that is missing", () => {
  test.each([
    [
      "rome",
      "forgot my blood pressure pills at home, can i get them without a prescription",
      /name of the substance/,
      "112",
    ],
    ["athens", "mae esqueceu o remedio da pressao, farmacia vende sem receita?", /princípio ativo e a dose/, "112"],
    ["vienna", "hab meine blutdrucktabletten zuhause vergessen, apotheke?", /mit Wirkstoff und Dosis/, "112"],
    ["lima", "me quedé sin las pastillas de la tensión, venden sin receta?", /principio activo/, "106"],
    ["bangkok", "j'ai oublié mes médicaments pour le coeur", /nom de la substance/, "1669"],
    ["paris", "ho finito le pastiglie per la tiroide, serve la ricetta?", /principio attivo/, "112"],
    ["tokyo", "left my insulin at home", /cannot wait/, "119"],
  ] as const)("%s: %s", async (city, message, said, number) => {
    const reply = await ask(city, message);
    expect(reply).toMatch(said);
    expect(reply).toContain(number);
  });

  test("of somebody who shows a sign already begins with the number", async () => {
    expect(await ask("paris", "ran out of my inhaler and i am wheezing")).toMatch(/^Call 112.*cannot wait/);
  });

  test.each([
    ["dubai", "can i bring my prescription medicine"],
    ["paris", "we forgot our umbrella"],
  ])("is none in %s: %s", async (city, message) => {
    expect(await ask(city, message)).not.toMatch(/name of the substance/);
  });
});

describe("luggage in a parked car", () => {
  test.each([
    ["san-francisco", "ok to leave bags in the rental near fishermans wharf for an hr or so", /^Better not/],
    ["san-francisco", "koffer im mietwagen lassen, geht das für zwei stunden?", /^Lieber nicht/],
    ["naples", "lasciare i bagagli in macchina è un problema?", /^Meglio di no/],
  ] as const)("%s: %s", async (city, message, said) => {
    expect(await ask(city, message)).toMatch(said);
  });

  test("is no matter where the car is only parked, or the bag is at a station", async () => {
    for (const message of ["where can we park the rental car", "can i leave my bag at the station"])
      expect(await ask("rome", message)).not.toMatch(/^Better not/);
  });
});

describe("who cannot see", () => {
  test.each([
    ["new-york-city", "i can't see anything on my left eye", /911/],
    ["berlin", "ich seh auf dem linken auge plötzlich nichts mehr", /112/],
    ["madrid", "mi madre no ve nada con el ojo derecho de repente", /112/],
  ] as const)("with an eye needs an ambulance: %s: %s", async (city, message, number) => {
    expect(await ask(city, message)).toMatch(number);
  });

  test.each([
    ["cloudy as hell cant see a thing up there. move to a clear day?", /no forecast/],
    ["está nublado, no se ve nada. lo pasamos a un día despejado?", /no tengo el pronóstico/],
  ] as const)("for clouds needs another day: %s", async (wish, said) => {
    const request = wishing("new-york-city", "morning", "Top of the Rock", wish);
    expect(helpFirstIn(request.brief, wish)).toBeNull();
    const { note, proposals } = await answered(request);
    expect(note).toMatch(said);
    expect(proposals.map(({ kind }) => kind)).toContain("move");
  });
});

describe("who is unwell reads what to do, and is offered to rest", () => {
  test.each([
    ["mi mamá anda mareada x la altura, algo tranqui sin subir", /Puede ser la altura.*106/],
    ["my dad feels dizzy from the altitude, something flat instead", /may be the altitude.*106/],
  ] as const)("high up: %s", async (wish, said) => {
    const { note, proposals } = await answered(wishing("cusco", "morning", "Sacsayhuamán", wish));
    expect(note).toMatch(said);
    expect(proposals.map(({ kind }) => kind)).toEqual(["replace", "shelve"]);
  });

  test("asked as a question, too, and not where nobody is high up", async () => {
    expect(await ask("cusco", "mi mamá está mareada por la altura, qué hacemos")).toMatch(/^Puede ser la altura/);
    const { note } = await answered(
      wishing("paris", "morning", "Louvre Museum", "kid feels dizzy, something calm instead"),
    );
    expect(note).not.toMatch(/altitude/);
  });

  test.each([
    ["abbiamo la diarrea, restiamo in hotel oggi pomeriggio, puoi spostare?", /piccoli sorsi/],
    ["on a la tourista tous les deux.. on reste à l'hotel cet aprem, tu peux décaler ?", /petites gorgées/],
  ] as const)("in bed: %s", async (wish, said) => {
    const { note, block, proposals } = await answered(wishing("marrakesh", "afternoon", "Jardin Majorelle", wish));
    expect(note).toMatch(said);
    expect(block.title).toBe("Jardin Majorelle");
    expect(proposals.map(({ kind }) => kind)).toEqual(["move", "move", "shelve"]);
  });

  test("but for plain food a table is found", async () => {
    const { note } = await answered(
      wishing("marrakesh", "afternoon", "Jardin Majorelle", "stomach is bad, a restaurant with plain food"),
    );
    expect(note).not.toMatch(/^It usually passes/);
  });
});
