import { describe, expect, test } from "vitest";
import { readWish } from "~/language/wish/read-wish";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const read = (wish: string, city = "lisbon") => readWish(wish, placesIn(city));

describe("what somebody does not care for is refused, whatever the idiom", () => {
  test.each([
    "Fado is nich so unsers. Lieber irgendwo Wein",
    "fado is not really our thing. a bar maybe",
    "le fado, c'est pas trop notre truc, plutôt un bar",
    "el fado no es muy lo nuestro, mejor un bar",
    "il fado non fa proprio per noi, meglio un bar",
    "o fado não é bem a nossa praia, preferimos um bar",
    "fado reizt uns null, lieber eine bar",
    "not a big fan of fado, a bar instead",
  ])("%s", (wish) => {
    const { sought, unsought } = read(wish);
    expect(unsought.map(({ id }) => id)).toEqual(["fado"]);
    expect(sought.map(({ id }) => id)).not.toContain("fado");
    expect(sought.map(({ id }) => id)).not.toContain("beach");
  });

  test.each([
    "museo no che siamo stanchi, meglio un caffè",
    "museo no que ya vimos muchos, mejor un café",
    "museu não que já vimos demais, melhor um café",
    "musée non parce que les enfants en ont marre, plutôt un café",
    "museum nein weil die kinder müde sind, lieber ein café",
  ])("also with the reason right after the no: %s", (wish) => {
    const { wantedCategories, unwantedCategories } = read(wish);
    expect([...unwantedCategories]).toContain("museum");
    expect([...wantedCategories]).not.toContain("museum");
  });
});

describe("somebody with a cold", () => {
  test.each([
    ["budapest", "Széchenyi Baths", "terme no che ho il raffreddore, meglio qualcosa di caldo"],
    ["budapest", "Széchenyi Baths", "got a cold so baths no, somewhere warm instead"],
    ["budapest", "Széchenyi Baths", "j'ai un rhume, plutôt un endroit au chaud"],
    ["budapest", "Széchenyi Baths", "bin erkältet, was anderes bitte"],
    ["budapest", "Széchenyi Baths", "estoy resfriada, mejor otra cosa"],
  ])("is sent to no bath, sauna or pool (%s, %s): %s", async (city, now, wish) => {
    const { block, alternatives, proposals } = await answered(wishing(city, "afternoon", now, wish));
    const offered = [
      ...(block.title === now ? [] : [block.title]),
      ...alternatives.map(({ name }) => name),
      ...proposals.flatMap((card) => (card.kind === "add-own" ? card.title : "place" in card ? card.place.name : [])),
    ];
    expect(offered.join(", ")).not.toMatch(/bath|spa|sauna|massag|pool|thermal|fürdő/i);
  });

  test("and who wants a cold beer has none", () => {
    expect(read("let's have a cold beer somewhere").feared).toEqual([]);
  });
});

describe("what is sure to happen is no safe place", () => {
  test.each([
    "seguro llueve en la tarde, pon algo techado",
    "seguro que hay cola, otro bar",
    "sicher voll da, lieber ein park",
    "sicuro piove, meglio un museo",
    "bin mir nicht sicher ob das passt, lieber ein park",
  ])("%s", (wish) => {
    expect(read(wish).needs).not.toContain("safe");
  });

  test.each([
    "una zona segura para cenar",
    "un bar en un lugar seguro",
    "irgendwo sicher für abends",
    "somewhere safe",
  ])("but a safe one still is: %s", (wish) => {
    expect(read(wish).needs).toContain("safe");
  });
});
