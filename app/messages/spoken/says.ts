import type { Language } from "~/domain/people/language";

/** The same words in every language that the assistant speaks: one that is missing does not compile. */
export type Said = Readonly<Record<Language, string>>;

/** A sentence with what it speaks of, in every language: a language or a value that is missing does not compile. */
export type Says<Name extends string> = Readonly<
  Record<Language, (values: Readonly<Record<Name, string | number>>) => string>
>;

const LISTS = new Map<Language, Intl.ListFormat>();

/** "a, b and c" in a language. */
export function listedIn(language: Language, items: readonly string[]): string {
  const list =
    LISTS.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" });
  LISTS.set(language, list);
  return list.format(items);
}

/** "2,1" where a comma is written. */
export const decimalIn = (language: Language, number: string): string =>
  language === "en" ? number : number.replace(".", ",");
