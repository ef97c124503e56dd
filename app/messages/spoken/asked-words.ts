import type { Language } from "~/domain/people/language";
import type { Asked, Quality } from "~/planner/revise/note";
import { categories, interests, refusedCategories } from "./kinds-of-place";
import { listedIn, type Said, type Says } from "./says";
import { feared, notFeared } from "./feared";
import { needs } from "./needs";
import { notSought } from "./not-sought";
import { sought } from "./sought";

const qualities: Readonly<Record<Quality, Said>> = {
  vegetarian: {
    en: "good for vegetarians",
    de: "gut für Vegetarier",
    fr: "bien pour les végétariens",
    es: "bueno para vegetarianos",
    it: "adatto ai vegetariani",
    pt: "bom para vegetarianos",
  },
  vegan: {
    en: "vegan dishes",
    de: "veganes Essen",
    fr: "des plats véganes",
    es: "comida vegana",
    it: "piatti vegani",
    pt: "comida vegana",
  },
  elsewhere: {
    en: "in another part of town",
    de: "in einem anderen Viertel",
    fr: "dans un autre quartier",
    es: "en otro barrio",
    it: "in un altro quartiere",
    pt: "noutro bairro",
  },
  indoor: {
    en: "indoors",
    de: "drinnen",
    fr: "à l'intérieur",
    es: "bajo techo",
    it: "al chiuso",
    pt: "em espaço coberto",
  },
  outdoor: {
    en: "in the open air",
    de: "im Freien",
    fr: "en plein air",
    es: "al aire libre",
    it: "all'aperto",
    pt: "ao ar livre",
  },
  free: { en: "free", de: "kostenlos", fr: "gratuit", es: "gratis", it: "gratis", pt: "grátis" },
  noTickets: {
    en: "without tickets",
    de: "ohne Ticket",
    fr: "sans billet",
    es: "sin entrada",
    it: "senza biglietto",
    pt: "sem bilhete",
  },
  cheap: { en: "cheap", de: "günstig", fr: "pas cher", es: "barato", it: "economico", pt: "barato" },
  cheaper: {
    en: "cheaper",
    de: "günstiger",
    fr: "moins cher",
    es: "más barato",
    it: "più economico",
    pt: "mais barato",
  },
  finer: {
    en: "finer",
    de: "schicker",
    fr: "plus chic",
    es: "más elegante",
    it: "più elegante",
    pt: "mais requintado",
  },
  flat: {
    en: "on flat ground",
    de: "auf ebenem Weg",
    fr: "sur terrain plat",
    es: "en terreno llano",
    it: "in piano",
    pt: "em terreno plano",
  },
  stepFree: {
    en: "step-free",
    de: "stufenlos",
    fr: "sans marches",
    es: "sin escalones",
    it: "senza gradini",
    pt: "sem degraus",
  },
  stroller: {
    en: "good with a stroller",
    de: "gut mit Kinderwagen",
    fr: "facile avec une poussette",
    es: "cómodo con carrito",
    it: "comodo con il passeggino",
    pt: "fácil com carrinho",
  },
  children: {
    en: "good with children",
    de: "gut mit Kindern",
    fr: "bien avec des enfants",
    es: "bueno con niños",
    it: "adatto ai bambini",
    pt: "bom com crianças",
  },
  romantic: { en: "romantic", de: "romantisch", fr: "romantique", es: "romántico", it: "romantico", pt: "romântico" },
  quieter: {
    en: "quieter",
    de: "ruhiger",
    fr: "plus calme",
    es: "más tranquilo",
    it: "più tranquillo",
    pt: "mais calmo",
  },
  shorter: { en: "shorter", de: "kürzer", fr: "plus court", es: "más corto", it: "più breve", pt: "mais curto" },
  withView: {
    en: "with a view",
    de: "mit Aussicht",
    fr: "avec vue",
    es: "con vistas",
    it: "con vista",
    pt: "com vista",
  },
  central: {
    en: "in the centre",
    de: "im Zentrum",
    fr: "dans le centre",
    es: "en el centro",
    it: "in centro",
    pt: "no centro",
  },
  lessWalk: {
    en: "less of a walk",
    de: "weniger Weg",
    fr: "moins de marche",
    es: "menos camino",
    it: "meno strada a piedi",
    pt: "menos caminho",
  },
  ...needs,
  whatYouAsked: {
    en: "what you asked for",
    de: "wie gewünscht",
    fr: "ce que vous vouliez",
    es: "lo que pedías",
    it: "quello che chiedevi",
    pt: "o que pedias",
  },
};

const AROUND: Readonly<Record<"in" | "notIn" | "near", Says<"name">>> = {
  in: {
    en: ({ name }) => `in ${name}`,
    de: ({ name }) => `in ${name}`,
    fr: ({ name }) => `à ${name}`,
    es: ({ name }) => `en ${name}`,
    it: ({ name }) => `a ${name}`,
    pt: ({ name }) => `em ${name}`,
  },
  notIn: {
    en: ({ name }) => `not in ${name}`,
    de: ({ name }) => `nicht in ${name}`,
    fr: ({ name }) => `pas à ${name}`,
    es: ({ name }) => `no en ${name}`,
    it: ({ name }) => `non a ${name}`,
    pt: ({ name }) => `não em ${name}`,
  },
  near: {
    en: ({ name }) => `near ${name}`,
    de: ({ name }) => `nahe bei ${name}`,
    fr: ({ name }) => `près de ${name}`,
    es: ({ name }) => `cerca de ${name}`,
    it: ({ name }) => `vicino a ${name}`,
    pt: ({ name }) => `perto de ${name}`,
  },
};
const ABOUT: Says<"words"> = {
  en: ({ words }) => `something with ${words}`,
  de: ({ words }) => `etwas mit ${words}`,
  fr: ({ words }) => `quelque chose avec ${words}`,
  es: ({ words }) => `algo con ${words}`,
  it: ({ words }) => `qualcosa con ${words}`,
  pt: ({ words }) => `algo com ${words}`,
};

const NOT_ABOUT: Says<"words"> = {
  en: ({ words }) => `nothing with ${words}`,
  de: ({ words }) => `nichts mit ${words}`,
  fr: ({ words }) => `rien avec ${words}`,
  es: ({ words }) => `nada con ${words}`,
  it: ({ words }) => `niente con ${words}`,
  pt: ({ words }) => `nada com ${words}`,
};

/** One thing that is asked of a place, in a few words: "indoors", "no museum". */
export function askedIn(language: Language, asked: Asked): string {
  switch (asked.is) {
    case "quality":
      return qualities[asked.quality][language];
    case "category":
      return categories[asked.category][language];
    case "notCategory":
      return refusedCategories[asked.category][language];
    case "interest":
      return interests[asked.interest][language];
    case "sought":
      return sought[asked.id][language];
    case "notSought":
      return notSought[asked.id][language];
    case "notFeared":
      return notFeared[asked.id][language];
    case "in":
    case "notIn":
    case "near":
      return AROUND[asked.is][language](asked);
    case "about":
      return ABOUT[language](asked);
    case "notAbout":
      return NOT_ABOUT[language](asked);
  }
}

/** The same as a list of things to look for, each by itself: "good with children; cheaper". */
export const allAskedApart = (language: Language, asked: readonly Asked[]): string =>
  asked.map((each) => askedIn(language, each)).join("; ");

/** All that is asked, as a list. */
export const allAskedIn = (language: Language, asked: readonly Asked[]): string =>
  listedIn(
    language,
    asked.map((each) => askedIn(language, each)),
  );

export { feared };
