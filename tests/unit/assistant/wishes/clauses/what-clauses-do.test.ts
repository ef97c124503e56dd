import { describe, expect, test } from "vitest";
import learnt from "#db/wishes/weights.json";
import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { clauseWords } from "~/language/wish/clauses";
import { likeliestIn } from "~/language/words/likeness";
import { helpFirstIn } from "~/server/assistant/shared/safety-answers";
import { clausesSaid } from "~/server/assistant/shared/wishes/clauses/clauses-said";
import { clausesByAnotherHand } from "#tests/fixtures/by-another-hand/exams";
import { seal } from "../../../../../quality/matters/command";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

const EXAM = clausesByAnotherHand();

const shareRight = (exam: readonly { act: string; text: string }[], known: (text: string) => string | undefined) => {
  const told = exam.flatMap(({ act, text }) => {
    const said = known(text);
    return said === undefined ? [] : said === act;
  });
  return { right: told.filter(Boolean).length / told.length, told: told.length / exam.length };
};

describe("what a clause does is learnt from examples", () => {
  const likeliest = (text: string) => likeliestIn(learnt, clauseWords(text))?.matter;

  test("and known of most that another hand wrote, but not where the labels are wrong", () => {
    expect(EXAM.length).toBeGreaterThan(500);
    expect(shareRight(EXAM, likeliest).right).toBeGreaterThan(0.88);
    const shifted = EXAM.map(({ act }, i) => ({ act, text: EXAM[(i + 7) % EXAM.length]?.text ?? "" }));
    expect(shareRight(shifted, likeliest).right).toBeLessThan(0.3);
  });

  test("where one is sure enough to act on it, nearly always", () => {
    const { right, told } = shareRight(
      EXAM,
      (text) => clausesSaid(text).find((clause) => clause.text === text)?.act ?? undefined,
    );
    expect(right).toBeGreaterThan(0.95);
    expect(told).toBeGreaterThan(0.6);
  });

  test("by weights that are made of the examples that are kept: `node quality/matters.mjs` makes them anew", () => {
    expect(learnt.examples).toBe(seal("wishes"));
  });
});

async function cardsOf(city: string, part: BlockName, now: string, wish: string): Promise<string[]> {
  const { proposals } = await answered(wishing(city, part, now, wish));
  return proposals.map((proposal) =>
    "place" in proposal
      ? `${proposal.kind} ${proposal.place.name}`
      : "stop" in proposal
        ? `${proposal.kind} ${proposal.stop.title}`
        : proposal.kind,
  );
}

describe("what a clause does decides what becomes of its words", () => {
  test.each([
    ["london", "afternoon", "British Museum", "quitalo, demasiadas cosas hoy. los peques necesitan siesta"],
    ["rome", "afternoon", "Colosseum", "toglilo dai, siamo distrutti e i bimbi dormono"],
    ["london", "afternoon", "British Museum", "skip it, we want to rest"],
    ["london", "afternoon", "British Museum", "levatelo dai"],
    ["rome", "afternoon", "Colosseum", "pode tirar essa daí"],
  ] as const)("a stop goes where nothing else is to come: %s, %s", async (city, part, now, wish) => {
    const { proposals } = await answered(wishing(city, part, now, wish));
    const gone = proposals.flatMap((proposal) => (proposal.kind === "shelve" ? [proposal.stop.title] : []));
    // Alone, and with all else that there is to see then.
    expect(gone).toEqual([now, now]);
    expect(proposals.map((proposal) => "also" in proposal)).toEqual([true, false]);
  });

  test.each([
    ["all'aperto con sto caldo anche no. al chiuso con aria condizionata", /all'aperto/],
    ["outside in this heat hard pass. indoors with ac", /open air/],
  ])("what a clause complains of is not looked for: %s", async (wish, complained) => {
    const { block, note } = await answered(wishing("dubai", "afternoon", "Al Fahidi Historical District", wish));
    const place = placesIn("dubai").find(({ id }) => id === block.placeId);
    expect(place?.indoor).toBe(true);
    expect(note).not.toMatch(complained);
  });

  test("what they have on another day already stays there", async () => {
    const request = wishing(
      "hamburg",
      "morning",
      "Elbphilharmonie Plaza",
      "drinnen bitte was für die kids, miniatur wunderland haben wir am do schon",
    );
    const { proposals, block } = await answered(request);
    expect(JSON.stringify([proposals, block.title])).not.toMatch(/Wunderland/);
  });

  test("what comes instead is asked for beside a move to another day", async () => {
    const cards = await cardsOf(
      "edinburgh",
      "morning",
      "Arthur's Seat",
      "forecast says gales n rain tmrw. indoors plz, can do the hill another day if its dry",
    );
    expect(cards).toContain("move Arthur's Seat");
    const added = cards.flatMap((card) => (card.startsWith("add ") ? card.slice(4) : []));
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) expect(placesIn("edinburgh").find((place) => place.name === name)?.indoor).toBe(true);
  });

  test("two days change places where their weekdays are named", async () => {
    const wish = "cambiame el martes por el jueves entero porfa";
    expect((await cardsOf("istanbul", "morning", "Hagia Sophia", wish))[0]).toMatch(/^swap-days/);
  });

  test("why something is wished is not left open, and what is asked for and not known is", async () => {
    const noteOf = async (...wish: Parameters<typeof wishing>) => (await answered(wishing(...wish))).note;
    expect(
      await noteOf("bangkok", "morning", "Grand Palace", "can we go earlier?? heard its a zoo after 10"),
    ).not.toMatch(/zoo/);
    const curls = "mi madre quiere encaje, no visita. y despues un cafecito cerca";
    expect(await noteOf("rome", "morning", "St Peter's Basilica", curls)).toMatch(/«mi madre quiere encaje»/);
  });

  test("a complaint with a question mark is no question", async () => {
    const { note } = await answered(
      wishing("dublin", "evening", "The Brazen Head", "bit touristy no? want trad music but where locals actually go"),
    );
    expect(note).not.toMatch(/do not know that of/);
  });

  test("a meal is skipped by its name, and the stop stays", async () => {
    const cards = await cardsOf(
      "rome",
      "afternoon",
      "Colosseum",
      "skip lunch before this, i'll grab a sandwich. rather a walk through a park",
    );
    expect(cards).not.toContain("shelve Colosseum");
  });
});

describe("clauses speak of each other", () => {
  test("what goes is not what is looked for, and what is too dear is wanted cheaper", async () => {
    const skipped = wishing("london", "afternoon", "Buckingham Palace", "saltiamo il palazzo, vogliamo shopping");
    const { block } = await answered(skipped);
    expect(placesIn("london").find(({ id }) => id === block.placeId)?.category).toMatch(/shopping|market/);
    const dear = wishing("copenhagen", "evening", "Nyhavn", "nyhavn is hübsch aber essen dort zu teuer");
    expect((await answered(dear)).note).not.toMatch(/kein Lokal/);
  });

  test.each([
    ["rome", "afternoon", "Colosseum", "way too hot, can we do it early thursday instead n get gelato now", "move", 4],
    [
      "cape-town",
      "morning",
      "Table Mountain",
      "clouds today, thursday looks clear. move it? and a cafe for now",
      "move",
      4,
    ],
    [
      "athens",
      "afternoon",
      "Acropolis",
      "at 2pm in june whose idea was that. in the morning pls, any day",
      "move",
      null,
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, kind, day) => {
    const { proposals } = await answered(wishing(city, part, now, wish));
    const moves = proposals.flatMap((proposal) => (proposal.kind === kind ? proposal : []));
    expect(moves.length).toBeGreaterThan(0);
    for (const { to, start } of moves) {
      expect(to).toMatchObject({ part: "morning", ...(day && { day }) });
      expect(start).not.toBe("14:00");
    }
  });

  test("the evenings of two days change places", async () => {
    const wish = "on inverse mardi soir et mercredi soir?";
    expect(await cardsOf("rome", "evening", "Trastevere", wish)).toEqual(["swap-stops Trastevere and Santa Maria"]);
  });

  test("an evening changes places with a morning, where both are named", async () => {
    const request = wishing("rome", "evening", "Trastevere", "swap tuesday evening with thursday morning");
    const { proposals } = await answered(request);
    const thursday = request.days.find(({ dayIndex }) => dayIndex === 4);
    const other = thursday && leadAt(thursday, "morning");
    expect(proposals).toMatchObject([{ kind: "swap-stops", other: { title: other?.title } }]);
  });

  test("of a full day something goes, but not what stays", async () => {
    const wish = "is so voll heute, wirf irgendwas raus. aber wunderland bleibt!";
    const cards = await cardsOf("hamburg", "afternoon", "Miniatur Wunderland", wish);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card).toMatch(/^shelve (?!Miniatur)/);
  });

  test("something to eat before it, of which a clause refuses the fish", async () => {
    const wish = "davor noch was essen, nix mit fisch, in der nähe";
    const { proposals } = await answered(wishing("istanbul", "afternoon", "Topkapi Palace", wish));
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every(({ kind }) => kind === "add" || kind === "add-own")).toBe(true);
    const brought = proposals.flatMap((proposal) => ("place" in proposal ? proposal.place : []));
    expect(JSON.stringify(brought)).not.toMatch(/fish/i);
  });

  test("yes to beer, and then a place to dance", async () => {
    const wish = "bier ja aber nich so touri, und danach noch irgendwo tanzen";
    const [first = "", second = ""] = await cardsOf("prague", "evening", "Lokál Dlouhááá", wish);
    expect(first).toMatch(/^replace/);
    expect(second).toMatch(/^add/);
  });

  test("what is asked for beside and known by nobody is said to be open", async () => {
    const wish = "crudos totales jaja, algo tranqui y unos chilaquiles, el museo pal jueves";
    const { note } = await answered(wishing("mexico-city", "morning", "Museo Nacional de Antropología", wish));
    expect(note).toMatch(/«unos chilaquiles»/);
  });
});

describe("nobody is sent where it may harm them", () => {
  test("with an allergy no stall is fine with a little care", async () => {
    const wish = "my gf is allergic to peanuts, street food seems risky?? something safer";
    const { note } = await answered(wishing("bangkok", "evening", "Yaowarat Road at night", wish));
    expect(note).not.toMatch(/little care/);
    expect(note).toMatch(/do not know about allergies/);
  });

  test.each([
    [
      "reykjavik",
      "Sky Lagoon",
      "shes 7 months pregnant, hot water maybe not? something calm n warm indoors",
      "wellness",
    ],
    ["cusco", "Sacsayhuamán", "me duele la cabeza por la altura, hoy nada de subir cuestas. algo plano", "landmark"],
  ] as const)("%s, %s: %s", async (city, now, wish, category) => {
    const { block, alternatives, proposals } = await answered(wishing(city, "morning", now, wish));
    const shown = [block.title, ...alternatives.map(({ name }) => name), JSON.stringify(proposals)].join();
    const harmful = placesIn(city).filter((place) => place.category === category && place.name !== now);
    for (const { name } of harmful.filter(
      (place) => category === "wellness" || /Above|Sacsay/.test(place.neighborhood),
    ))
      expect(shown).not.toContain(name);
  });

  test("who can walk no further is in no despair", async () => {
    const wish = "mama kann nicht mehr laufen. lieber kaffeehaus mit guter torte";
    const { block, note } = await answered(wishing("vienna", "afternoon", "Schloss Schönbrunn", wish));
    expect(note).not.toMatch(/142|112/);
    expect(placesIn("vienna").find(({ id }) => id === block.placeId)?.category).toBe("food");
    const request = wishing("vienna", "afternoon", "Schloss Schönbrunn", "ich kann nicht mehr");
    expect(helpFirstIn(request.brief, request.feedback)).toMatch(/142/);
  });
});
