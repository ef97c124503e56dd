import type { Language } from "~/domain/people/language";
import type { Notes } from "~/planner/revise/note";

/** Each note about a wish with what it speaks of, in every language: a language or a value that is missing does not compile. */
export type SaidNotes = { readonly [Say in keyof Notes]: Readonly<Record<Language, (of: Notes[Say]) => string>> };
