import type { Quality } from "~/planner/revise/note";
import type { Said } from "./says";

type Need = Extract<
  Quality,
  | "breakfast"
  | "lunch"
  | "dinner"
  | "glutenFree"
  | "halal"
  | "kosher"
  | "noPork"
  | "mild"
  | "openLate"
  | "station"
  | "dogs"
  | "safe"
  | "english"
  | "loud"
  | "alcohol"
  | "toilets"
  | "noQueues"
  | "cooled"
  | "seats"
  | "shade"
  | "shallow"
  | "calmWater"
  | "cocktails"
  | "priceLimit"
>;

/** A meal, a diet, and what is seldom known of a place. */
export const needs: Readonly<Record<Need, Said>> = {
  breakfast: {
    en: "for breakfast",
    de: "zum Frühstück",
    fr: "pour le petit déjeuner",
    es: "para desayunar",
    it: "per colazione",
    pt: "para o pequeno-almoço",
  },
  lunch: {
    en: "for lunch",
    de: "zum Mittagessen",
    fr: "pour déjeuner",
    es: "para almorzar",
    it: "per pranzo",
    pt: "para almoçar",
  },
  dinner: {
    en: "for dinner",
    de: "zum Abendessen",
    fr: "pour dîner",
    es: "para cenar",
    it: "per cena",
    pt: "para jantar",
  },
  glutenFree: {
    en: "gluten-free",
    de: "glutenfrei",
    fr: "sans gluten",
    es: "sin gluten",
    it: "senza glutine",
    pt: "sem glúten",
  },
  halal: { en: "halal", de: "halal", fr: "halal", es: "halal", it: "halal", pt: "halal" },
  kosher: { en: "kosher", de: "koscher", fr: "casher", es: "kosher", it: "kosher", pt: "kosher" },
  noPork: {
    en: "without pork",
    de: "ohne Schweinefleisch",
    fr: "sans porc",
    es: "sin cerdo",
    it: "senza maiale",
    pt: "sem porco",
  },
  openLate: {
    en: "open late",
    de: "bis spät offen",
    fr: "ouvert tard",
    es: "abierto hasta tarde",
    it: "aperto fino a tardi",
    pt: "aberto até tarde",
  },
  mild: {
    en: "not spicy",
    de: "nicht scharf",
    fr: "pas épicé",
    es: "sin picante",
    it: "non piccante",
    pt: "sem picante",
  },
  station: {
    en: "near a metro or train station",
    de: "nahe einer Station",
    fr: "près d'une station",
    es: "cerca de una estación",
    it: "vicino a una stazione",
    pt: "perto de uma estação",
  },
  dogs: {
    en: "fine with a dog",
    de: "mit Hund erlaubt",
    fr: "ouvert aux chiens",
    es: "apto para perros",
    it: "adatto ai cani",
    pt: "aberto a cães",
  },
  safe: {
    en: "in an area that feels safe",
    de: "in einer sicheren Gegend",
    fr: "dans un quartier sûr",
    es: "en una zona segura",
    it: "in una zona sicura",
    pt: "numa zona segura",
  },
  english: {
    en: "in English",
    de: "auf Englisch",
    fr: "en anglais",
    es: "en inglés",
    it: "in inglese",
    pt: "em inglês",
  },
  alcohol: {
    en: "with alcohol",
    de: "mit Alkohol",
    fr: "avec de l'alcool",
    es: "con alcohol",
    it: "con alcolici",
    pt: "com álcool",
  },
  noQueues: {
    en: "without queues",
    de: "ohne Schlangen",
    fr: "sans file d'attente",
    es: "sin colas",
    it: "senza code",
    pt: "sem filas",
  },
  toilets: {
    en: "with toilets",
    de: "mit Toiletten",
    fr: "avec des toilettes",
    es: "con baños",
    it: "con bagni",
    pt: "com casas de banho",
  },
  shade: {
    en: "with shade",
    de: "mit Schatten",
    fr: "à l'ombre",
    es: "con sombra",
    it: "con ombra",
    pt: "com sombra",
  },
  shallow: {
    en: "with shallow water",
    de: "mit flachem Wasser",
    fr: "où l'eau est peu profonde",
    es: "con agua poco profunda",
    it: "con acqua bassa",
    pt: "com água pouco funda",
  },
  calmWater: {
    en: "with small waves",
    de: "mit kleinen Wellen",
    fr: "avec de petites vagues",
    es: "con olas pequeñas",
    it: "con onde piccole",
    pt: "com ondas pequenas",
  },
  cocktails: {
    en: "with cocktails",
    de: "mit Cocktails",
    fr: "avec des cocktails",
    es: "con cócteles",
    it: "con cocktail",
    pt: "com cocktails",
  },
  priceLimit: {
    en: "within the sum that you named",
    de: "im Rahmen der genannten Summe",
    fr: "dans la limite du montant indiqué",
    es: "dentro del importe que dices",
    it: "entro la cifra che hai indicato",
    pt: "dentro do valor que indicas",
  },
  cooled: {
    en: "air-conditioned",
    de: "klimatisiert",
    fr: "climatisé",
    es: "con aire acondicionado",
    it: "con aria condizionata",
    pt: "com ar condicionado",
  },
  seats: {
    en: "somewhere to sit",
    de: "zum Sitzen",
    fr: "où s'asseoir",
    es: "para sentarse",
    it: "per sedersi",
    pt: "para sentar",
  },
  loud: { en: "loud", de: "laut", fr: "bruyant", es: "ruidoso", it: "rumoroso", pt: "barulhento" },
};
