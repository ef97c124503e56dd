import { describe, expect, test } from "vitest";
import { ask, askWithNotes } from "./asking-on-a-trip";

describe("who wants an earlier plan back is told what can be undone, and what not", () => {
  test.each([
    ["copenhagen", "how do i get the old day 4 back i messed it up"],
    ["prague", "hab tag 2 verhunzt, wie krieg ich den alten plan wieder"],
    ["madrid", "la he liado con el dia 2, como vuelvo al plan anterior"],
    ["paris", "ho combinato un casino, si puo tornare al piano di prima?"],
    ["tokyo", "my husband deleted our dinner on thursday, how do we get it back"],
  ])("%s: %s", async (city, message) => {
    const reply = await ask(city, message);
    expect(reply).toContain("Undo my last change of the plan");
    expect(reply).not.toMatch(/\d\d:\d\d/);
  });
});

describe("what only the airline, a seller or they themselves can do is said to be theirs", () => {
  test.each([
    ["kyoto", "me ajuda a fazer o check in do voo da latam", /companhia aérea/],
    ["barcelona", "kannst du für uns bei lufthansa einchecken", /Fluggesellschaft/],
    ["lima", "me puedes cambiar el vuelo de regreso para el domingo?", /quien lo vendió/],
    ["berlin", "mi prenoti un tavolo per 4 domani sera alle 20?", /non posso prenotare/],
    ["athens", "appelle-nous un taxi pour 7h demain stp", /peux pas appeler ni commander de taxi/],
  ])("%s: %s", async (city, message, said) => {
    expect(await ask(city, message)).toMatch(said);
  });

  test("when to be there to check in is a question of its own", async () => {
    expect(await ask("rome", "what time do we have to check in for our flight")).not.toContain(
      "I cannot do a check-in",
    );
  });
});

describe("a day is summed up in a line, to be copied", () => {
  test.each([
    ["seville", "mi riassumi il giorno 3 in due righe cosi lo mando a mia sorella", /^Giorno 3/],
    ["rome", "sum up day 2 in two lines so i can text it to my mum", /^Day 2/],
    ["lisbon", "kannst du tag 3 kurz zusammenfassen? will ich in die gruppe schicken", /^Tag 3/],
    ["tokyo", "un petit résumé de demain à envoyer aux autres", /^Jour 2/],
  ])("%s: %s", async (city, message, begins) => {
    const reply = await ask(city, message);
    expect(reply).toMatch(begins);
    expect(reply.split("\n")).toHaveLength(1);
    expect(reply.match(/\d\d:\d\d/g) ?? []).toHaveLength(1);
  });

  test("of a place there is nothing to sum up in the plan", async () => {
    expect(await ask("paris", "give me a short summary of the louvre")).not.toMatch(/^Day \d/);
  });
});

describe("whether something is planned is answered with yes or no first", () => {
  test.each([
    ["venice", "San giorgio on y va déjà jeudi non?", /^(?:Oui|Non)\b.*San Giorgio/],
    ["madrid", "al prado ya vamos el martes no?", /^(?:Sí|No)\b.*Prado/],
    ["london", "is the british museum already in our plan?", /^(?:Yes|No)\b.*British Museum/],
    ["vienna", "ins belvedere gehen wir doch eh am donnerstag, oder?", /^(?:Ja|Nein)\b.*Belvedere/],
  ])("%s: %s", async (city, message, said) => {
    expect(await ask(city, message)).toMatch(said);
  });

  test("who also asks when it opens is told that", async () => {
    expect(await ask("madrid", "el prado abre ya el martes, no?")).not.toMatch(/^(?:Sí|No, no)/);
  });
});

describe("what entrance fees come to: which stops take a ticket, and no invented sum", () => {
  test.each([
    ["singapore", "whats it costing us so far, entrance fees only, 2 adults", /no sum/],
    ["rome", "was kosten uns die eintritte insgesamt", /keine Summe/],
    ["vienna", "quanto spendiamo di ingressi in totale?", /non do un totale/],
  ])("%s: %s", async (city, message, said) => {
    const reply = await ask(city, message);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/\d+ ?(?:€|\$|euro)/i);
  });
});

describe("who lands late reads of the night first, and never when to leave for the airport", () => {
  test.each([
    ["krakow", "Wie kommen wir vom Flughafen ins Zentrum, landen erst 23:40", /^So spät kann der letzte Zug.*Bolt/],
    ["rome", "on atterrit à 23h50, comment rejoindre le centre depuis l'aéroport ?", /^Si tard.*Taxis/],
    ["lisbon", "aterrizamos a la 1 de la madrugada, como vamos del aeropuerto al centro", /^A esa hora.*Taxi/],
  ])("%s: %s", async (city, message, said) => {
    const reply = await askWithNotes(city, message);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/vorher|heures avant|horas y media|horas antes/);
  });

  test("by day the ways into town are told, without the way back", async () => {
    const reply = await askWithNotes("tokyo", "how to get from the airport to the city, we land at 2pm");
    expect(reply).toContain("Keikyu");
    expect(reply).not.toMatch(/Leave three|last train/);
  });
});

describe("near a hotel that nobody noted it is asked which it is, and what suits in the city is named", () => {
  test.each([
    ["rome", "oq tem pra fazer com chuva perto do hotel? com criança", /^Qual é o teu hotel/],
    ["lisbon", "was gibts in hotelnähe bei regen mit kindern", /^Welches ist euer Hotel/],
    ["london", "que faire près de l'hôtel s'il pleut avec les enfants ?", /^Quel est votre hôtel/],
  ])("%s: %s", async (city, message, asks) => {
    const reply = await askWithNotes(city, message);
    expect(reply).toMatch(asks);
    expect(reply).not.toMatch(/julho|Juli\b|juillet/);
  });
});

test("a note on rain leaves out the heat of another month", async () => {
  expect(await askWithNotes("rome", "what to do in rome when it rains?")).not.toContain("July");
});
