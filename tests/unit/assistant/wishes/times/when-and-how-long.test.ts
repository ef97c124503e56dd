import { describe, expect, test } from "vitest";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { answered, wishing } from "../wishing-on-a-day";

/** The same wish where what stands there is booked for an hour. */
function bookedFor(time: string, request: RevisionRequest): RevisionRequest {
  const { dayIndex, blockName } = request;
  const booking = { reference: "", name: "", time, url: "", note: "" };
  const days = request.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) =>
      day.dayIndex === dayIndex && stop === leadAt(day, blockName) ? { ...stop, booking } : stop,
    ),
  }));
  return { ...request, days };
}

describe("another time is asked for what is booked, and the rest is why", () => {
  test.each([
    ["way too hot for this at 3pm, earlier or late afternoon would be better", /booked for 15:00/],
    ["um 15 uhr ist es viel zu heiß dafür, früher oder am späten nachmittag wäre besser", /15:00 Uhr gebucht/],
    ["alle 15 fa troppo caldo, meglio prima o nel tardo pomeriggio", /prenotato per le 15:00/],
    ["we are so hungover lol can we do this later", /booked for 15:00/],
    ["on a la gueule de bois, on peut faire ça plus tard ?", /réservé pour 15:00/],
    ["tenemos mucha resaca, podemos hacer esto más tarde?", /reservado a las 15:00/],
  ])("%s", async (feedback, said) => {
    const request = bookedFor("15:00", wishing("rome", "afternoon", "Colosseum", feedback));
    const reply = await answered(request);
    expect(reply.note).toMatch(said);
    expect(reply.block).toBe(request.current);
    expect(reply.proposals).toEqual([]);
  });

  test("who wants something else as well is offered it", async () => {
    const wish = "too tired, something calm instead, can we do this later";
    const reply = await answered(bookedFor("15:00", wishing("rome", "afternoon", "Colosseum", wish)));
    expect(reply.proposals.length + reply.alternatives.length).toBeGreaterThan(0);
  });
});

describe("at sunrise is an hour", () => {
  test.each([
    "can we do this at sunrise? heard its packed after 8",
    "können wir das bei sonnenaufgang machen? nach 8 soll es voll sein",
    "podemos ir al amanecer? dicen que después de las 8 está lleno",
  ])("for what is open then: %s", async (feedback) => {
    const { proposals } = await answered(wishing("kyoto", "morning", "Fushimi Inari Taisha", feedback));
    expect(proposals.map((card) => card.kind === "set-time" && card.start)).toEqual([
      expect.stringMatching(/^0[45]:\d\d$/),
    ]);
  });

  test("and none for a museum that is shut", async () => {
    const { proposals } = await answered(wishing("stockholm", "morning", "Vasamuseet", "can we do this at sunrise?"));
    expect(proposals.filter(({ kind }) => kind === "set-time")).toEqual([]);
  });
});

describe("an hour there, and then something else", () => {
  test.each([
    "va bene ma solo un'oretta, poi qualcosa dove i bambini possono correre",
    "ok but only an hour, then somewhere the kids can run",
    "ok mais une petite heure seulement, puis une aire de jeux",
    "1 hr max then playground",
  ])("keeps the stop: %s", async (feedback) => {
    const request = wishing("stockholm", "morning", "Vasamuseet", feedback);
    const { block, proposals } = await answered(request);
    expect(block).toBe(request.current);
    expect(proposals.map(({ kind }) => kind)).toContain("add");
    expect(proposals.filter(({ kind }) => kind === "replace" || kind === "shelve")).toEqual([]);
  });

  test("somewhere for an hour at most comes in its place", async () => {
    const request = wishing("stockholm", "morning", "Vasamuseet", "a playground instead, an hour max");
    const { block, proposals } = await answered(request);
    expect(block !== request.current || proposals.some(({ kind }) => kind === "replace")).toBe(true);
  });
});

describe("what stands there, by its kind, is for later", () => {
  test.each(["erst schwimmbad, kirche nachmittags", "pool first, church in the afternoon"])("%s", async (feedback) => {
    const { proposals } = await answered(wishing("reykjavik", "morning", "Hallgrímskirkja", feedback));
    expect(proposals).toContainEqual(expect.objectContaining({ kind: "move", to: { day: 2, part: "afternoon" } }));
    expect(proposals.map(({ kind }) => kind)).toContain("add");
  });

  test("a church is any", async () => {
    const wish = "a church in the afternoon, and a pool first";
    const { proposals } = await answered(wishing("reykjavik", "morning", "Hallgrímskirkja", wish));
    expect(proposals.filter(({ kind }) => kind === "move")).toEqual([]);
  });
});

test.each([
  ["total fog up there, leave it for a clear night", /no forecast/],
  ["c'è nebbia lassù, lascialo per una sera limpida", /non ho previsioni/],
])("a clear night is another evening: %s", async (feedback, said) => {
  const { note, proposals } = await answered(
    wishing("hong-kong", "evening", "Victoria Peak and Lugard Road", feedback),
  );
  expect(note).toMatch(said);
  expect(proposals.map(({ kind }) => kind)).toContain("move");
});

test.each([
  "deixa assim mas põe um café da manhã antes, as crianças acordam com fome",
  "lass es so, aber setz davor noch ein frühstück",
])("a breakfast comes before what stays: %s", async (feedback) => {
  const request = wishing("krakow", "morning", "St Mary's Basilica", feedback);
  const { block, proposals } = await answered(request);
  expect(block).toBe(request.current);
  expect(proposals.every(({ kind }) => kind === "add" || kind === "add-own")).toBe(true);
  expect(proposals.length).toBeGreaterThan(0);
});

describe("high water is weather", () => {
  test("and no bookshop that is called after it", async () => {
    const wish = "c'è acqua alta e non abbiamo gli stivali, facciamo altro stamattina";
    const { block, proposals } = await answered(
      wishing("venice", "morning", "Basilica di San Marco", wish, { afternoon: "Libreria Acqua Alta" }),
    );
    expect(proposals.map((card) => card.kind)).not.toContain("shelve");
    expect(block.title).not.toBe("Basilica di San Marco");
  });

  test("the bookshop by its name goes", async () => {
    const { proposals } = await answered(
      wishing("venice", "morning", "Basilica di San Marco", "togli la libreria acqua alta", {
        afternoon: "Libreria Acqua Alta",
      }),
    );
    expect(proposals).toContainEqual(
      expect.objectContaining({ kind: "shelve", stop: expect.objectContaining({ title: "Libreria Acqua Alta" }) }),
    );
  });
});

test("20 for each is a price, and sets no time", async () => {
  const { note } = await answered(
    wishing("barcelona", "evening", "Cal Pep", "still too much, like 20 each max and walkable from there"),
  );
  expect(note).not.toMatch(/The time is set/);
});

test("podemos retrasar todo dos horas: is Spanish", async () => {
  const { note } = await answered(wishing("rome", "afternoon", "Colosseum", "podemos retrasar todo dos horas"));
  expect(note).toMatch(/No cambia nada|Nada cambia|hasta/);
});
