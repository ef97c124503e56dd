import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { ask } from "./asking-on-a-trip";

const places = loadCities().find(({ id }) => id === "lisbon")?.places ?? [];

const UNRELATED = [
  ["Is Ueno Zoo open on Monday?", "Ueno Zoo is usually closed on Monday, May 3; check before you go."],
  [
    "How much is the entrance to Tokyo Skytree?",
    "I do not know exact prices. Tokyo Skytree is mid-range, with a ticket.",
  ],
  ["Do I need cash?", "Shops, museums and most restaurants take cards; markets, stalls and some taxis want cash."],
] as const;

describe("a question that says what it is about is answered as if it were the first", () => {
  test.each([
    "Which places take a ticket?",
    "Is there a playground near Ueno?",
    "Where can my toddler nap?",
    "What should we book now?",
    "What about dinner on day 2?",
    "What is planned for tomorrow?",
    "Where do we eat tonight?",
    "What should I wear?",
    "Will it rain?",
    "Is there a pharmacy near Asakusa?",
    "Any good vegetarian restaurants?",
    "What's for lunch on day 3?",
    "How many days do we have?",
    "What can we do when it rains?",
    "Best coffee around Asakusa?",
    "Where can we watch the sunset?",
    "Is tap water safe to drink?",
    "Should we tip here?",
    "Good places for kids?",
    "What's free to visit?",
    "Where should we stay?",
    "Any markets on Sunday?",
    "When does the sun set?",
    "What time do shops close?",
    "Which museums are closed on Monday?",
    "Tell me about Shibuya Crossing",
    "How far is Tokyo Tower from Ueno?",
    "Where can I get ramen?",
    "What is the local currency?",
    "Can we walk everywhere?",
    "Which bars are good?",
    "Was machen wir am Mittwoch?",
    "Wo gibt es gute Nudelsuppe?",
    "Wie viel kostet ein Taxi?",
    "Wo essen wir heute Abend?",
    "Qu'est-ce qu'on fait demain ?",
    "Où manger ce soir ?",
    "¿Dónde cenamos el jueves?",
    "¿Hay farmacias cerca?",
    "Cosa facciamo domani?",
    "Dove mangiamo stasera?",
    "Onde comemos hoje à noite?",
    "O que fazemos na quarta?",
  ])("%s", async (question) => {
    const alone = await ask("tokyo", question);
    for (const [before, reply] of UNRELATED) expect(await ask("tokyo", question, before, reply)).toBe(alone);
  });
});

describe("what points back, is a fragment, or can only be asked of one thing goes on about the thing before", () => {
  test.each([
    "how long?",
    "is it far?",
    "and on Tuesday?",
    "what about Tuesday?",
    "do kids pay?",
    "how much is the entrance?",
    "do we need to book?",
    "what are the opening hours?",
    "is it good with children?",
    "tickets?",
    "can we eat there?",
    "wie lange dauert das?",
    "und am Dienstag?",
    "kann man dort essen?",
    "was kostet der Eintritt?",
    "c'est loin ?",
    "et mardi ?",
    "faut-il réserver ?",
    "¿está lejos?",
    "¿y el martes?",
    "¿hay que reservar?",
    "quanto costa?",
    "e martedì?",
    "quanto custa?",
    "e na terça?",
    "é preciso reservar?",
  ])("%s", async (question) => {
    const [before, reply] = ["Is Tokyo Skytree open on Monday?", "Tokyo Skytree is usually open 10:00–22:00."];
    expect(await ask("tokyo", question, before, reply)).toContain("Tokyo Skytree");
  });
});

describe("in the middle of a talk", () => {
  test.each([
    [
      "lisbon",
      "ok and how do we get there from rossio",
      "when does belem tower open",
      /^From Rossio to Torre de Belém/,
    ],
    [
      "london",
      "how far is that from borough market",
      "is the tower of london worth it",
      /^From Borough Market to Tower/,
    ],
    [
      "london",
      "any free museums instead",
      "is the tower of london worth it",
      /^I do not know prices\. Free, as far as/,
    ],
    [
      "paris",
      "what if it pours on friday",
      "how much are tickets for the louvre",
      /^If it rains on day 5, .*under a roof/,
    ],
    ["paris", "anything fun for them near the eiffel tower", "we have two kids", /^Near Eiffel Tower I know/],
    ["barcelona", "what was the plan for tomorrow again, its tuesday", "my phone got stolen", /^Day 2, Tuesday, May 4/],
    ["barcelona", "any good tapas round there", "when is sagrada familia open", /^Close to Sagrada Família .* tapas/],
    ["istanbul", "and for hagia sophia?", "do i need a scarf at the blue mosque", /^At Hagia Sophia: .*scarf/],
    ["bangkok", "is the tap water ok", "is chatuchak open midweek", /^No, do not drink tap water/],
    ["vienna", "how long do we need there", "which day is schonbrunn", /^Schloss Schönbrunn usually takes two hours/],
    ["paris", "dove ceniamo quella sera?", "che cosa facciamo giovedì?", /^Giorno 4, .*cena da [^\n]*$/],
    ["singapore", "where's dinner that night", "what is on thursday", /^Dinner on day 4: [^,]+, at about/],
    ["prague", "c'est loin du pont charles ?", "où est l'horloge astronomique ?", /Charles Bridge.* km/],
    ["berlin", "und was kostet das", "muss man sich für die reichstagskuppel anmelden?", /Reichstag dome/],
    ["prague", "faut payer en euros ou en couronnes la bas", "on mange où mardi midi ?", /^N'y comptez pas/],
    ["lisbon", "perfect, thanks a lot", "is belem tower open on monday", /^You are welcome/],
  ])("%s: %s", async (city, question, before, expected) => {
    expect(await ask(city, question, before, await ask(city, before))).toMatch(expected);
  });

  test("looks for something cheaper around the table that was told of", async () => {
    const tables = [];
    for (const day of ["tuesday", "wednesday", "thursday"]) {
      const before = `where are we eating ${day} night`;
      const told = await ask("lisbon", before);
      const table = /^Dinner on day \d: (.+?), at about/.exec(told)?.[1];
      const isCheap = places.some(({ name, price }) => name === table && price <= 1);
      if (!table || isCheap) continue;
      tables.push(table);
      expect(await ask("lisbon", "anything cheaper nearby", before, told)).toContain(`Near ${table}: `);
    }
    expect(tables).not.toEqual([]);
  });
});

describe("where one eats tonight is what is planned", () => {
  test.each([
    ["Where do we eat tonight?", /^Dinner on day 1: [^.]+, at about/],
    ["Wo essen wir heute Abend?", /^Tag 1, .*Abendessen: [^\n]+$/],
    ["Où manger ce soir ?", /^Jour 1, .*dîner à [^\n]+$/],
    ["¿Dónde comemos esta noche?", /^Día 1, .*cena en [^\n]+$/],
    ["Dove mangiamo stasera?", /^Giorno 1, .*cena da [^\n]+$/],
    ["Onde comemos hoje à noite?", /^Dia 1, .*jantar em [^\n]+$/],
    ["Where can we eat tonight near Asakusa?", /^Near Asakusa/],
  ])("%s", async (question, expected) => {
    expect(await ask("tokyo", question)).toMatch(expected);
  });
});

describe("what is asked is what is answered", () => {
  test.each([
    ["tokyo", "Is tap water safe to drink?", /^Yes, tap water is safe/],
    ["tokyo", "Best sushi near Ginza?", /^Near Ginza: Tsukiji Outer Market \(0\.7 km\)/],
    ["tokyo", "Wo kann unsere Tochter Mittagsschlaf machen?", /das eigene Bett/],
    ["tokyo", "Where can my toddler nap?", /own bed after lunch/],
    ["istanbul", "when can tourists go in the blue mosque", /usually open \d\d:\d\d/],
    ["barcelona", "what does Sagrada Família cost, I wonder", /^I do not know exact prices\. Sagrada Família is dear/],
    ["london", "is the british museum free", /British Museum is free, as far as I know/],
    ["bangkok", "im allergic to peanuts is the lunch place ok", /^I do not know what any kitchen uses.*1669/],
    ["bangkok", "how much should a tuk tuk cost", /^I do not know the taxi fares of Bangkok/],
    ["lisbon", "where are we eating thursday night", /^Dinner on day 4: [^\n]*$/],
    ["prague", "on mange où mardi midi ?", /^Jour 2, .*déjeuner à [^\n]*$/],
    ["tokyo", "Do we need to book Tokyo Skytree?", /booked a day ahead/],
  ])("%s: %s", async (city, question, expected) => {
    expect(await ask(city, question)).toMatch(expected);
  });
});
