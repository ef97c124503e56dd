import { LANGUAGES, type Language } from "./phrases";

/** Sentences in the order of the languages: English, German, French, Spanish, Italian, Portuguese; `{name}` is filled in. */
export type Spoken = readonly [string, string, string, string, string, string];

/** A sentence in the language somebody types in. */
export const spoken = (
  sentence: Spoken,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  sentence[LANGUAGES.indexOf(language)]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? "")) ?? "";

const LISTS = new Map(LANGUAGES.map((language) => [language, new Intl.ListFormat(language, { type: "conjunction" })]));

/** "a, b and c" in a language. */
export const listedIn = (language: Language, items: readonly string[]): string =>
  LISTS.get(language)?.format(items) ?? items.join(", ");
