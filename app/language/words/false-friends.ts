import type { Language } from "~/domain/people/language";

const words = (said: string): ReadonlySet<string> => new Set(said.split(" "));

/** Words that in this language are none of those that rows have of another: "ou" is "or" in Portuguese and "where" in French. */
export const FALSE_FRIENDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("cane main chat pain gare coin mare sale ride fare dove sole die rat gift son hut bald"),
  de: words("war die hat rat also art wand gift brave"),
  fr: words("son an on main pain chat four car sale die"),
  es: words("ou sale once pan cane"),
  it: words("sale cane dove ma come"),
  pt: words("ou pois pais mare"),
};
