import type { ContextOfWish } from "~/contracts/wish-context";
import { EARLIER_WISHES } from "~/contracts/wish-context";
import { type Language, LANGUAGES } from "~/domain/people/language";
import type { BlockName } from "~/domain/plan/block";

/** The part of a day that wishes are about. */
type Address = { tripId: string; dayIndex: number; block: BlockName };

/** What was wished while the page is open; the next wish may be about it: "the second one, but cheaper". */
const told = new Map<string, ContextOfWish["earlier"] & object>();

const keyOf = ({ tripId, dayIndex, block }: Address): string => `${tripId} ${dayIndex} ${block}`;

/** The browser's language, where the assistant speaks it. */
const languageHere = (): Language | undefined => LANGUAGES.find((language) => navigator.language.startsWith(language));

/** What a wish is read with. */
export const contextOfWish = (at: Address): ContextOfWish => ({
  language: languageHere(),
  earlier: told.get(keyOf(at)) ?? [],
});

/** Keeps a wish with the titles that were offered for it. */
export function keepWish(at: Address, wish: string, offered: readonly string[]): void {
  const before = told.get(keyOf(at)) ?? [];
  told.set(keyOf(at), [...before, { wish, offered: [...offered] }].slice(-EARLIER_WISHES));
}
