import { describe, expect, test } from "vitest";
import type { Proposal } from "~/domain/proposal/proposal";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { openOffers } from "~/server/assistant/shared/wishes/earlier/open-offers";
import { answered, wishing } from "../wishing-on-a-day";

/** What comes by a card, or goes to another time by it. */
const onCard = (card: Proposal): string => {
  switch (card.kind) {
    case "add-own":
      return card.title;
    case "add":
    case "replace":
      return card.place.name;
    case "swap-stops":
      return `${card.stop.title} and ${card.other.title}`;
    case "swap-days":
      return `days ${card.one} and ${card.other}`;
    default:
      return `${card.kind} ${card.stop.title}`;
  }
};
const cardsFor = async (request: RevisionRequest): Promise<string[]> => (await answered(request)).proposals.map(onCard);

const OFFERED = ["riad restaurant", "rooftop grill", "palace dinner show"];
const DINNERS = [{ wish: "somewhere nicer for dinner", offered: OFFERED }];
const inMarrakesh = (feedback: string): RevisionRequest => ({
  ...wishing("marrakesh", "evening", "Jemaa el-Fnaa", feedback),
  earlier: DINNERS,
});

describe("what is left of several offers", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["not the show one", OFFERED, ["riad restaurant", "rooftop grill"]],
    ["no show please", OFFERED, ["riad restaurant", "rooftop grill"]],
    ["not the last", OFFERED, ["riad restaurant", "rooftop grill"]],
    ["the riad one, not the show", OFFERED, ["riad restaurant"]],
    ["nicht das Boot", ["Biergarten", "Weinbar", "Restaurantschiff"], ["Biergarten", "Weinbar"]],
    ["pas le bateau", ["bouchon", "pizzeria", "bateau-restaurant"], ["bouchon", "pizzeria"]],
    ["la barca no", ["trattoria", "pizzeria", "barca-ristorante"], ["trattoria", "pizzeria"]],
    ["o barco não", ["tasca", "marisqueira", "barco-restaurante"], ["tasca", "marisqueira"]],
    ["el primero no", ["Sobrino de Botín", "Lhardy"], ["Lhardy"]],
  ])("%s: the others stay offered", (feedback, offered, left) => {
    const open = openOffers(feedback, [{ wish: "dinner", offered }]);
    expect(open?.titles).toEqual(left);
    expect(open?.isAlike).toBe(false);
  });

  test.each<[string, string]>([
    ["el barco no, ¿otro parecido al primero?", "one"],
    ["another like the first", "one"],
    ["so was wie das zweite", "two"],
    ["un autre comme le premier", "one"],
    ["un altro simile al primo", "one"],
    ["outro parecido com o primeiro", "one"],
  ])("%s: another of its kind", (feedback, title) =>
    expect(openOffers(feedback, [{ wish: "dinner", offered: ["one", "two", "barco"] }])).toMatchObject({
      titles: [title],
      isAlike: true,
    }),
  );

  test.each(["the second one", "I like the second one", "something with a view", "none of them", "earlier please"])(
    "%s: refuses none of several",
    (feedback) => expect(openOffers(feedback, DINNERS)).toBeNull(),
  );

  test("each comes in its own words where none is known, and no show does", async () => {
    const cards = await cardsFor(inMarrakesh("not the show one"));
    expect(cards).toContain("Riad restaurant");
    // What is known on a roof, where any is.
    expect(cards[1]).toMatch(/Nomad|L'Mida|Kosybar|Naranj|Café Clock/);
    expect(cards).not.toContain("Dar Yacout");
    expect((await answered(inMarrakesh("not the show one"))).note).toContain('"riad restaurant" and "rooftop grill"');
  });

  test("another like the first is a bistro, and it is said in the words of the wish", async () => {
    const reply = await answered({
      ...wishing("paris", "evening", "Saint-Germain-des-Prés", "el barco no, ¿otro parecido al primero?"),
      earlier: [
        {
          wish: "algo distinto para cenar",
          offered: ["bistró en Belleville", "crêperie en Montparnasse", "barco-restaurante"],
        },
      ],
    });
    const cards = reply.proposals.map(onCard);
    expect(cards[0]).toBe("Bistró en Belleville");
    expect(cards.join()).not.toMatch(/cr[êe]perie|barco/i);
    expect(reply.note).toContain("He buscado algo parecido a «bistró en Belleville».");
  });
});

describe("what is to stay where it is", () => {
  const swapping = (feedback: string): RevisionRequest =>
    wishing("buenos-aires", "afternoon", "Mercado de San Telmo", feedback, { evening: "El Viejo Almacén" });

  test.each<[string, RegExp]>([
    [
      "swap with the evening bt leave the tango where it is",
      /^Left where planned: El Viejo Almacén\. Which other stop/,
    ],
    ["tausch mit dem Abend aber lass den Tango wo er ist", /^Bleibt, wo es steht: El Viejo Almacén\./],
    ["cámbialo con la noche pero deja el tango donde está", /^Se queda donde está: El Viejo Almacén\./],
  ])("%s: no card moves it", async (feedback, said) => {
    const reply = await answered(swapping(feedback));
    expect(reply.proposals.map(onCard).join()).not.toContain("El Viejo Almacén");
    expect(reply.note).toMatch(said);
  });

  test("where nothing is kept, the two change places", async () =>
    expect(await cardsFor(swapping("swap with the evening"))).toContain("Mercado de San Telmo and El Viejo Almacén"));

  test.each([
    "move everything but the colosseum to tomorrow",
    "sposta tutto tranne il Colosseo a domani",
    "alles außer dem Kolosseum auf morgen verschieben",
  ])("%s: all else of the day moves", async (feedback) => {
    const cards = await cardsFor(
      wishing("rome", "morning", "Colosseum", feedback, { afternoon: "Castel Sant'Angelo", evening: "Piazza Navona" }),
    );
    expect(cards).toContain("move Castel Sant'Angelo");
    expect(cards.join()).not.toContain("Colosseum");
  });
});

describe("an exception to what is refused", () => {
  test.each<[string, RegExp]>([
    [
      "no shopping. shopping is ok if its vintage",
      /What you would allow \("it is vintage"\): I know of nothing like that/,
    ],
    ["no shopping unless its vintage", /What you would allow/],
  ])("%s: is no wish for it", async (feedback, said) => {
    const reply = await answered(wishing("singapore", "morning", "Orchard Road", feedback));
    expect(reply.note).toMatch(said);
    expect(reply.note).toContain("no shopping");
  });

  test.each<[string, RegExp]>([
    ["pas de musée sauf s'il est gratuit", /Ce que vous acceptez \(« il est gratuit »\) : je connais .*Petit Palais/],
    ["kein Museum, außer es ist kostenlos", /Was ihr gelten lasst \(„es ist kostenlos“\)/],
  ])("%s: what is known of it is said", async (feedback, said) => {
    const reply = await answered(wishing("paris", "morning", "Louvre Museum", feedback));
    expect(reply.note).toMatch(said);
    expect(reply.block.title).not.toMatch(/Mus[ée]e|Museum/);
  });

  test("of what nothing here could tell, none is claimed", async () =>
    expect(
      (await answered(wishing("paris", "morning", "Louvre Museum", "no museums, only if its about photography"))).note,
    ).toContain("I know of nothing like that"));

  test.each(["outdoors unless it rains", "no nuts, unless they can promise its safe", "no museums"])(
    "%s: excepts no kind of place",
    async (feedback) =>
      expect((await answered(wishing("paris", "morning", "Louvre Museum", feedback))).note).not.toContain(
        "What you would allow",
      ),
  );
});

describe("all of a day but its meal", () => {
  const inLisbon = (feedback: string) => answered(wishing("lisbon", "evening", "Mercado da Ribeira", feedback));

  test.each(["drop everything but the dinner", "alles streichen außer dem Abendessen", "togli tutto tranne la cena"])(
    "%s: the dinner stays, and all else that one goes to is off",
    async (feedback) => {
      const { proposals } = await inLisbon(feedback);
      const off = proposals.flatMap((card) => (card.kind === "shelve" ? [card.stop, ...(card.also ?? [])] : []));
      const days = wishing("lisbon", "evening", "Mercado da Ribeira", feedback).days;
      const today = days[1]?.stops ?? [];
      const dinner = today.findLast(({ kind }) => kind === "meal");
      expect(off.length).toBeGreaterThan(1);
      expect(off.map(({ id }) => id)).not.toContain(dinner?.id);
      expect(off.every(({ id }) => today.some((stop) => stop.id === id))).toBe(true);
    },
  );

  test("who is ill reads what to do for it, too", async () =>
    expect((await inLisbon("drop everything but the dinner, stomach ache")).note).toMatch(/rehydration salts/));
});
