import type { BlockName } from "~/domain/plan/block";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import type { Preferences } from "../fit/preferences";
import { briefWalk } from "./say-hop";
import type { Nearby } from "../plan/stops";

type Near = (name: string, walk: string) => string;

/** In minutes: a shorter visit is a snack. */
const SNACK_MINUTES = 45;

const COFFEE: Phrases<Near> = [
  (name, walk) => `For breakfast or coffee there is ${name}, ${walk}.`,
  (name, walk) => `${name}, ${walk}, is there for a coffee first.`,
  (name, walk) => `Start at ${name} if you have not had breakfast; it is ${walk}.`,
  (name, walk) => `Breakfast could be ${name}, ${walk}.`,
  (name, walk) => `If you set out hungry, ${name} is ${walk}.`,
];
const PAUSE: Phrases<Near> = [
  (name, walk) => `Then sit down at ${name}, ${walk}, for as long as you like.`,
  (name, walk) => `Break off in the middle: ${name} is ${walk}.`,
  (name, walk) => `Sit down at ${name} afterwards, ${walk}.`,
  (name, walk) => `When you have seen enough, ${name}, ${walk}, has a chair for you.`,
];
const SNACK: Phrases<Near> = [
  (name, walk) => `For something small, ${name} is ${walk}.`,
  (name, walk) => `${name}, ${walk}, will do for a bite in between.`,
  (name, walk) => `A little hungry? ${name} is ${walk}.`,
];
const LUNCH: Phrases<Near> = [
  (name, walk) => `For lunch, ${name} is ${walk}.`,
  (name, walk) => `${name}, ${walk}, is a good place to eat before or after.`,
  (name, walk) => `When you are hungry, ${name} is ${walk}.`,
  (name, walk) => `Eat at ${name}, ${walk}.`,
  (name, walk) => `Have lunch at ${name} first; it is ${walk}.`,
];
const DINNER: Phrases<Near> = [
  (name, walk) => `For dinner, ${name} is ${walk}.`,
  (name, walk) => `Dinner could be at ${name}, ${walk}.`,
  (name, walk) => `${name} is ${walk} when you want to eat.`,
  (name, walk) => `Have a table at ${name} before or after; it is ${walk}.`,
  (name, walk) => `Eat before or after at ${name}, ${walk}.`,
];
const MEALS: Record<BlockName, Phrases<Near>> = { morning: COFFEE, afternoon: LUNCH, evening: DINNER };

/** Somewhere near to eat; at a slow pace, somewhere to sit down. */
export function sayMeal({ place, km }: Nearby, part: BlockName, preferences: Preferences, deck: PhraseDeck): string {
  const small = place.minutes < SNACK_MINUTES && part !== "morning";
  const phrases = preferences.pace === "slow" && part !== "evening" ? PAUSE : small ? SNACK : MEALS[part];
  return deck.deal(phrases)(place.name, briefWalk(km, preferences));
}
