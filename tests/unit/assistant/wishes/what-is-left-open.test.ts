import { describe, expect, test } from "vitest";
import { answered, wishing } from "./wishing-on-a-day";

const OPEN = /Still open|Noch offen|Reste à voir|Queda pendiente|Resta da vedere|Fica por tratar/;

describe("what no card is about is said in the words that were typed", () => {
  test.each([
    [
      "rome",
      "morning",
      "Colosseum",
      "we have tickets for it on thursday at 3pm, move it there, and add a wakeboarding thing",
      'Still open: "add a wakeboarding thing". Ask for it on its own.',
    ],
    [
      "florence",
      "morning",
      "Galleria dell'Accademia",
      "drop the accademia, bring in the duomo museum, and the zoo please",
      'Still open: "the zoo please".',
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, said) => {
    const reply = await answered(wishing(city, part, now, wish));
    expect(reply.note).toContain(said);
  });

  test.each([
    ["rome", "morning", "Colosseum", "move the colosseum to the afternoon, my mum cannot bear the queue"],
    ["rome", "morning", "Colosseum", "put the trevi fountain here, but not the spanish steps again"],
    ["rome", "morning", "Colosseum", "keep the colosseum, and add a gelato after it"],
    ["rome", "morning", "Colosseum", "zum Trevi-Brunnen um 8, und das Kolosseum danach"],
    ["rome", "morning", "Colosseum", "start at 11, nobody is up before 10"],
    ["rome", "morning", "Colosseum", "something quieter"],
  ] as const)("but not why, what is served, or what is not wanted: %s, %s, %s: %s", async (city, part, now, wish) => {
    const reply = await answered(wishing(city, part, now, wish));
    expect(reply.note).not.toMatch(OPEN);
  });
});

describe("what has an hour on another day moves to that hour", () => {
  test.each([
    ["tickets for the colosseum are thursday at 5pm, move it there", { day: 4, part: "evening" }, "17:00"],
    [
      "tenemos entradas para el coliseo el jueves a las 17:00 no por la mañana, muévelo",
      { day: 4, part: "evening" },
      "17:00",
    ],
    ["das Kolosseum bitte auf Donnerstag um 15 Uhr", { day: 4, part: "afternoon" }, "15:00"],
    ["sposta il colosseo a giovedì alle 11", { day: 4, part: "morning" }, "11:00"],
    ["we have tickets for it on day 3 at 5pm, move it there", { day: 3, part: "evening" }, "17:00"],
    ["haben karten für donnerstag 17 uhr, bitte verschieben", { day: 4, part: "evening" }, "17:00"],
    ["nos billets sont pour jeudi 15h, déplacez", { day: 4, part: "afternoon" }, "15:00"],
    ["got tix for thursday 10am now not today, something else here?", { day: 4, part: "morning" }, "10:00"],
    ["move the colosseum to thursday", { day: 4, part: "morning" }, undefined],
    ["2 pm at the colosseum in this heat?? move it to the morning of day 3", { day: 3, part: "morning" }, undefined],
    ["move the colosseum to thursday. dinner is booked for 20:00", { day: 4, part: "morning" }, undefined],
  ] as const)("%s", async (wish, to, start) => {
    const { proposals } = await answered(
      wishing("rome", wish.includes("heat") ? "afternoon" : "morning", "Colosseum", wish),
    );
    expect(proposals.find(({ kind }) => kind === "move")).toMatchObject({ to, ...(start && { start }) });
  });
});

describe("where the stop goes to the hour of its tickets, what is wished for here comes", () => {
  const cardsOf = async (...[city, part, now, wish]: [string, "morning" | "evening", string, string]) => {
    const { proposals } = await answered(wishing(city, part, now, wish));
    return proposals.map((proposal) => {
      const name = "place" in proposal ? proposal.place.name : "stop" in proposal ? proposal.stop.title : "";
      const to = proposal.kind === "move" || proposal.kind === "add" ? proposal.to : null;
      const hour = proposal.kind === "move" && proposal.start ? ` ${proposal.start}` : "";
      return `${name}: day ${to?.day} ${to?.part}${hour}`;
    });
  };

  test.each([
    [
      "florence",
      "morning",
      "Galleria degli Uffizi",
      "uffizi is closed lol. put it on wednesday 8:30 and give us the bargello or whatever is actually open",
      ["Museo Nazionale del Bargello: day 2 morning", "Galleria degli Uffizi: day 3 morning 08:30"],
    ],
    [
      "berlin",
      "morning",
      "Reichstag dome",
      "Reichstag hat erst Mittwoch 18:45 was frei. dann halt mittwoch, und heute früh was mit DDR geschichte",
      ["Stasimuseum: day 2 morning", "Reichstag dome: day 3 evening 18:45"],
    ],
    [
      "mexico-city",
      "morning",
      "Museo Frida Kahlo",
      "no hay boletos pa la casa azul hoy, solo el jueves a las 11:30. cámbialo a ese día y hoy quedémonos en coyoacán",
      ["Museo Frida Kahlo (Casa Azul): day 4 morning 11:30"],
    ],
    [
      "amsterdam",
      "morning",
      "Rijksmuseum",
      "Rijksmuseum lieber am Mittwoch um 9, und statt dessen heute ne Grachtenfahrt, die Kinder nerven schon seit gestern damit",
      ["Canal cruise from Centraal Station: day 2 morning", "Rijksmuseum: day 3 morning 09:00"],
    ],
    [
      "rome",
      "morning",
      "Colosseum",
      "ho preso i biglietti del colosseo per giovedì alle 15, quindi spostalo lì e metti la fontana di trevi",
      ["Trevi Fountain: day 2 morning", "Colosseum: day 4 afternoon 15:00"],
    ],
    [
      "rome",
      "morning",
      "Colosseum",
      "we have tickets for the colosseum at 3pm. put the trevi fountain here",
      ["Trevi Fountain: day 2 morning", "Colosseum: day 2 afternoon 15:00"],
    ],
    [
      "rome",
      "morning",
      "Colosseum",
      "já temos bilhete pro coliseu às 15h, dá pra passar pra tarde? e de manhã põe a fontana di trevi",
      ["Trevi Fountain: day 2 morning", "Colosseum: day 2 afternoon 15:00"],
    ],
    [
      "paris",
      "morning",
      "Louvre Museum",
      "on a des billets pour le louvre jeudi à 14h, mettez autre chose ici, le musée rodin par exemple",
      ["Musée Rodin: day 2 morning", "Louvre Museum: day 4 afternoon 14:00"],
    ],
  ] as const)("%s, %s, %s: %s", async (city, part, now, wish, expected) => {
    expect(await cardsOf(city, part, now, wish)).toEqual(expect.arrayContaining([...expected]));
  });

  test("whatever could stand there, where anything will do", async () => {
    const wish = "Sagrada tickets haben wir für do 16 uhr!! also bitte dahin und hier was anderes rein";
    const cards = await cardsOf("barcelona", "morning", "Sagrada Família", wish);
    expect(cards).toContain("Sagrada Família: day 4 afternoon 16:00");
    expect(cards.filter((card) => card.endsWith("day 2 morning"))).toHaveLength(2);
  });

  test("and nothing comes where the part of the day is to be free", async () => {
    const wish = "we have tickets for it on thursday at 3pm, move it there, and leave this morning free";
    expect(await cardsOf("rome", "morning", "Colosseum", wish)).toEqual(["Colosseum: day 4 afternoon 15:00"]);
    expect((await answered(wishing("rome", "morning", "Colosseum", wish))).note).not.toMatch(OPEN);
  });

  test("what is booked on another day and is another thing moves nothing", async () => {
    const wish = "dinner is booked for thursday at 8pm, something quieter here";
    expect((await cardsOf("rome", "morning", "Colosseum", wish)).join()).not.toMatch(/Colosseum/);
  });

  test("what was done on another day moves nothing", async () => {
    const wish = "we were at the vatican on monday, it was great. something green now";
    expect((await cardsOf("rome", "morning", "Colosseum", wish)).join()).not.toMatch(/Colosseum/);
  });
});

test("German “hier” is no yesterday", async () => {
  const { proposals } = await answered(
    wishing("rome", "morning", "Colosseum", "das Kolosseum hier bitte auf Donnerstag um 15 Uhr"),
  );
  expect(proposals[0]).toMatchObject({ kind: "move", to: { day: 4, part: "afternoon" }, start: "15:00" });
});

describe("of what is planned elsewhere and is on a card it is only said where it stands", () => {
  test.each([
    [
      "the trevi fountain here please",
      "Trevi Fountain is planned for the evening of day 1. Nothing changes until you accept it.",
    ],
    [
      "lieber den Trevi-Brunnen",
      "Trevi Fountain steht an Tag 1 abends im Plan. Es ändert sich nichts, bis ihr es annehmt.",
    ],
  ])("%s", async (wish, said) => {
    const { note, proposals } = await answered(wishing("rome", "morning", "Piazza Navona", wish));
    expect(proposals.length).toBeGreaterThan(0);
    expect(note).toBe(said);
  });
});
