import { DIETS, type Place } from "~/domain/place/place";
import type { BudgetLevel } from "./budget-level";

export type Diet = (typeof DIETS)[number];

const SAID: Record<Diet, RegExp> = {
  vegetarian: /\b(vegetarians?|veggies?|no meat|meat[- ]free)\b/i,
  vegan: /\b(vegans?|plant[- ]based)\b/i,
  halal: /\bhalal\b/i,
  kosher: /\bkosher\b/i,
  "gluten-free": /\b(gluten|coeliacs?|celiacs?)\b/i,
};

/** The diets that people name in their own words. */
export const dietsIn = (words: string): Diet[] => DIETS.filter((diet) => SAID[diet].test(words));

/** Whether somebody of a diet is known to eat well there. */
function feeds({ meal, vegetarian }: Place, diet: Diet): boolean {
  const known = meal?.diet ?? [];
  return (
    known.includes(diet) ||
    (diet === "vegetarian" && (known.includes("vegan") || (vegetarian === true && meal !== null)))
  );
}

export const feedsAll = (place: Place, diets: readonly Diet[]): boolean => diets.every((diet) => feeds(place, diet));

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
