import { describe, expect, test } from "vitest";
import type { BlockName } from "~/domain/plan/block";
import type { Proposal } from "~/domain/proposal/proposal";
import { answered, placesIn, wishing } from "../wishing-on-a-day";

/** What a card does, with what, and when. */
function said(proposal: Proposal): string {
  const what =
    proposal.kind === "add" || proposal.kind === "replace"
      ? proposal.place.name
      : proposal.kind === "add-own"
        ? proposal.title
        : proposal.kind === "swap-days"
          ? ""
          : proposal.stop.title;
  const other = proposal.kind === "swap-stops" ? ` and ${proposal.other.title}` : "";
  const to = proposal.kind === "move" ? ` to day ${proposal.to.day}, ${proposal.to.part}` : "";
  const start = "start" in proposal && proposal.start ? ` at ${proposal.start}` : "";
  return `${proposal.kind} ${what}${other}${to}${start}`;
}

const cardsOf = async (city: string, part: BlockName, now: string, wish: string): Promise<string[]> =>
  (await answered(wishing(city, part, now, wish))).proposals.map(said);

describe("an hour belongs to what its clause is about", () => {
  test.each([
    ["to a place that comes", "keep the colosseum, and add the trevi fountain at 11", /Trevi Fountain.* at 11:00/],
    ["in a clause of its own", "metti la fontana di trevi qui, verso le 10:30", /Trevi Fountain.* at 10:30/],
  ])("%s", async (_, wish, card) => {
    const cards = await cardsOf("rome", "morning", "Colosseum", wish);
    expect(cards.join()).toMatch(card);
  });

  test("to a table near the stop that stays, and not to that one", async () => {
    const wish = "keep the eiffel tower but can we eat somewhere veggie near there first, like 7ish";
    const cards = await cardsOf("paris", "evening", "Eiffel Tower", wish);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const name = /^(?:add|replace) (.+) at 19:00$/.exec(card)?.[1];
      expect(placesIn("paris").find((place) => place.name === name)?.category).toBe("food");
    }
  });

  test("to the stop that stays, whatever a reason says of midday", async () => {
    const wish = "Schönbrunn bleibt, aber erst um 16 uhr weil Oma mittags schläft";
    expect(await cardsOf("vienna", "afternoon", "Schloss Schönbrunn", wish)).toEqual([
      "set-time Schloss Schönbrunn at 16:00",
    ]);
  });

  test("an hour of the afternoon takes a stop of the morning there", async () => {
    const wish = "a fila de são marcos tá absurda!! deixa pra depois das 16h e agora de manhã bota o ghetto";
    const cards = await cardsOf("venice", "morning", "Basilica di San Marco", wish);
    expect(cards).toContain("move Basilica di San Marco to day 2, afternoon at 16:00");
    expect(cards.join()).toContain("Ghetto");
  });

  test("an hour from which it costs nothing is none of theirs", async () => {
    const wish = "il prado gratis dalle 18 c'ha una coda infinita, meglio un posto x tapas alla latina";
    expect((await cardsOf("madrid", "evening", "Museo del Prado", wish)).join()).not.toContain("18:00");
  });
});

describe("each clause says something else", () => {
  test("what is complained of goes, and what is wished for comes in its place", async () => {
    const cards = await cardsOf(
      "rome",
      "evening",
      "Trevi Fountain",
      "trevi ist abends doch nur gedrängel, lieber bissl durch trastevere schlendern und da was essen",
    );
    // Its only streets to stroll in are planned for another day.
    const walk = placesIn("rome").find(({ name }) => cards[0]?.endsWith(name));
    expect(walk).toMatchObject({ neighborhood: "Trastevere", category: "neighborhood" });
  });

  test("what is said of a quarter they have had enough of asks for nothing there", async () => {
    const wish = "shibuya gives me anxiety tbh, too many ppl. could we do yanaka or somewhere sleepy like that";
    expect((await cardsOf("tokyo", "evening", "Shibuya Crossing", wish)).join()).toMatch(/Yanaka Ginza/);
  });

  test("what comes early stays, and what is added is asked of them who cook", async () => {
    const wish =
      "sensoji sí o sí pero tempranito, 7am, q luego se llena. y añade un desayuno sin gluten, mi novia es celíaca";
    const reply = await answered(wishing("tokyo", "morning", "Sensō-ji", wish));
    expect(reply.proposals.map(said)).toContain("set-time Sensō-ji at 07:00");
    expect(reply.proposals.filter(({ kind }) => kind === "add").length).toBeGreaterThan(0);
    expect(reply.note).toContain("pregunta antes de pedir");
  });

  test("a day that the trip does not have moves nothing, and what is asked for here comes", async () => {
    const wish = "Rijksmuseum lieber am Sonntag um 9, und statt dessen heute ne Grachtenfahrt";
    const reply = await answered(wishing("amsterdam", "morning", "Rijksmuseum", wish));
    expect(reply.note).toContain("Eure Reise hat 4 Tage, den nicht.");
    expect(reply.proposals.map(said).join()).toMatch(/Canal cruise/);
    expect(reply.proposals.map(said).join()).not.toMatch(/Rijksmuseum/);
  });

  test("an hour at which it begins already is said", async () => {
    const request = wishing("vienna", "afternoon", "Schloss Schönbrunn", "");
    const start = request.days[1]?.stops.find(({ title }) => title === "Schloss Schönbrunn")?.start;
    const reply = await answered({ ...request, feedback: `Schönbrunn bleibt, aber erst um ${start} uhr` });
    expect(reply.note).toContain(`Schloss Schönbrunn beginnt schon um ${start} Uhr.`);
    expect(reply.proposals).toEqual([]);
  });

  test.each([
    "something with a view, we fly home on friday at 4",
    "something with a view, and we leave tomorrow at 11",
    "eine Aussicht bitte, die Kinder gehen um 8 ins Bett",
  ])("what tells of them moves nothing: %s", async (wish) => {
    const cards = await cardsOf("rome", "morning", "Colosseum", wish);
    expect(cards.filter((card) => /^(?:move|set-time)/.test(card))).toEqual([]);
  });

  test("nobody who is told to leave it all free gets another stop", async () => {
    const wish =
      "ho preso i biglietti del colosseo per giovedì alle 15, quindi spostalo lì e stamattina lasciaci liberi";
    expect(await cardsOf("rome", "morning", "Colosseum", wish)).toEqual([
      "move Colosseum to day 4, afternoon at 15:00",
    ]);
  });

  test("an hour by which they want to be back begins nothing", async () => {
    const cards = await cardsOf(
      "lisbon",
      "evening",
      "Time Out Market",
      "a jazz bar instead, and back at the hotel by 11",
    );
    expect(cards.join()).not.toContain("23:00");
  });
});
