import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("a follow-up is read with the turn before it", () => {
  test.each([
    [
      "do we need to book?",
      "Where do we have dinner on friday?",
      "Friday: dinner at Ponto Final.",
      /booking.*Ponto Final/,
    ],
    ["how often?", "How do we get to Belém?", "By tram 15E.", /do not know the timetable/],
    ["e per i professionisti?", "Possiamo fare surf a Cascais?", "Sì.", /Non conosco il livello richiesto \(Cascais\)/],
    [
      "which is cheaper?",
      "Where is fado?",
      "Clube de Fado and Tasca do Chico.",
      /Clube de Fado .*dear.*Tasca do Chico .*cheap/,
    ],
    ["¿y qué hay cerca para comer?", "¿Y el jueves?", "Castelo de São Jorge.", /^Cerca de Castelo de São Jorge/],
    ["et avec une poussette ?", "Quand visite-t-on le Castelo de São Jorge ?", "Jeudi.", /São Jorge a des marches/],
    ["anche domani?", "Il Oceanário è aperto?", "Sì.", /Oceanário de Lisboa/],
  ])("%s", async (message, question, reply, expected) => {
    expect(await ask("lisbon", message, question, reply)).toMatch(expected);
  });
});

describe("places are listed only where places are asked for", () => {
  test.each([
    ["lisbon", "who is the president of france", /outside what I do/],
    ["lisbon", "schreib mir ein gedicht über lissabon", /^Das liegt außerhalb/],
    ["lisbon", "conta-me uma piada", /piadas de viagem/],
    ["lisbon", "perfecto, gracias", /^De nada/],
    ["lisbon", "wo kriege ich gras", /^Dabei helfe ich nicht/],
    ["london", "is the Whispering Onion Museum open on monday", /^I know no “Whispering Onion Museum” in London/],
    ["kyoto", "où est le Sanctuaire du Homard Doré", /^Je ne connais pas de « Sanctuaire du Homard Doré »/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("the plan is read out only where it is asked for", () => {
  test.each([
    ["new-york-city", "can i drink a beer in central park", /forbidden.*21/],
    ["lisbon", "wo können wir mit kindern frühstücken", /^In und um Lisbon/],
    ["lisbon", "any good seafood near Belém?", /Cervejaria|Belém/],
    ["lisbon", "is friday a bank holiday?", /^No: I know of no public holiday in Portugal on Friday, May 7/],
  ])("%s: %s", async (city, message, expected) => {
    const reply = await ask(city, message);
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(/\d\d:\d\d (lunch|dinner|Mittagessen)/);
  });
});

describe("what is asked of a place comes first", () => {
  test.each([
    ["istanbul", "kann ich in kurzen Hosen in die Blaue Moschee?", /^At Blue Mosque|^Bei Blue Mosque/],
    ["vienna", "was zieht man in die Staatsoper an", /Wiener Staatsoper/],
    ["lisbon", "is there a minimum age at the Oceanário", /^I do not know the age limits of Oceanário/],
    ["lisbon", "wie teuer ist das Kloster Jerónimos", /^Genaue Preise kenne ich nicht; Mosteiro dos Jerónimos/],
    ["rome", "are the vatican museums closed on sunday", /Vatican Museums.*Sunday/],
    ["paris", "ist der Louvre am Dienstag offen", /Louvre.*Dienstag, 4\. Mai.*geschlossen/],
    ["cape-town", "is it safe at the waterfront after dark", /^With care.*10111/],
    ["marrakesh", "è sicuro di notte?", /polizia è il 19|polizia 19/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("one stray word does not win over what is asked", () => {
  test.each([
    ["edinburgh", "regnet es im Oktober viel?", /^Im Oktober ist es in Edinburgh meist kühl/],
    ["tokyo", "does it snow in february", /^Snow is rare then/],
    ["tokyo", "can i bring my adderall", /^No: amphetamine medicines.*banned in Japan/],
    ["delhi", "can i fly my drone at the Taj", /^Leave it at home/],
    ["lisbon", "quanto devemos gastar em comida por dia", /25–45 €/],
    ["berlin", "wie viel trinkgeld gibt man", /^In Deutschland: aufrunden ist üblich; etwa 5–10 %/],
    ["paris", "la grève du métro continue ?", /^Je ne sais rien du jour/],
    ["london", "is the tube ok with a pram", /Buses/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("an emergency gets its own advice, and what is none gets no ambulance", () => {
  test.each([
    ["lisbon", "mein vater hat starke brustschmerzen", /^Ruft jetzt die 112 für einen Krankenwagen\. Hinsetzen/],
    ["lisbon", "il a une crise d'épilepsie", /^Appelez tout de suite le 112 pour une ambulance\. Écartez/],
    ["rome", "finde meinen Sohn nicht, er ist 6", /^Sagt sofort dem nächsten Personal.*112/],
    ["paris", "j'ai perdu mon passeport", /^Déclarez-le à la police.*ambassade/],
    ["bangkok", "a monkey bit me", /^Wash the bite.*rabies.*1669/],
    ["rio-de-janeiro", "mio marito si è scottato molto al sole", /^Via dal sole.*192/],
    ["lisbon", "my daughter is allergic to nuts, what should i watch out for", /promise nothing/],
    ["marrakesh", "brauchen wir eine reiseversicherung?", /^Ja, ich würde eine Reiseversicherung/],
    ["bangkok", "emergency number?", /^Numbers in Thailand: Police 191/],
  ])("%s: %s", async (city, message, expected) => {
    const reply = await ask(city, message);
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(/if it is serious|wenn es ernst ist|si c'est grave/);
  });

  test("and an answer that knows nothing names no number to call", async () => {
    expect(await ask("lisbon", "how many people live in lisbon")).not.toMatch(/112|danger/);
  });
});

describe("help about the app is help with the task that is meant, in the language typed", () => {
  test.each([
    ["wie lade ich meine Frau ein", /Beitrittscode/],
    ["come esco dal viaggio", /Leave the Trip/],
    ["¿puedes reservar mesa por mí?", /^No, no puedo reservar/],
    ["comment mettre l'app en français", /^Ce réglage n'existe pas/],
    ["how do i put the trip in google calendar", /Add to calendar/],
    ["posso usar sem internet?", /fica neste aparelho/],
    ["kann ich dir meine Buchung irgendwo eintragen", /Booked/],
    ["i deleted a stop by mistake", /Undo/],
  ])("%s", async (message, expected) => {
    expect(await ask("prague", message)).toMatch(expected);
  });
});
