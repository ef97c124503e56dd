import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { Sought } from "~/language/wish/kind-words";
import type { Wish } from "~/language/wish/wish";

/**
 * One thing that a wish asks of a place: how a note says it (`said`), and whether a place meets it.
 * `comparative`: it compares with the present stop ("cheaper"), which therefore never meets it.
 * `picky`: it is so particular that a place far from the day's other stops may be chosen.
 */
export type Demand = {
  said: string;
  met: (place: Place) => boolean;
  comparative: boolean;
  picky: boolean;
  saidOf?: (place: Place) => string;
};

const QUIET: ReadonlySet<PlaceCategory> = new Set(["park", "nature", "wellness", "religious", "viewpoint"]);
const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);
const ROMANTIC: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "park", "performance"]);
const SHORT_MINUTES = 60;
const NEAR_KM = 1.2;

/** How a kind of place is said. */
export const CATEGORY_WORDS: Record<PlaceCategory, string> = {
  food: "somewhere to eat",
  museum: "a museum",
  landmark: "a sight",
  religious: "a church or temple",
  park: "a park",
  nature: "nature",
  viewpoint: "a view",
  market: "a market",
  shopping: "shopping",
  nightlife: "a night out",
  performance: "music or theatre",
  wellness: "a spa or bath",
  neighborhood: "streets to wander",
  family: "something to play at",
};
const REFUSED_WORDS: Record<PlaceCategory, string> = {
  food: "not a place to eat",
  museum: "not a museum",
  landmark: "not a sight",
  religious: "not a church or temple",
  park: "not a park",
  nature: "not out in nature",
  viewpoint: "not a viewpoint",
  market: "not a market",
  shopping: "no shopping",
  nightlife: "no bar or club",
  performance: "no show",
  wellness: "no spa",
  neighborhood: "no wandering",
  family: "no amusements",
};
const INTEREST_WORDS: Record<Interest, string> = {
  culture: "culture",
  adventure: "something active",
  local: "something local",
  food: "food",
  relaxation: "rest",
  shopping: "shopping",
  nightlife: "nightlife",
  nature: "nature",
};

/** How many of the wish's own words occur in what is written of a place. */
export function keywordHits(place: Place, keywords: readonly string[]): number {
  const { name, about, neighborhood, tags, meal } = place;
  const words = new Set(nameKey([name, about, neighborhood, ...tags, meal?.cuisine].join(" ")).split(" "));
  return keywords.filter(
    (word) => words.has(word) || words.has(`${word}s`) || (word.endsWith("s") && words.has(word.slice(0, -1))),
  ).length;
}

export const isSought = (place: Place, { words, categories }: Sought): boolean =>
  (categories.length === 0 || categories.includes(place.category)) && keywordHits(place, words) > 0;

function subjectDemand({ wantedCategories, wantedInterests }: Wish): Demand | null {
  if (wantedCategories.size === 0 && wantedInterests.size === 0) return null;
  const [category] = wantedCategories;
  const [interest] = wantedInterests;
  return {
    said: interest ? INTEREST_WORDS[interest] : category ? CATEGORY_WORDS[category] : "what you asked for",
    met: (place) => wantedCategories.has(place.category) || place.interests.some((has) => wantedInterests.has(has)),
    comparative: false,
    picky: wantedCategories.size > 0,
    ...(interest ? {} : { saidOf: (place: Place) => CATEGORY_WORDS[place.category] }),
  };
}

type Kind = Partial<Pick<Demand, "comparative" | "picky">>;

const demand = (
  asked: boolean,
  said: string,
  met: (place: Place) => boolean,
  { comparative = false, picky = false }: Kind = {},
): Demand[] => (asked ? [{ said, met, comparative, picky }] : []);

/** What the wish asks about the location. */
function whereDemands({ neighborhood, unwantedNeighborhood, nearPlace }: Wish): Demand[] {
  return [
    ...demand(neighborhood !== null, `in ${neighborhood ?? ""}`, (place) => place.neighborhood === neighborhood, {
      picky: true,
    }),
    ...demand(
      unwantedNeighborhood !== null,
      `not in ${unwantedNeighborhood ?? ""}`,
      (place) => place.neighborhood !== unwantedNeighborhood,
    ),
    ...demand(
      nearPlace !== null,
      `near ${nearPlace?.name ?? ""}`,
      (place) => nearPlace !== null && kilometresBetween(nearPlace, place) <= NEAR_KM,
      { picky: true },
    ),
  ];
}

/** Everything the wish asks of a place, except how far it is from the day's other stops. `current` is null when the block is about no known place. */
export function demandsOf(wish: Wish, current: Place | null): Demand[] {
  const subject = subjectDemand(wish);
  const price = current?.price ?? 2;
  const eats = wish.vegetarian && !wish.wantedCategories.has("market");
  return [
    ...demand(
      eats,
      wish.vegan ? "somewhere to eat without meat" : "good for vegetarians",
      (place) => place.category === "food" && place.vegetarian === true,
      { picky: true },
    ),
    ...(subject && !(eats && wish.wantedCategories.has("food")) ? [subject] : []),
    ...wish.sought.map((sought): Demand => ({
      said: sought.said,
      met: (place) => isSought(place, sought),
      comparative: false,
      picky: true,
    })),
    ...[...wish.unwantedCategories].map((refused): Demand => ({
      said: REFUSED_WORDS[refused],
      met: (place) => place.category !== refused,
      comparative: false,
      picky: false,
    })),
    ...(eats ? [] : wish.unsought).map((sought): Demand => ({
      said: `not ${sought.said}`,
      met: (place) => !isSought(place, sought),
      comparative: false,
      picky: false,
    })),
    ...wish.feared.map((feared): Demand => ({
      said: `not ${feared.said}`,
      met: (place) => !isSought(place, feared),
      comparative: false,
      picky: false,
    })),
    ...whereDemands(wish),
    ...demand(wish.elsewhere, "in another part of town", (place) => place.neighborhood !== current?.neighborhood),
    ...demand(wish.indoor, "indoors", (place) => place.indoor),
    ...demand(wish.outdoor && !wish.indoor, "in the open air", (place) => !place.indoor),
    ...demand(wish.free, "free", (place) => place.price === 0 && !place.ticketed),
    ...demand(wish.noTickets && !wish.free, "without tickets", (place) => !place.ticketed),
    ...demand(wish.cheaper && !wish.free, "cheaper", (place) => place.price < price, { comparative: true }),
    ...demand(wish.finer, "finer", (place) => place.price > price || place.price === 3, { comparative: true }),
    ...demand(wish.stepFree, "step-free", (place) => place.stepFree === true),
    ...demand(wish.stroller, "good with a stroller", (place) => place.stroller === true),
    ...demand(wish.children && !wish.stroller, "good with children", (place) => place.children),
    ...demand(
      wish.romantic,
      "romantic",
      (place) => ROMANTIC.has(place.category) || (place.category === "food" && place.price >= 2),
    ),
    ...demand(
      wish.quieter,
      "quieter",
      (place) => !LOUD.has(place.category) && (QUIET.has(place.category) || place.interests.includes("relaxation")),
    ),
    ...demand(
      wish.shorter,
      "shorter",
      (place) => place.minutes <= Math.min(SHORT_MINUTES, (current?.minutes ?? SHORT_MINUTES + 1) - 1),
      { comparative: true },
    ),
  ];
}
