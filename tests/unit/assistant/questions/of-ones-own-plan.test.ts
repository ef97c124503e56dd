import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("what one's own plan still needs", () => {
  test.each([
    ["what do we still need to book?", /take a ticket or a table booked ahead/],
    ["welche Tickets fehlen uns noch?", /braucht ein Ticket oder einen reservierten Tisch/],
    ["¿qué entradas nos faltan todavía?", /necesita entrada o mesa reservada/],
    ["quali biglietti ci mancano ancora?", /richiede un biglietto o un tavolo prenotato/],
  ])("is listed by day, without what is booked: %s", async (question, said) => {
    const answer = await ask("boston", question);
    expect(answer).toMatch(said);
    expect(answer).toMatch(/Isabella Stewart Gardner Museum/);
    expect(answer.split("\n").length).toBeGreaterThan(3);
  });

  test("is told of one day alone where that is named", async () => {
    const answer = await ask("boston", "what do we need to book for thursday?");
    expect(answer).toMatch(/Thursday/);
    expect(answer).not.toMatch(/Monday|Tuesday|Wednesday/);
  });
});

test.each([
  ["is everything open on tuesday?", /^By their usual hours none of your \d+ stops of day 2, .+ is closed/],
  ["ist am Dienstag alles offen?", /^Von euren \d+ Halten an Tag 2, .+ keiner geschlossen/],
  [
    "c'è qualche museo nostro che di martedì non apre?",
    /^Secondo gli orari abituali nessuna delle vostre \d+ tappe del giorno 2, .+ è chiusa/,
  ],
])("whether doors are closed is looked up in the hours of the stops: %s", async (question, said) =>
  expect(await ask("munich", question)).toMatch(said),
);

describe("who sends the assistant on an errand", () => {
  test.each([
    ["text my sister the address of the restaurant", /^That I cannot do/],
    ["can you call the restaurant and ask if they have a high chair", /cannot/],
    ["ruf bitte im Restaurant an und frag nach einem Hochstuhl", /^Das kann ich nicht/],
    ["appelle le resto et demande s'ils ont une chaise haute", /^Cela, je ne peux pas le faire/],
    ["ponme un aviso el miércoles para los billetes", /^Eso no puedo hacerlo|avis/],
    ["chiama il ristorante per favore", /^Questo non posso farlo/],
    ["manda uma mensagem à minha irmã", /^Isso não posso fazer/],
  ])("is told at once that it cannot go: %s", async (message, said) => {
    const answer = await ask("porto", message);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(/my notes say nothing|meine Notizen|mes notes/);
  });
});

test.each([
  ["et à vélo, c'est jouable ?", /mosquée|foulard/],
  ["will my hair dryer survive?", /notes say nothing/],
])("a word of another language or none is not taken for a custom: %s", async (question, wrong) =>
  expect(await ask("munich", question)).not.toMatch(wrong),
);

test("a name that was heard is taken for the one that sounds like it", async () => {
  expect(await ask("krakow", "where is the Velicka mine?")).toMatch(/Wieliczka/);
});

describe("a question in a traveller's own words", () => {
  test.each([
    ["anne frank sold out, any way to still get tickets?", "amsterdam", /own page of Anne Frank House again/],
    ["how do i add my mates to this? they dont have the app", "london", /join code|invite/i],
    ["bf has had the runs since last night, what can he take", "bangkok", /rehydration salts/],
    ["al gran bazar si contratta? quanto si toglie di solito", "istanbul", /offri circa la metà/],
  ])("%s", async (question, city, said) => expect(await ask(city, question)).toMatch(said));
});
