import { describe, expect, test } from "vitest";
import { askWithNotes } from "./questions/asking-on-a-trip";

describe("a follow-up goes on about the one before, with what is new in it", () => {
  test.each([
    ["paris", "und wenn wir keine mehr kriegen?", "brauchen wir für den louvre tickets vorab?", /Louvre/],
    ["granada", "y si ya no quedan?", "hay que reservar la alhambra?", /Alhambra/],
    ["florence", "e se sono finiti?", "servono i biglietti per gli uffizi?", /Uffizi/],
    ["rome", "and if its sold out?", "do we need tickets for the colosseum", /Colosseum/],
  ])("no ticket is left in %s: %s", async (city, message, before, place) => {
    const reply = await askWithNotes(city, message, before, "Yes.");
    expect(reply).toMatch(place);
    expect(reply).toMatch(/returned|zurückgegebene|rendus|devuelt|restituiti|resi|devolvidos/);
  });

  test.each([
    ["mexico-city", "ok but with a stroller", "how do we get from the zocalo to coyoacan", /same way a taxi/],
    ["paris", "und mit kinderwagen?", "wie kommen wir vom louvre nach montmartre", /denselben Weg/],
    ["rome", "et en fauteuil roulant ?", "comment aller du colisée au vatican", /même trajet/],
    ["lisbon", "e di notte?", "come si va da belém all'alfama", /tragitto di notte/],
  ])("the same way in %s: %s", async (city, message, before, said) =>
    expect(await askWithNotes(city, message, before, "By metro.")).toMatch(said),
  );

  test("a day pass or single fares tells of both", async () => {
    const reply = await askWithNotes(
      "lisbon",
      "c koi le mieux, la carte à la journée ou payer à chaque fois? on est 4 dont un de 3 ans",
    );
    expect(reply).toMatch(/24/);
    expect(reply).toMatch(/avant 4 ans/);
  });
});
