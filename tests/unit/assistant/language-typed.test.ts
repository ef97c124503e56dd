import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { contextOf } from "~/server/assistant/shared/question-context";
import { aBrief } from "../planner/guide-builder";

function languageIn(city: string, question: string, before: readonly string[] = []): string {
  const guide = loadCities().find(({ id }) => id === city);
  const brief = aBrief({ cityName: city, guide: guide ?? null, daysTotal: 3, startDate: "2027-05-03" });
  return contextOf(
    brief,
    [],
    question,
    before.map((each) => ({ question: each })),
  ).language;
}

describe("names of the place say nothing of the language that somebody types in", () => {
  test.each([
    ["barcelona", "la sagrada familia è già prenotata o dobbiamo farlo noi?", "it"],
    ["barcelona", "quanto costa la Sagrada Família?", "it"],
    ["lisbon", "a que horas abre o Castelo de São Jorge", "pt"],
    ["lisbon", "wie teuer ist der Eintritt im Castelo de São Jorge", "de"],
    ["paris", "is the Musée de l'Orangerie open on Monday", "en"],
    ["rome", "à quelle heure ouvre la Galleria Borghese", "fr"],
    ["barcelona", "skip the Museu Nacional d'Art de Catalunya", "en"],
    ["paris", "musée d'orsay open?", "en"],
    ["madrid", "¿hay que reservar el Museo del Prado?", "es"],
    ["london", "ma serve la oyster o va bene la mia carta contactless?", "it"],
    ["london", "serve prenotare?", "it"],
    ["rome", "andiamo a piedi o in metro", "it"],
    ["seville", "podemos retrasar todo dos horas", "es"],
    ["seville", "vale la pena subir", "es"],
    ["porto", "podemos atrasar tudo duas horas", "pt"],
    ["porto", "chegamos duas horas tarde", "pt"],
  ])("%s: %s", (city, question, language) => {
    expect(languageIn(city, question)).toBe(language);
  });
});

describe("a short question whose words are of two languages goes on in the one before it", () => {
  test.each([
    ["buenos-aires", "e aceitam real ou dolar tb?", "qual é a moeda aí?", "pt"],
    ["rome", "e domani?", "a che ora apre il Colosseo?", "it"],
    ["lisbon", "e com cartão?", "quanto custa o elétrico?", "pt"],
    ["paris", "et demain ?", "Wann öffnet der Louvre?", "fr"],
    ["paris", "und morgen?", "What time does the Louvre open?", "de"],
  ])("%s: %s", (city, question, before, language) => {
    expect(languageIn(city, question, [before])).toBe(language);
  });
});
