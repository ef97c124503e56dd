import { expect, test } from "vitest";
import { wordsOf } from "~/language/words/phrases";

const said = (text: string): string =>
  wordsOf(text)
    .map((word) => word.said)
    .join(" ");

test.each([
  ["q tal un café", "que tal un cafe"],
  ["sem mta gente", "sem muita gente"],
  ["a ticket for the MTA", "a ticket for the mta"],
  ["bcp de monde, qqch de calme", "beaucoup de monde , quelque chose de calme"],
  ["vllt iwas ruhiges, nich so weit", "vielleicht irgendwas ruhiges , nicht so weit"],
  ["swap this w the museum", "swap this with the museum"],
  ["nn mi va, cmq grazie", "non mi va , comunque grazie"],
  ["tem q voltar antes das 22h", "tem que voltar antes das 22h"],
  ["something else for tues morning", "something else for tuesday morning"],
])("%s", (typed, words) => {
  expect(said(typed)).toBe(words);
});

test.each([
  "finde das nicht",
  "el resto del dia",
  "a day at mt fuji",
  "a fishing net",
  "up table mtn",
  "the royal bc museum",
])("a word of another language is none: %s", (typed) => {
  expect(said(typed)).toBe(typed);
});
