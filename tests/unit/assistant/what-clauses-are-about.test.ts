import { describe, expect, test } from "vitest";
import learnt from "#db/subjects/weights.json";
import type { BlockName } from "~/domain/plan/block";
import { kilometresBetween } from "~/domain/place/geo";
import { clauseWords } from "~/language/wish/clauses";
import { likeliestIn } from "~/language/words/likeness";
import { subjectsByAnotherHand } from "#tests/fixtures/by-another-hand/exams";
import { seal } from "../../../quality/matters/command";
import { answered, placesIn, wishing } from "./wishes/wishing-on-a-day";

const EXAM = subjectsByAnotherHand();

const ENOUGH = 0.5;

/** Of what is said of the clauses, how much is right; of those that are about something, of how many anything is said. */
function shareRight(exam: typeof EXAM): { right: number; told: number } {
  const said = exam.flatMap(({ right, text }) => {
    const like = likeliestIn(learnt, clauseWords(text));
    return like && like.sureness >= ENOUGH && !like.matter.startsWith("other.") ? right.includes(like.matter) : [];
  });
  const about = exam.filter(({ right }) => !right.includes("other.none"));
  return { right: said.filter(Boolean).length / said.length, told: said.length / about.length };
}

async function cardsOf(city: string, part: BlockName, now: string, wish: string) {
  const { block, note, proposals, alternatives } = await answered(wishing(city, part, now, wish));
  const names = [
    block.title,
    ...proposals.flatMap((proposal) => ("place" in proposal ? proposal.place.name : [])),
    ...alternatives.map(({ name }) => name),
  ].filter((name) => name !== now);
  return { note, proposals, places: placesIn(city).filter(({ name }) => names.includes(name)) };
}

describe("what a clause is about is learnt from examples", () => {
  test("and known of most that another hand wrote and labelled, but not where the labels are wrong", () => {
    expect(EXAM.length).toBeGreaterThan(250);
    const { right, told } = shareRight(EXAM);
    expect(right).toBeGreaterThan(0.85);
    expect(told).toBeGreaterThan(0.7);
    const shifted = EXAM.map(({ text }, i) => ({ text, right: EXAM[(i + 7) % EXAM.length]?.right ?? [] }));
    expect(shareRight(shifted).right).toBeLessThan(0.3);
  });

  test("by weights that are made of the examples that are kept: `node quality/matters.mjs` makes them anew", () => {
    expect(learnt.examples).toBe(seal("subjects"));
  });
});

describe("where no table has the words of a clause, what it is about says what is wished for", () => {
  test.each([
    ["lisbon", "evening", "Bairro Alto bars", "mi madre quiere misa", "religious"],
    ["vienna", "evening", "Wiener Staatsoper", "und danach noch irgendwo ein absacker", "nightlife"],
    ["athens", "evening", "A for Athens rooftop", "less touristy. where do locals drink", "nightlife"],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, category) => {
    const { places } = await cardsOf(city, part, now, wish);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place.category).toBe(category);
  });

  test.each([
    "no more paintings please",
    "keine bilder mehr sehen, lieber was anderes",
    "noch mehr gemälde ertrag ich nicht",
  ])("what a clause speaks against is refused: %s", async (wish) => {
    const { places } = await cardsOf("florence", "afternoon", "Palazzo Pitti", wish);
    expect(places.length).toBeGreaterThan(0);
    for (const { category } of places) expect(category).not.toBe("museum");
  });

  test("what only tells of them brings nothing", async () => {
    const told = await cardsOf(
      "london",
      "afternoon",
      "British Museum",
      "quitalo, demasiadas cosas hoy. los peques necesitan siesta",
    );
    expect(told.places).toEqual([]);
    expect(told.proposals.every(({ kind }) => kind === "shelve")).toBe(true);
  });

  test("a dish that nobody knows brings somewhere to eat, and is said to be open", async () => {
    const wish = "crudos totales jaja, algo tranqui y unos chilaquiles, el museo pal jueves";
    const { note, places } = await cardsOf("mexico-city", "morning", "Museo Nacional de Antropología", wish);
    expect(note).toMatch(/«unos chilaquiles»/);
    expect(places.some(({ category }) => category === "food")).toBe(true);
  });

  test("a thing that nobody knows is not served by whatever is of its kind: that is offered", async () => {
    const request = wishing("lisbon", "evening", "Bairro Alto bars", "an ice rink with clowns");
    const { block, alternatives } = await answered(request);
    expect(block).toBe(request.current);
    expect(alternatives.length).toBeGreaterThan(0);
  });

  test("what is only likely asked helps to choose, and is said where it lacks", async () => {
    const { note, places } = await cardsOf(
      "kyoto",
      "evening",
      "Hanamikōji, Gion",
      "queremos tomar algo después, un bar chulo pero q no sea un sablazo",
    );
    expect(places.length).toBeGreaterThan(0);
    expect(note).toMatch(/barato/);
  });

  test("a word that the city's places are marked with is more than the kind it is like", async () => {
    const { note, places } = await cardsOf("venice", "evening", "Harry's Bar", "cicchetti instead?");
    expect(places.length).toBeGreaterThan(0);
    expect(note).not.toMatch(/tapas/);
  });

  test("nobody who walks badly is told that a stop has no steps because it is only likely asked", async () => {
    const wish = "ma mère marche mal, le moins de ponts et d'escaliers possible";
    const { note, places } = await cardsOf("venice", "morning", "Palazzo Ducale", wish);
    expect(places.length).toBeGreaterThan(0);
    expect(note).not.toMatch(/déjà|rien avec ponts/);
  });

  test("with a pregnancy neither a distillery nor a word of hot baths", async () => {
    const wish = "gf is pregnant so kinda pointless, something else we can both enjoy?";
    const { note, places } = await cardsOf("dublin", "afternoon", "Guinness Storehouse", wish);
    expect(places.length).toBeGreaterThan(0);
    expect(JSON.stringify(places.map(({ name }) => name))).not.toMatch(/Distillery|Whiskey/);
    expect(note).not.toMatch(/hot bath/);
  });
});

describe("a wish that looks like something else is read as what it is", () => {
  test.each([
    [
      "paris",
      "afternoon",
      "Musée d'Orsay",
      "on voudrait acheter des trucs artisanaux mais sans se faire harceler",
      /112/,
    ],
    [
      "seville",
      "afternoon",
      "Plaza de España",
      "way too hot, move this to the evening? and a pool or sth for now",
      /°C/,
    ],
    ["kyoto", "evening", "Pontochō", "my son is allergic to buckwheat, badly. somewhere safe to eat?", /stalls/],
    [
      "porto",
      "evening",
      "Café Santiago",
      "soy celiaca, eso no lo puedo comer. algo sin gluten para cenar?",
      /no van juntas|ningún/,
    ],
    [
      "porto",
      "morning",
      "Torre dos Clérigos",
      "so viele stufen schafft meine mutter nicht, aber aussicht wär schön",
      /kein Aussicht/,
    ],
    [
      "milan",
      "afternoon",
      "Pinacoteca di Brera",
      "shopping !! pas trop luxe, genre fripes ou outlet en ville",
      /pas de shopping/,
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, wrong) => {
    expect((await cardsOf(city, part, now, wish)).note).not.toMatch(wrong);
  });

  test("way earlier is at dawn, and no place is gone to before it opens", async () => {
    const startOf = async (...wish: Parameters<typeof cardsOf>) =>
      (await cardsOf(...wish)).proposals.flatMap((card) => (card.kind === "set-time" ? card.start : []));
    expect(await startOf("kyoto", "morning", "Fushimi Inari Taisha", "can we go like super early??")).toEqual([
      "07:00",
    ]);
    expect(await startOf("madrid", "morning", "Palacio Real", "dá pra ir mais cedo?")).not.toContain("09:00");
  });

  test("a beach where only one is planned comes from another day, and the stop goes to another", async () => {
    const wish = "too hot for walking uphill lol. beach instead? park can go to the morning some other day";
    const { note, proposals } = await cardsOf("barcelona", "afternoon", "Park Güell", wish);
    expect(note).not.toMatch(/Still open/);
    expect(proposals.some((card) => card.kind === "move" && card.stop.title === "Park Güell")).toBe(true);
    expect(proposals.length).toBeGreaterThan(1);
  });

  test("a stop that stands on the day that is named changes places with the one here", async () => {
    const request = wishing("london", "morning", "British Museum", "");
    const [market] = request.days
      .flatMap(({ dayIndex, stops }) => (dayIndex > 2 ? stops : []))
      .filter(({ title }) => title.includes("Market"));
    if (!market) throw new Error("No market is planned after the second day.");
    const day = ["wednesday", "thursday"][market.at.day - 3];
    const { proposals } = await answered({
      ...request,
      feedback: `rain all morning. swap w ${market.title} on ${day}?`,
    });
    expect(proposals).toHaveLength(1);
    expect(proposals[0]).toMatchObject({
      kind: "swap-stops",
      stop: { title: "British Museum" },
      other: { title: market.title },
    });
  });

  test("pizza without the queue asks for pizza", async () => {
    const wish = "1.5h wait with 2 hungry kids nope. pizza w/o the queue";
    const { note } = await cardsOf("naples", "evening", "L'Antica Pizzeria da Michele", wish);
    expect(note).not.toMatch(/not a place to eat|no pizza/);
  });

  test("closer to a quarter is in it or near it", async () => {
    const { places } = await cardsOf("copenhagen", "evening", "Reffen street food", "sth closer to nyhavn");
    const quarter = placesIn("copenhagen").filter(({ neighborhood }) => neighborhood === "Nyhavn");
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      expect(Math.min(...quarter.map((each) => kilometresBetween(each, place)))).toBeLessThan(1.5);
  });
});
