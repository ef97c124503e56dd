import type { Language } from "~/domain/people/language";

/** As a wish for anything else is typed. */
export const SOMETHING_ELSE: Readonly<Record<Language, string>> = {
  en: "something else",
  de: "etwas anderes",
  fr: "autre chose",
  es: "otra cosa",
  it: "qualcos'altro",
  pt: "outra coisa",
};
