import type { Language } from "../people/language";

/** What one asks somebody who lives in a city, as `db/know-how` answers it (docs/decisions/046). */
export const CITY_TOPICS = [
  ...(["getAround", "payRides", "passes", "lateRides", "airport", "taxi", "bike"] as const),
  ...(["nightSafety", "theft", "stepFree", "kids", "luggage", "weatherWear", "rain"] as const),
  ...(["dishes", "breakfast", "veggie", "cheapEats", "bars"] as const),
  ...(["souvenirs", "free", "swim", "dayTrip", "bookAhead", "closed", "sunset"] as const),
] as const;

/** What holds all over a country. */
export const COUNTRY_TOPICS = [
  ...(["water", "stomach", "allergy", "doctor", "pharmacy", "hazards"] as const),
  ...(["cardsCash", "exchange", "tipping", "haggling", "taxFree"] as const),
  ...(["mealTimes", "shopHours", "christmas", "alcohol", "manners", "dress"] as const),
  ...(["trains", "driving", "toilets", "sim", "beach", "withKids", "phrases", "order"] as const),
] as const;

export type KnowHowTopic = (typeof CITY_TOPICS)[number] | (typeof COUNTRY_TOPICS)[number];

/** Two or three sentences on each topic that something is known of, in one language, for one city and its country. */
export type KnowHow = Readonly<Partial<Record<KnowHowTopic, string>>>;

const TOPICS: ReadonlySet<string> = new Set<KnowHowTopic>([...CITY_TOPICS, ...COUNTRY_TOPICS]);

export const isKnowHowTopic = (name: string): name is KnowHowTopic => TOPICS.has(name);

/** When all of it was last gone through; change it with the texts. */
export const KNOW_HOW_AS_OF = "2026-11";

/** Stands before what nobody has put into a language yet, and is given in English. */
export const IN_ENGLISH: Readonly<Record<Exclude<Language, "en">, string>> = {
  de: "Auf Englisch notiert:",
  fr: "Noté en anglais :",
  es: "Anotado en inglés:",
  it: "Annotato in inglese:",
  pt: "Anotado em inglês:",
};
