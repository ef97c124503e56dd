import { describe, expect, test } from "vitest";
import { ask, askWithNotes } from "./asking-on-a-trip";

describe("when it gets dark is reckoned for the month or day that is named", () => {
  test.each([
    ["berlin", "when does it get dark in january", /^In January the sun sets over Berlin at about 16:05 .* 16:50/],
    ["berlin", "¿a qué hora anochece en enero?", /^En enero el sol se pone en Berlin hacia las 16:05/],
    [
      "stockholm",
      "wann wird es im Juni dunkel?",
      /^Im Juni geht die Sonne in Stockholm am Ersten gegen 21:50 Uhr unter/,
    ],
    ["lisbon", "a che ora fa buio ad agosto?", /^A agosto il sole tramonta a Lisbon/],
    ["tokyo", "what time is sunset on friday", /^On Friday, May 7 the sun sets over Tokyo/],
  ])("%s: %s", async (city, message, said) => expect(await askWithNotes(city, message)).toMatch(said));

  test.each([
    ["madrid", "¿a qué hora cierra el metro por la noche?"],
    ["madrid", "¿es seguro Lavapiés cuando oscurece?"],
    ["paris", "best place for sunset?"],
  ])("but not where something else is asked: %s: %s", async (city, message) =>
    expect(await askWithNotes(city, message)).not.toMatch(/^On .* the sun sets|el sol se pone/),
  );
});

describe("what goes on about the place before is asked of it", () => {
  test.each([
    [
      "san-francisco",
      "¿hace falta reservar?",
      "¿Está abierto Alcatraz el lunes?",
      /^Alcatraz Island conviene reservarlo/,
    ],
    [
      "barcelona",
      "muss man reservieren?",
      "Wie lange braucht man in der Sagrada Família?",
      /^Sagrada Família bucht man/,
    ],
    ["paris", "and on sunday?", "when does the Louvre open?", /Louvre Museum is usually open 09:00–18:00 on Sunday/],
    ["san-francisco", "et à Napa le même jour ?", "Est-ce qu'il fait chaud en juillet ?", /^Pour Napa Valley, à 81 km/],
    ["rome", "is it far from there?", "is the Pantheon free?", /^Pantheon is in Pigna; .* km/],
  ])("%s: %s after %s", async (city, message, before, said) =>
    expect(await askWithNotes(city, message, before, "Yes.")).toMatch(said),
  );

  test("and no ticket is ruled out where a note says that one is needed", async () => {
    const answer = await askWithNotes("lisbon", "é preciso reservar?", "A Torre de Belém vale a pena?", "Sim.");
    expect(answer).toMatch(/a Torre de Belém pedem bilhete/);
    expect(answer).not.toMatch(/não precisa de bilhete/);
  });

  test("but what to book is a matter of the plan where nothing was spoken of", async () =>
    expect(await ask("san-francisco", "¿qué hay que reservar?")).toMatch(/^Esto necesita entrada/));

  test("of the cafés of a quarter none is called early that opens at noon", async () => {
    const answer = await ask("san-francisco", "algum que abre cedo?", "Tem algum lugar bom pra café em North Beach?");
    expect(answer).toMatch(/^Não conheço nenhum em North Beach que abra antes das 9:00/);
    expect(answer).not.toMatch(/Tadich Grill|Golden Boy/);
    expect(await ask("vienna", "eins, das früh aufmacht?", "Gibt es gute Cafés in Neubau?")).toMatch(/^Ulrich ist/);
  });
});

describe("whether a place is worth it", () => {
  test("is told of the place, and not of the quarter where they are anyway", async () => {
    const answer = await ask("lisbon", "is Livraria Bertrand worth it if were in Chiado anyway");
    expect(answer).toMatch(/^Yes, if you are there anyway: Livraria Bertrand is free .* 30 minutes\..*since 1732/);
    expect(await ask("london", "¿vale la pena Leadenhall Market si ya estamos en la City?")).toMatch(
      /^Sí, si ya estáis/,
    );
  });

  test("and of two between which somebody chooses what is known of each", async () =>
    expect(await ask("london", "is the London Eye or the Shard worth it?")).toMatch(/London Eye .*; The View from/));
});

describe("whether all of the plan is open", () => {
  test.each([
    ["is everything on my plan actually open on sunday", /no such day.* On Sunday, May 9 .*Naschmarkt/],
    ["hat sonntags eigentlich alles auf, was wir vorhaben?", /^So einen Tag hat eure Reise nicht.*Naschmarkt/],
  ])("is checked on a weekday that the trip does not have: %s", async (message, said) =>
    expect(await askWithNotes("vienna", message)).toMatch(said),
  );

  test("but when shops are open is no matter of the plan", async () =>
    expect(await askWithNotes("vienna", "are the shops open on sunday?")).toMatch(/^Shops open/));
});

describe("ways and fares are told with how far it is and what rides cost", () => {
  test.each([
    [
      "lisbon",
      "taxi price from Belém Tower to Castelo de São Jorge",
      /^From Torre de Belém to Castelo.* km.*5–10 euros/,
    ],
    ["rome", "quanto costa il taxi dal Colosseo al Vaticano?", /^Da Colosseum a Vatican Museums.* km.*10–18 €/],
    ["marrakesh", "how much should a taxi from the airport be", /^Official taxi to the medina is about 100/],
    [
      "kyoto",
      "bus or train to kinkakuji, buses look rammed",
      /^To Kinkaku-ji: City bus 205.*Getting about here: .*subway/,
    ],
    ["paris", "metro o taxi per la tour eiffel?", /^Per Eiffel Tower .*Metro 6 to Bir-Hakeim/],
    ["tokyo", "cheapest way from Asakusa to Shibuya?", /^Cheapest is public transport: .*Suica/],
    ["london", "¿cómo vamos de la Torre de Londres a Covent Garden?", /^De Tower of London a Covent Garden.* km/],
  ])("%s: %s", async (city, message, said) => expect(await askWithNotes(city, message)).toMatch(said));

  test("who wants to the airport reads of its trains", async () =>
    expect(await askWithNotes("rome", "cheapest way to the airport")).toMatch(/^From Fiumicino/));
});

describe("times of shows", () => {
  test.each([
    ["paris", "à quelle heure la tour Eiffel scintille ?", /^L'heure n'est pas dans mes notes sur Eiffel Tower/],
    ["london", "what time is the changing of the guard?", /^The guard changes at about eleven .* check its own site/],
  ])("are told where they are noted, else who knows them: %s: %s", async (city, message, said) =>
    expect(await ask(city, message)).toMatch(said),
  );

  test("but when they see it themselves is a matter of the plan", async () =>
    expect(await ask("paris", "when do we see the Eiffel Tower?")).toMatch(/^Eiffel Tower is planned/));
});

describe("what takes the plan and the hours together", () => {
  test.each([
    [
      "paris",
      "is the Louvre open on tuesday, and if not what else is near?",
      /closed on Tuesday.*open that day: .* km/,
    ],
    [
      "lisbon",
      "o Museu do Azulejo está aberto na segunda? se não, o que há perto?",
      /costuma fechar.*aberto nesse dia: /,
    ],
    ["rome", "can we do the Colosseum and the Vatican in one day", /^Yes, both fit in one day: about 5.5 hours/],
    ["paris", "schaffen wir Louvre und Versailles an einem Tag?", /^Das würde ich nicht: .* 13 Stunden/],
    [
      "lisbon",
      "quel jour pour la Feira da Ladra ?",
      /^De vos jours, Feira da Ladra est d'habitude ouvert : mardi 4 mai/,
    ],
    ["rome", "what time should we leave the hotel", /^At about \d\d:\d\d on day 1/],
    ["rome", "et s'il pleut vendredi ?", /^S'il pleut le jour 5, .*en plein air.*à l'abri/],
    ["rome", "quanto tempo serve per i Musei Vaticani?", /^Per Vatican Museums .* 3,5 ore/],
    ["berlin", "la plage de Wannsee c'est bien avec un bébé ?", /^Si l'eau est peu profonde à Wannsee/],
  ])("%s: %s", async (city, message, said) => expect(await askWithNotes(city, message)).toMatch(said));

  test.each([
    ["rome", "what time do we have to leave the hotel for the airport?", /^From Fiumicino/],
    ["paris", "an welchem Tag sind wir im Louvre?", /^Louvre Museum steht an Tag \d/],
    ["vienna", "regnet es am Mittwoch?", /^Im Mai ist es in Vienna/],
    ["rome", "good restaurants with a toddler near the Pantheon?", /^Near Pantheon: /],
  ])("and not where it is another matter: %s: %s", async (city, message, said) =>
    expect(await askWithNotes(city, message)).toMatch(said),
  );
});

test.each([
  ["paris", "where is the nearest pharmacy", /flashing green cross/],
  ["rome", "wo ist die nächste Apotheke?", /grüne Kreuz/],
])("who needs a pharmacy reads of pharmacies: %s: %s", async (city, message, said) =>
  expect(await askWithNotes(city, message)).toMatch(said),
);

describe("what comes first and when to set out is one question", () => {
  test.each([
    ["toronto", "whats first tmrw and what time do we need to get going", /^At about .* the first stop is/],
    ["rome", "was ist morgen als erstes und wann müssen wir los", /^Gegen .* Der erste Halt ist/],
    ["paris", "on commence par quoi demain et on part à quelle heure", /^Vers .* la première étape est/],
  ])("%s: %s", async (city, message, said) => expect(await askWithNotes(city, message)).toMatch(said));

  test("but not when a tip is left", async () =>
    expect(await askWithNotes("rome", "what time should we leave a tip")).not.toMatch(/the first stop is/));
});

describe("how long before the train one is there depends on what is checked", () => {
  test.each([
    ["brussels", "venerdì abbiamo l'eurostar per londra alle 18, quando dobbiamo essere a midi?", /60-90 minuti prima/],
    ["rome", "unser zug geht um 9, wann sollten wir am bahnhof sein", /^Vor einem Fernzug reichen meist 15 bis 30/],
    ["paris", "our eurostar is at 6pm, how early should we be there", /^For a Eurostar to or from London/],
  ])("%s: %s", async (city, message, said) => expect(await askWithNotes(city, message)).toMatch(said));

  test("but not where tickets are asked for", async () =>
    expect(await askWithNotes("rome", "where do we buy train tickets to florence")).not.toMatch(/15 to 30 minutes/));
});

test("the easiest way back to the airport is a matter of the way, and not of the flight that was noted", async () => {
  const easiest = "whats the easiest way back to the airport friday, flight is 11am";
  expect(await askWithNotes("istanbul", easiest)).toMatch(/^Metro M11.*Leave four hours before/);
  expect(await askWithNotes("istanbul", "what time do we fly home")).toMatch(
    /^The plan does not say how you come and go/,
  );
});
