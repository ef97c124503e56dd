import { describe, expect, test } from "vitest";
import { readWish } from "~/language/wish/read-wish";
import { answered, placesIn, replied, wishing } from "./wishing-on-a-day";

type Part = Parameters<typeof wishing>[1];

async function cardsFor(city: string, part: Part, now: string, wish: string): Promise<string[]> {
  const { proposals } = await answered(wishing(city, part, now, wish));
  return proposals.map((proposal) => {
    if (proposal.kind === "set-time") return `${proposal.stop.title} at ${proposal.start}`;
    if (proposal.kind === "swap-days" || proposal.kind === "add-own") return proposal.kind;
    const other = proposal.kind === "swap-stops" ? ` with ${proposal.other.title}` : "";
    const subject = "place" in proposal ? proposal.place.name : proposal.stop.title;
    return `${proposal.kind} ${subject}${other}`;
  });
}

describe("each place that a wish names is on a card", () => {
  test.each([
    [
      "lisbon",
      "morning",
      "Torre de Belém",
      "skip the tower, something small and quiet instead.. the MAAT maybe?",
      /MAAT/,
    ],
    ["paris", "morning", "Louvre Museum", "no louvre for us, too tired. musée rodin perhaps", /Rodin/],
    ["istanbul", "morning", "Hagia Sophia", "put it at 10:30 sharp, the basilica cistern right after", /Cistern/],
    [
      "london",
      "morning",
      "British Museum",
      "troca o museu britânico pelo de história natural",
      /^replace Natural History/,
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, card) => {
    expect((await cardsFor(city, part, now, wish)).join("; ")).toMatch(new RegExp(card.source, "m"));
  });

  test("beside the other half of it", async () => {
    const cards = await cardsFor(
      "istanbul",
      "morning",
      "Hagia Sophia",
      "put it at 10:30 sharp, the basilica cistern right after",
    );
    expect(cards).toContain("Hagia Sophia at 10:30");
  });

  test.each([
    ["lisbon", "morning", "Torre de Belém", "a café with a view of the Castelo de São Jorge", /Castelo/],
    ["lisbon", "morning", "Torre de Belém", "something near the MAAT", /MAAT/],
    ["lisbon", "morning", "Torre de Belém", "another museum, but not the MAAT", /MAAT/],
    ["paris", "morning", "Louvre Museum", "on garde le musée Rodin, mais ici autre chose de calme et vert", /Rodin/],
    ["rome", "evening", "Trastevere and Santa Maria", "mettez une pizzeria à la place", /Square|Piazza/],
  ] as const)("but not what only says where, or what stays: %s, %s, %s: %s", async (city, part, now, wish, other) => {
    expect((await cardsFor(city, part, now, wish)).join("; ")).not.toMatch(other);
  });
});

describe("each kind that a piece of a wish asks for is on a card, too", () => {
  test.each([
    ["new-york-city", "morning", "Statue of Liberty", "drop the statue, put central park and a good brunch", /^add /m],
    [
      "paris",
      "morning",
      "Louvre Museum",
      "skip the louvre. the musée rodin, and a bakery near there",
      /Rodin\n.*Stohrer/,
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, card) => {
    expect((await cardsFor(city, part, now, wish)).join("\n")).toMatch(card);
  });

  test.each([
    ["sydney", "afternoon", "Taronga Zoo", "the zoo is fine but drop the opera house", /^add/m],
    ["paris", "morning", "Louvre Museum", "mettez le musée rodin à la place du musée", /^add/m],
  ] as const)("but not what stays, or what goes: %s, %s, %s: %s", async (city, part, now, wish, other) => {
    expect((await cardsFor(city, part, now, wish)).join("\n")).not.toMatch(other);
  });
});

test("what is named comes beside a stop that is to stay, and changes no places with it", async () => {
  const wish = "cabe victoria street? el castillo no lo quiteis";
  const cards = await cardsFor("edinburgh", "morning", "Edinburgh Castle", wish);
  expect(cards.join("; ")).toMatch(/(move|add) Victoria Street/);
  expect(cards.join("; ")).not.toMatch(/swap-stops|shelve/);
});

test.each([
  ["jetlagged, nobody is up before 8. push it back", "later"],
  ["somebody said 16:00 is nice, but earlier please", "earlier"],
])("the hour on the other side of what is asked is not meant: %s", async (wish, way) => {
  const request = wishing("lisbon", "morning", "Torre de Belém", wish);
  const [card] = replied(request).proposals;
  const [start, from] = card?.kind === "set-time" ? [card.start, card.from ?? ""] : ["", ""];
  expect(way === "later" ? start > from : start < from, `${from} → ${start}`).toBe(true);
});

test.each([
  ["prague", "il castello non mi ispira, qualcosa di più verde"],
  ["prague", "das schloss reizt mich nicht, was grünes bitte"],
  ["prague", "el castillo no me llama, algo verde"],
])("%s, what does not appeal is not asked for: %s", (city, wish) => {
  expect(readWish(wish, placesIn(city)).wantedCategories).not.toContain("landmark");
});

test("what comes right after is added, and the stop stays", async () => {
  const wish = "put it at 10:30 sharp, the Museu do Fado right after";
  const request = wishing("lisbon", "morning", "Torre de Belém", wish);
  expect(replied(request).block.title).toBe("Torre de Belém");
  const cards = await cardsFor("lisbon", "morning", "Torre de Belém", wish);
  expect(cards.join("; ")).toMatch(/Torre de Belém at 10:30/);
  expect(cards.join("; ")).toMatch(/(add|move) Museu do Fado/);
  expect(readWish("the Museu do Fado after lunch", placesIn("lisbon")).needs).not.toContain("beside");
});

describe("what is told first is why", () => {
  test.each([
    ["athens", "morning", "Acropolis and Parthenon", "con sto caldo si muore, l'acropoli falla appena apre"],
    ["athens", "morning", "Acropolis and Parthenon", "it gets so hot by noon, do it as soon as it opens"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish) => {
    const [first, ...more] = await cardsFor(city, part, now, wish);
    expect(first).toMatch(/^Acropolis and Parthenon at 0[78]:/);
    expect(more.filter((card) => card.startsWith("replace"))).toEqual([]);
  });
});

test("what complains of the hour is why, also where it asks", async () => {
  const wish = "alle 2 del pomeriggio con 38 gradi sull'acropoli?? no dai, spostatela la mattina presto";
  const request = wishing("athens", "afternoon", "Acropolis and Parthenon", wish);
  expect(replied(request).block.title).toBe("Acropolis and Parthenon");
  expect((await cardsFor("athens", "afternoon", "Acropolis and Parthenon", wish))[0]).toBe(
    "move Acropolis and Parthenon",
  );
});

test.each([
  ["nos dejan dormir más, que llegamos a las 3am"],
  ["later please, we land at 3 am"],
  ["später bitte, wir landen um 3 Uhr"],
])("when they land is no hour for a stop: %s", async (wish) => {
  const times = (await cardsFor("lisbon", "morning", "Torre de Belém", wish)).join("; ");
  expect(times).toMatch(/ at \d/);
  expect(times).not.toMatch(/ at 03:/);
});

test.each([
  "this whole day feels like a lot. can it be more chill",
  "der ganze Tag ist uns zu viel",
  "todo el dia es demasiado",
])("of a day that is too full its lesser stops may go, and no meal: %s", async (wish) => {
  const request = wishing("lisbon", "morning", "Torre de Belém", wish);
  const { proposals, block } = replied(request);
  expect(block.title).toBe("Torre de Belém");
  const [day] = request.days.filter(({ dayIndex }) => dayIndex === 2);
  const meals = day?.stops.filter(({ kind }) => kind === "meal").map(({ id }) => id) ?? [];
  expect(proposals.length).toBeGreaterThan(0);
  for (const proposal of proposals) {
    expect(proposal).toMatchObject({ kind: "shelve", stop: { at: { day: 2 } } });
    if (proposal.kind === "shelve") expect(meals).not.toContain(proposal.stop.id);
  }
});

test("what is sold out leaves the plan for what is named and planned elsewhere", async () => {
  const request = wishing("rome", "morning", "Vatican Museums and Sistine Chapel", "");
  const other = request.days
    .flatMap(({ dayIndex, stops }) => (dayIndex === 2 ? [] : stops))
    .find(({ kind }) => kind === "sight");
  if (!other) throw new Error("Nothing on the other days.");
  const cards = await cardsFor(
    "rome",
    "morning",
    "Vatican Museums and Sistine Chapel",
    `sold out 😩 can we do ${other.title} instead`,
  );
  expect(cards).toContain(`move ${other.title}`);
  expect(cards).toContain("shelve Vatican Museums and Sistine Chapel");
});

test("in Portuguese “no” says where, and refuses no park", async () => {
  const { note } = replied(wishing("mexico-city", "morning", "Museo Nacional de Antropología", "um café no parque"));
  expect(note).not.toMatch(/nenhum/);
  expect(readWish("um café no parque", []).unwantedCategories).toEqual(new Set());
  expect(readWish("um café, nada de parque", []).unwantedCategories).toContain("park");
});
