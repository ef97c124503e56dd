import { DIETS, type Place } from "~/domain/place/place";
import { plainText } from "~/domain/place/plain-text";
import type { BudgetLevel } from "./budget-level";

export type Diet = (typeof DIETS)[number];

/** How people say what they eat, in the six languages that are read here, without accents. */
const SAID: Record<Diet, RegExp> = {
  vegetarian:
    /\b(vegetari\w*|veggies?|(no|without|ohne|kein|sans|sin|senza|sem) (meat|fleisch|viande|carne)|meat[- ]free)\b/,
  vegan: /\b(vegan\w*|vegetalien\w*|plant[- ]based)\b/,
  halal: /\bhalal\b/,
  kosher: /\b(kosher|koscher|casher|cacher)\b/,
  "gluten-free": /\b(gluten\w*|zoliakie|coelia\w*|celia\w*)\b/,
};

/** The diets that people name in their own words. */
export const dietsIn = (words: string): Diet[] => DIETS.filter((diet) => SAID[diet].test(plainText(words)));

/** Whether somebody of a diet is known to eat well there. */
function feeds({ meal, vegetarian }: Place, diet: Diet): boolean {
  const known = meal?.diet ?? [];
  return (
    known.includes(diet) ||
    (diet === "vegetarian" && (known.includes("vegan") || (vegetarian === true && meal !== null)))
  );
}

export const feedsAll = (place: Place, diets: readonly Diet[]): boolean => diets.every((diet) => feeds(place, diet));

/** Whether a kitchen cooks without meat, or without anything of an animal: one more vegetarian dish on the menu is not meant. */
export function isMeatless({ meal, about }: Place): boolean {
  const said = plainText(`${meal?.cuisine ?? ""} ${about}`);
  return meal !== null && (SAID.vegan.test(said) || SAID.vegetarian.test(said));
}

/** The highest level of price that travellers of few means sit down to. */
const THRIFTY = 1;

/** Whether these people would sit down there, by what they eat and what they spend; anybody goes where one does not eat. */
export function eatsThere(
  place: Place,
  { diets, budget }: { diets: readonly Diet[]; budget: BudgetLevel | null },
): boolean {
  // Where nobody knows which meals there are, nobody knows for whom.
  if (place.category !== "food" || place.meal === null) return true;
  return feedsAll(place, diets) && (budget !== "low" || place.price <= THRIFTY);
}
