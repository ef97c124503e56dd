import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("what is usual day by day is answered for the country, in the language typed", () => {
  test.each<[city: string, asked: string, says: RegExp]>([
    ["tokyo", "my bf has a full sleeve tattoo, will they kick him out of the onsen?", /tattoo friendly/],
    ["lisbon", "darf ich mit Tattoo in die Therme?", /^Gegen Tattoos kenne ich keine Regel/],
    ["istanbul", "do i need to cover my hair in the mosques", /^In mosques: shoulders, arms and knees/],
    ["barcelona", "cierran las tiendas los domingos?", /^Los domingos, en parte/],
    ["berlin", "sind am Sonntag die Supermärkte offen?", /^Sonntags sind fast alle Läden/],
    ["marrakesh", "tout est fermé le vendredi ?", /^Le vendredi matin est calme/],
    ["rome", "where can i leave my suitcase after checkout until my evening train", /^Your hotel keeps bags/],
    ["new-york-city", "el metro funciona toda la noche?", /^Toda la noche/],
    ["tokyo", "when does the last train run", /until about 0:00/],
    ["tokyo", "is the jr pass worth it for us", /^For a stay in Tokyo no/],
    ["venice", "do we have to pay to enter the city", /Contributo di Accesso/],
    ["istanbul", "wie sagt man danke auf türkisch?", /teşekkür ederim/],
    ["seoul", "what food is the city famous for", /bibimbap/],
    ["seoul", "why wont google maps give me walking directions here", /Naver Map or KakaoMap/],
    ["lisbon", "é verdade que o couvert é opcional?", /^O pão, as azeitonas e o queijo/],
    ["singapore", "on risque quoi si on fume un joint ?", /^Non, pas une miette/],
    ["prague", "e i bancomat gialli e blu vanno bene?", /^Preleva allo sportello di una banca/],
    [
      "rome",
      "is everything shut on ferragosto",
      /^Ferragosto falls on Sunday, August 15\. That is outside your days\./,
    ],
    ["istanbul", "is it ramadan when we go", /^No, your days are not in Ramadan.*February 8/],
    ["new-york-city", "do you need to be 21 to get in bars", /^Alcohol is sold from the age of 21/],
  ])("%s: %s", async (city, asked, says) => expect(await ask(city, asked)).toMatch(says));

  test("a custom of the turn before holds for others too", async () =>
    expect(await ask("lisbon", "and the driver?", "do we need to tip the tour guide?", "Round up.")).toMatch(
      /^In Portugal: .*5–10%/,
    ));
});

describe("what the plan holds is counted", () => {
  test.each<[asked: string, says: RegExp]>([
    ["which of our days is the busiest?", /^The fullest is .*: \d+ stops, \d\d:\d\d–\d\d:\d\d/],
    ["an welchem Tag laufen wir am meisten?", /^Am meisten am .* Minuten \([\d,]+ km\) zu Fuß/],
    ["cuánto caminamos el martes?", /^El martes, 4 de mayo, unos \d+ minutos/],
    ["quanti km facciamo a piedi in totale?", /^In tutto circa [\d,]+ km/],
    ["which day do we walk the least", /^Least on /],
    ["temos alguma noite livre?", /^(Nada está previsto|Não há folga)/],
  ])("%s", async (asked, says) => expect(await ask("lisbon", asked)).toMatch(says));
});

describe("a common word is no name, and a word of one language none of another", () => {
  test("children are no market that is called after them", async () =>
    expect(await ask("paris", "et pour les enfants c'est gratuit ?", "il faut réserver le Louvre ?")).not.toMatch(
      /Enfants Rouges/,
    ));
  test("a tour is no tower", async () =>
    expect(await ask("lisbon", "do we need to tip the tour guide?")).toMatch(/^In Portugal/));
  test("the city in another language is no slip of a danger", async () =>
    expect(await ask("athens", "gibt es Siesta in Athen?")).toMatch(/^Nicht alles: Kleine Läden/));
  test("a German past tense is no war", async () =>
    expect(await ask("lisbon", "was war nochmal heute abend geplant")).toMatch(/^Tag \d, /));
  test("who fears thieves is not robbed yet", async () =>
    expect(await ask("barcelona", "is la rambla safe at night or will we get pickpocketed")).not.toMatch(
      /^Call the police/,
    ));
  test("what is no matter of the trip is said to be none", async () =>
    expect(await ask("lisbon", "ma la juve ieri sera ha vinto?")).toMatch(/^Questo esula/));
});

describe("of a place", () => {
  test("when it is emptiest", async () =>
    expect(await ask("athens", "meglio l'Acropoli di mattina o di sera?")).toMatch(/appena apre/));
  test("whether one can visit it on a day is when it is open then", async () =>
    expect(await ask("rome", "si può visitare il Vaticano di domenica?")).toMatch(/domenica/));
  test("a follow-up with a matter of its own is not the question before", async () =>
    expect(
      await ask("barcelona", "y por la noche está iluminada?", "a qué hora cierra la Sagrada Familia?", "A las 20:00."),
    ).toMatch(/«iluminada»/));
});

test.each<[asked: string, says: RegExp]>([
  ["piove tanto a luglio?", /^A luglio a Lisbon/],
  ["necesitamos mucha crema solar?", /^(Fuerte: en mayo|En mayo) el sol/],
  ["scrivimi una poesia d'amore", /^Questo esula/],
])("words that no list has tell the language by their sound: %s", async (asked, says) =>
  expect(await ask("lisbon", asked)).toMatch(says),
);
