import type { Place, PlaceCategory } from "../../place";
import { nameKey } from "../place-name";
import type { Wish } from "./wish";

/** One thing asked for: how it is said, whether a place meets it, and whether the present stop may already do. */
export type Demand = { said: string; met: (place: Place) => boolean; comparative: boolean };

const QUIET: ReadonlySet<PlaceCategory> = new Set(["park", "nature", "wellness", "religious", "viewpoint"]);
const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);
const SHORT_MINUTES = 60;

const CATEGORY_WORDS: Record<PlaceCategory, string> = {
  food: "somewhere to eat", museum: "a museum", landmark: "a sight", religious: "a church or temple", park: "a park", nature: "nature", viewpoint: "a view",
  market: "a market", shopping: "shopping", nightlife: "a night out", performance: "music or theatre", wellness: "a spa or bath", neighborhood: "streets to wander", family: "something to play at",
};
const REFUSED_WORDS: Record<PlaceCategory, string> = {
  food: "not a place to eat", museum: "not a museum", landmark: "not a sight", religious: "not a church or temple", park: "not a park", nature: "not out in nature", viewpoint: "not a viewpoint",
  market: "not a market", shopping: "no shopping", nightlife: "no bar or club", performance: "no show", wellness: "no spa", neighborhood: "no wandering", family: "no amusements",
};

/** How many of the wish's own words stand in a place's name or sentence. */
export function keywordHits(place: Place, keywords: readonly string[]): number {
  const words = new Set(nameKey(`${place.name} ${place.about} ${place.neighborhood}`).split(" "));
  return keywords.filter((word) => words.has(word) || words.has(`${word}s`) || (word.endsWith("s") && words.has(word.slice(0, -1)))).length;
}

function subjectDemand(wish: Wish): Demand | null {
  const { wantedCategories, wantedInterests } = wish;
  if (wantedCategories.size === 0 && wantedInterests.size === 0) return null;
  const [category] = wantedCategories;
  const [interest] = wantedInterests;
  return {
    said: interest ? { culture: "culture", adventure: "something active", local: "something local", food: "food", relaxation: "rest", shopping: "shopping", nightlife: "nightlife", nature: "nature" }[interest] : category ? CATEGORY_WORDS[category] : "what you asked for",
    met: (place) => wantedCategories.has(place.category) || place.interests.some((has) => wantedInterests.has(has)),
    comparative: false,
  };
}

const demand = (asked: boolean, said: string, met: (place: Place) => boolean, comparative = false): Demand[] => (asked ? [{ said, met, comparative }] : []);

/** Everything the wish asks of a place, but for distance, which depends on the day. `current` is null when no known place stands there. */
export function demandsOf(wish: Wish, current: Place | null): Demand[] {
  const subject = subjectDemand(wish);
  const [refused] = wish.unwantedCategories;
  const price = current?.price ?? 2;
  return [
    ...demand(wish.vegetarian, "good for vegetarians", (place) => place.category === "food" && place.vegetarian === true),
    ...(subject && !(wish.vegetarian && wish.wantedCategories.has("food")) ? [subject] : []),
    ...demand(refused !== undefined, refused ? REFUSED_WORDS[refused] : "", (place) => !wish.unwantedCategories.has(place.category)),
    ...demand(wish.indoor, "indoors", (place) => place.indoor),
    ...demand(wish.outdoor, "in the open air", (place) => !place.indoor),
    ...demand(wish.free, "free", (place) => place.price === 0 && !place.ticketed),
    ...demand(wish.cheaper && !wish.free, "cheaper", (place) => place.price < price, true),
    ...demand(wish.finer, "finer", (place) => place.price > price || place.price === 3, true),
    ...demand(wish.stepFree, "step-free", (place) => place.stepFree === true),
    ...demand(wish.stroller, "good with a stroller", (place) => place.stroller === true),
    ...demand(wish.children && !wish.stroller, "good with children", (place) => place.children),
    ...demand(wish.quieter, "quieter", (place) => !LOUD.has(place.category) && (QUIET.has(place.category) || place.interests.includes("relaxation"))),
    ...demand(wish.shorter, "shorter", (place) => place.minutes <= Math.min(SHORT_MINUTES, (current?.minutes ?? SHORT_MINUTES + 1) - 1), true),
  ];
}
