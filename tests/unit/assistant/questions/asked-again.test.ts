import { describe, expect, test } from "vitest";
import { ask } from "./asking-on-a-trip";

describe("what may harm is said before anything else", () => {
  test.each([
    ["dubai", "mia moglie ha le vertigini e vomita", /^Chiama subito il 998/],
    ["porto", "können wir nach der weinprobe noch fahren?", /^Nein: Nach einer Verkostung/],
    ["lisbon", "after a few beers can we still drive back?", /^No: do not drive/],
    ["lisbon", "estoy embarazada, puedo ir al spa?", /^En el embarazo.*112/],
    ["cape-town", "does the Table Mountain cableway run when it is windy?", /^Not in strong wind/],
    ["cape-town", "pas de courant, le frigo est tiède, le lait du bébé ?", /quatre heures.*jetez/],
    ["amsterdam", "sind magische pilze legal, also pilze legal hier?", /seit 2008 verboten/],
    ["rome", "posso fare foto ai poliziotti?", /Se un agente dice no/],
    ["lisbon", "onde comer perto do mosteiro dos jeronimos, temos um filho celíaco", /celíacos não sei ao certo/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("a follow-up asks of what the turn before was about", () => {
  test.each([
    ["lisbon", "und wo dann?", "Kann man im Tejo schwimmen?", "Nein.", /Carcavelos|Cascais/],
    [
      "london",
      "et le British Museum ?",
      "La Tate Modern est ouverte le mardi ?",
      "Oui.",
      /British Museum.*mardi 4 mai/,
    ],
    ["madrid", "aperto adesso?", "Dov'è la farmacia più vicina?", "In Calle Mayor.", /^Gli orari non li conosco/],
    [
      "lisbon",
      "and if we change the lunch?",
      "What is on friday?",
      "Friday: lunch at Ponto Final.",
      /^Gladly, for Friday/,
    ],
    ["istanbul", "how often?", "Is there a ferry to Kadıköy?", "Yes, from Eminönü.", /timetable to Kadıköy/],
    [
      "prague",
      "which is cheaper?",
      "Any swing clubs?",
      "Two: the Blue Fox and the Red Hat.",
      /neither prices nor the street/,
    ],
  ])("%s: %s", async (city, message, question, reply, expected) => {
    expect(await ask(city, message, question, reply)).toMatch(expected);
  });
});

describe("one word does not answer another question", () => {
  test.each([
    ["rome", "how much is a cab so we do not get scammed", /^I do not know the taxi fares of Rome/],
    ["tokyo", "¿cómo es más barato ir de Narita al hotel?", /^Lo barato entre el aeropuerto.*Narita/],
    ["vienna", "que tiempo hace en navidad", /^En diciembre en Vienna/],
    ["paris", "le jour de noël c'est ouvert?", /^Le 25 décembre, presque tout est fermé/],
    ["mexico-city", "what do people celebrate in september", /September 16/],
    ["cape-town", "gibt es im januar wale?", /^Im Januar kaum/],
    ["paris", "e quante chiese abbiamo nel piano?", /^Nel tuo piano ne conto \d/],
    ["lisbon", "posso ter reembolso se cancelar a reserva do tour?", /^Se devolvem o dinheiro não sei/],
    ["lisbon", "wer gewinnt die champions league?", /^Das liegt außerhalb/],
    ["madrid", "se cena tarde aquí?", /^En Madrid se cena a partir/],
    ["bangkok", "can we eat well for 8 dollars a day?", /^Yes, but it is tight/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("names are read as they were meant", () => {
  test.each([
    ["rome", "lunch w/ a highchair near the Pantheon", /^Near Pantheon:.*highchair I do not know/],
    ["rome", "where to eat near the collosseum", /^Near collosseum/i],
    ["prague", "resto le plus proche du pont Charles ?", /^Près de (?:pont Charles|Charles Bridge)/],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});

describe("of what is named more is asked than where it is", () => {
  test.each([
    ["rio-de-janeiro", "pain de sucre ou corcovado si on a qu'une aprem", /Pão de Açúcar \(Urca.*Cristo Redentor/],
    ["kyoto", "y a quoi a voir pres du pavillon d'or", /^Près de Kinkaku-ji : Ryōan-ji/],
    [
      "rome",
      "dá pra ver o coliseu e o vaticano no mesmo dia",
      /^Sim, os dois cabem num dia: .*Colosseum.*Vatican Museums/,
    ],
  ])("%s: %s", async (city, message, expected) => {
    expect(await ask(city, message)).toMatch(expected);
  });
});
