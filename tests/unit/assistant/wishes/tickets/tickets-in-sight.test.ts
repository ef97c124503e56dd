import { expect, test } from "vitest";
import { helpFirstIn } from "~/server/assistant/shared/safety-answers";
import { answered, wishing } from "../wishing-on-a-day";

test.for([
  ["rome", "Colosseum", "way too hot for the kids, anywhere with aircon? we do still have the tickets tho", "seller"],
  ["amsterdam", "Van Gogh Museum", "lieber was zum toben. karten haben wir aber schon", "Verkaufsstelle"],
  [
    "barcelona",
    "Sagrada Família",
    "con este calor algo bajo techo? tenemos las entradas compradas",
    "quien las vendió",
  ],
  ["paris", "Louvre Museum", "trop de monde, un parc plutôt, on a déjà les billets", "qui les a vendus"],
  ["madrid", "Museo del Prado", "possiamo cambiare con altro? abbiamo già i biglietti", "chi li ha venduti"],
  ["lisbon", "Mosteiro dos Jerónimos", "algo ao ar livre? já compramos os bilhetes", "quem os vendeu"],
] as const)("who holds tickets in %s for %s keeps the visit, and reads who can change them", async (told) => {
  const [city, now, text, seller] = told;
  const request = wishing(city, "afternoon", now, text);
  const { block, note, proposals } = await answered(request);
  expect(block).toBe(request.current);
  expect(note).toContain(seller === "seller" ? "whoever sold them" : seller);
  expect(proposals.length).toBeGreaterThan(0);
});

test("whoever would give the tickets up reads that a card takes the visit off the plan", async () => {
  const request = wishing(
    "dublin",
    "afternoon",
    "Guinness Storehouse",
    "can we swap it for something else or is the ticket stuck",
  );
  const { block, note, proposals } = await answered(request);
  expect(block).toBe(request.current);
  expect(note).toContain("takes that visit off the plan");
  expect(proposals.every(({ kind }) => kind === "replace")).toBe(true);
});

test.for([
  [
    "marrakesh",
    "Jardin Majorelle",
    "on a raté le créneau du jardin... on fait quoi avec 2 enfants ?",
    "créneau manqué",
  ],
  ["madrid", "Museo del Prado", "abbiamo perso il turno del museo, adesso che si fa coi bambini?", "turno perso"],
  ["lisbon", "Mosteiro dos Jerónimos", "perdemos a hora da visita, e agora? nada de igrejas pf", "hora perdida"],
  ["vienna", "Schloss Schönbrunn", "missed our palace slot lol, what else is there near by", "slot you missed"],
] as const)("a slot missed in %s at %s: others come, not the same, and nobody calls an ambulance", async (told) => {
  const [city, now, text, said] = told;
  const request = wishing(city, "morning", now, text);
  const { note, proposals } = await answered(request);
  expect(helpFirstIn(request.brief, text)).toBeNull();
  expect(note).toContain(said);
  const names = proposals.flatMap((card) => ("place" in card ? [card.place.name] : []));
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain(request.current.title);
});

test("tickets for another day are told of by the day, and not by their seller", async () => {
  const { note } = await answered(
    wishing("rome", "morning", "Colosseum", "our tickets are for day 3 at five, move it there"),
  );
  expect(note).not.toContain("whoever sold them");
});

test.for([
  [
    "Colosseum",
    "something in the open air instead",
    /If you hold tickets for Colosseum, ask whoever sold them first\.$/,
  ],
  ["Colosseum", "lieber später, so um 11", /Falls ihr Karten für Colosseum habt/],
  ["Piazza Navona", "something in the open air instead", /^(?!.*hold tickets)/],
] as const)("whom to ask is said where %s would leave its hour or the plan: %s", async ([now, text, said]) => {
  expect((await answered(wishing("rome", "morning", now, text))).note).toMatch(said);
});
