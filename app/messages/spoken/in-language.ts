import type { Language } from "~/domain/people/language";
import { countryFactTexts } from "#messages/server";
import type { Said } from "./says";

const names = new Map<string, Intl.DisplayNames>();

function namesOf(language: Language, type: "region" | "currency" | "language"): Intl.DisplayNames {
  const key = `${type} ${language}`;
  const known = names.get(key) ?? new Intl.DisplayNames([language], { type, fallback: "code" });
  names.set(key, known);
  return known;
}

/** "Türkei", "Reino Unido": a country by its two letters; `name` is what it is called in English. */
export const countryIn = (language: Language, { code, name }: { code: string; name: string }): string =>
  language === "en" ? name : (namesOf(language, "region").of(code) ?? name);

/** "Euro", "peso mexicano": a currency of ISO 4217. */
export const currencyIn = (language: Language, code: string): string => namesOf(language, "currency").of(code) ?? code;

/** "Japanisch", "giapponese": a language by its tag. */
export const tongueIn = (language: Language, tag: string): string => namesOf(language, "language").of(tag) ?? tag;

/** What an emergency number is for, by how the facts call it. */
const LABELS: Readonly<Record<string, Said>> = {
  [countryFactTexts.emergencies.all]: {
    en: "all emergencies",
    de: "alle Notfälle",
    fr: "toutes urgences",
    es: "todas las urgencias",
    it: "tutte le emergenze",
    pt: "todas as emergências",
  },
  [countryFactTexts.emergencies.police]: {
    en: "police",
    de: "Polizei",
    fr: "police",
    es: "policía",
    it: "polizia",
    pt: "polícia",
  },
  [countryFactTexts.emergencies.ambulance]: {
    en: "ambulance",
    de: "Krankenwagen",
    fr: "ambulance",
    es: "ambulancia",
    it: "ambulanza",
    pt: "ambulância",
  },
  [countryFactTexts.emergencies.ambulanceAndFire]: {
    en: "ambulance and fire",
    de: "Krankenwagen und Feuerwehr",
    fr: "ambulance et pompiers",
    es: "ambulancia y bomberos",
    it: "ambulanza e vigili del fuoco",
    pt: "ambulância e bombeiros",
  },
  [countryFactTexts.emergencies.fire]: {
    en: "fire",
    de: "Feuerwehr",
    fr: "pompiers",
    es: "bomberos",
    it: "vigili del fuoco",
    pt: "bombeiros",
  },
};
const TOURIST_POLICE: Said = {
  en: "Tourist police",
  de: "Touristenpolizei",
  fr: "police touristique",
  es: "policía turística",
  it: "polizia turistica",
  pt: "polícia turística",
};
const FROM_MOBILES: Said = {
  en: "from mobiles",
  de: "vom Handy",
  fr: "depuis un mobile",
  es: "desde el móvil",
  it: "dal cellulare",
  pt: "do telemóvel",
};

/** "Polizei 110": a number with what it is for. */
export const numberFor = (language: Language, label: string, number: string): string =>
  `${language === "en" ? label : (LABELS[label]?.[language] ?? label)} ${number}`;
export const touristPoliceOn = (language: Language, number: string): string => `${TOURIST_POLICE[language]} ${number}`;
export const fromMobilesOn = (language: Language, number: string): string => `${FROM_MOBILES[language]} ${number}`;

/** Where the facts of a country come from. */
export const ownNotes: Said = {
  en: countryFactTexts.source,
  de: "Wayfellows eigene Notizen",
  fr: "notes de Wayfellow",
  es: "notas propias de Wayfellow",
  it: "appunti di Wayfellow",
  pt: "notas do Wayfellow",
};
