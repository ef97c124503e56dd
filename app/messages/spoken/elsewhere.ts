import type { Language } from "~/domain/people/language";
import type { Elsewhere } from "~/domain/destination/known-names";

type Named = { name: string; where: Elsewhere; city: string };

/** What stands before the name of a story. */
const STORY: Readonly<Record<Language, (said: { name: string; story: string; city: string }) => string>> = {
  en: ({ name, story, city }) => `${name} is a place of a story (${story}) and not one to visit in ${city}`,
  de: ({ name, story, city }) => `${name} gibt es nur in einer Geschichte (${story}) und in ${city} nicht zu besuchen`,
  fr: ({ name, story, city }) => `${name} est un lieu de fiction (${story}) et ne se visite pas à ${city}`,
  es: ({ name, story, city }) => `${name} es un lugar de ficción (${story}) y en ${city} no se puede visitar`,
  it: ({ name, story, city }) => `${name} è un luogo di fantasia (${story}) e a ${city} non si visita`,
  pt: ({ name, story, city }) => `${name} é um lugar de ficção (${story}) e em ${city} não se visita`,
};

type InCity = { name: string; where: string; city: string };

const IN: Readonly<Record<Language, (said: InCity) => string>> = {
  en: ({ name, where, city }) => `${name} is in ${where}, not in ${city}`,
  de: ({ name, where, city }) => `${name} ist in ${where}, nicht in ${city}`,
  fr: ({ name, where, city }) => `${name} se trouve à ${where}, pas à ${city}`,
  es: ({ name, where, city }) => `${name} está en ${where}, no en ${city}`,
  it: ({ name, where, city }) => `${name} si trova a ${where}, non a ${city}`,
  pt: ({ name, where, city }) => `${name} fica em ${where}, não em ${city}`,
};

/** No preposition of ours stands before every land. */
const IN_LAND: Readonly<Record<Language, (said: InCity) => string>> = {
  en: ({ name, where, city }) => `${name} is not in ${city} but elsewhere (${where})`,
  de: ({ name, where, city }) => `${name} ist nicht in ${city}, sondern anderswo (${where})`,
  fr: ({ name, where, city }) => `${name} ne se trouve pas à ${city} mais ailleurs (${where})`,
  es: ({ name, where, city }) => `${name} no está en ${city}, sino en otro sitio (${where})`,
  it: ({ name, where, city }) => `${name} non si trova a ${city} ma altrove (${where})`,
  pt: ({ name, where, city }) => `${name} não fica em ${city}, mas noutro lado (${where})`,
};

/** Another of that name there may be, so only what is known is said. */
const KNOWN: Readonly<Record<Language, (said: InCity) => string>> = {
  en: ({ name, where, city }) => `I know ${name} in ${where}, not in ${city}`,
  de: ({ name, where, city }) => `${name} kenne ich in ${where}, nicht in ${city}`,
  fr: ({ name, where, city }) => `Je connais ${name} à ${where}, pas à ${city}`,
  es: ({ name, where, city }) => `Conozco ${name} en ${where}, no en ${city}`,
  it: ({ name, where, city }) => `Conosco ${name} a ${where}, non a ${city}`,
  pt: ({ name, where, city }) => `Conheço ${name} em ${where}, não em ${city}`,
};

const OUT_OF: Readonly<Record<Language, (said: InCity) => string>> = {
  en: ({ name, where, city }) => `I know ${name} as a day trip from ${where}, not from ${city}`,
  de: ({ name, where, city }) => `${name} kenne ich als Tagesausflug von ${where} aus, nicht von ${city}`,
  fr: ({ name, where, city }) => `Je connais ${name} comme excursion depuis ${where}, pas depuis ${city}`,
  es: ({ name, where, city }) => `Conozco ${name} como excursión desde ${where}, no desde ${city}`,
  it: ({ name, where, city }) => `Conosco ${name} come gita da ${where}, non da ${city}`,
  pt: ({ name, where, city }) => `Conheço ${name} como passeio a partir de ${where}, não de ${city}`,
};

/** Where it is that is not here, a sentence without its full stop. */
export const elsewhereIn = (language: Language, named: Named): string =>
  said(language, named).replace(/^./u, (letter) => letter.toUpperCase());

function said(language: Language, { name, where, city }: Named): string {
  switch (where.is) {
    case "story":
      return STORY[language]({ name, story: where.story, city });
    case "in":
      return IN[language]({ name, where: where.city, city });
    case "land":
      return IN_LAND[language]({ name, where: where.city, city });
    case "known":
      return KNOWN[language]({ name, where: where.city, city });
    case "outOf":
      return OUT_OF[language]({ name, where: where.city, city });
    default:
      return where satisfies never;
  }
}
