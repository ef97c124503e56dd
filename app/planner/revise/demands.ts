import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import { kilometresBetween } from "~/domain/place/geo";
import { nameKey } from "~/domain/place/place-name";
import type { Sought } from "~/language/wish/kind-words";
import type { Wish } from "~/language/wish/wish";
import type { Asked, Quality } from "./note";

/**
 * One thing that a wish asks of a place: as a note says it (`asked`), and whether a place meets it.
 * `comparative`: it compares with the present stop ("cheaper"), which therefore never meets it.
 * `picky`: it is so particular that a place far from the day's other stops may be chosen.
 */
export type Demand = {
  asked: Asked;
  met: (place: Place) => boolean;
  comparative: boolean;
  picky: boolean;
  /** The same, of a place that meets it. */
  askedOf?: (place: Place) => Asked;
};

const QUIET: ReadonlySet<PlaceCategory> = new Set(["park", "nature", "wellness", "religious", "viewpoint"]);
const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);
const ROMANTIC: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "park", "performance"]);
const SHORT_MINUTES = 60;
const NEAR_KM = 1.2;
const FAMOUS = 3;

/** How many of the wish's own words occur in what is written of a place. */
export function keywordHits(place: Place, keywords: readonly string[]): number {
  const { name, about, neighborhood, tags, meal } = place;
  const words = new Set(nameKey([name, about, neighborhood, ...tags, meal?.cuisine].join(" ")).split(" "));
  return keywords.filter(
    (word) => words.has(word) || words.has(`${word}s`) || (word.endsWith("s") && words.has(word.slice(0, -1))),
  ).length;
}

export const isSought = (place: Place, { words, categories }: Pick<Sought, "words" | "categories">): boolean =>
  (categories.length === 0 || categories.includes(place.category)) && keywordHits(place, words) > 0;

/** What everybody travels to is nothing local, whoever else goes there. */
const isTrueOf = (interest: Interest, { fame }: Place): boolean => interest !== "local" || fame < FAMOUS;

function subjectDemand({ wantedCategories, wantedInterests }: Wish): Demand | null {
  if (wantedCategories.size === 0 && wantedInterests.size === 0) return null;
  const [category] = wantedCategories;
  const [interest] = wantedInterests;
  return {
    asked: interest
      ? { is: "interest", interest }
      : category
        ? { is: "category", category }
        : { is: "quality", quality: "whatYouAsked" },
    met: (place) =>
      wantedCategories.has(place.category) ||
      place.interests.some((has) => wantedInterests.has(has) && isTrueOf(has, place)),
    comparative: false,
    picky: wantedCategories.size > 0,
    ...(interest ? {} : { askedOf: ({ category: kind }: Place) => ({ is: "category", category: kind }) }),
  };
}

type Kind = Partial<Pick<Demand, "comparative" | "picky">>;

const demand = (
  isAsked: boolean,
  said: Quality | Asked,
  met: (place: Place) => boolean,
  { comparative = false, picky = false }: Kind = {},
): Demand[] =>
  isAsked
    ? [{ asked: typeof said === "string" ? { is: "quality", quality: said } : said, met, comparative, picky }]
    : [];

/** What the wish asks about the location. */
function whereDemands({ neighborhood, unwantedNeighborhood, nearPlace }: Wish): Demand[] {
  return [
    ...demand(
      neighborhood !== null,
      { is: "in", name: neighborhood ?? "" },
      (place) => place.neighborhood === neighborhood,
      {
        picky: true,
      },
    ),
    ...demand(
      unwantedNeighborhood !== null,
      { is: "notIn", name: unwantedNeighborhood ?? "" },
      (place) => place.neighborhood !== unwantedNeighborhood,
    ),
    ...demand(
      nearPlace !== null,
      { is: "near", name: nearPlace?.name ?? "" },
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
      wish.vegan ? "vegan" : "vegetarian",
      (place) => place.category === "food" && place.vegetarian === true,
      { picky: true },
    ),
    ...(subject && !(eats && wish.wantedCategories.has("food")) ? [subject] : []),
    ...wish.sought.map((sought): Demand => ({
      asked: { is: "sought", id: sought.id },
      met: (place) => isSought(place, sought),
      comparative: false,
      picky: true,
    })),
    ...[...wish.unwantedCategories].map((refused): Demand => ({
      asked: { is: "notCategory", category: refused },
      met: (place) => place.category !== refused,
      comparative: false,
      picky: false,
    })),
    ...(eats ? [] : wish.unsought).map((sought): Demand => ({
      asked: { is: "notSought", id: sought.id },
      met: (place) => !isSought(place, sought),
      comparative: false,
      picky: false,
    })),
    ...wish.feared.map((feared): Demand => ({
      asked: { is: "notFeared", id: feared.id },
      met: (place) => !isSought(place, feared),
      comparative: false,
      picky: false,
    })),
    ...whereDemands(wish),
    ...demand(wish.elsewhere, "elsewhere", (place) => place.neighborhood !== current?.neighborhood),
    ...demand(wish.indoor, "indoor", (place) => place.indoor),
    ...demand(wish.outdoor && !wish.indoor, "outdoor", (place) => !place.indoor),
    ...demand(wish.free, "free", (place) => place.price === 0 && !place.ticketed),
    ...demand(wish.noTickets && !wish.free, "noTickets", (place) => !place.ticketed),
    ...demand(wish.cheaper && !wish.free, "cheaper", (place) => place.price < price, { comparative: true }),
    ...demand(wish.finer, "finer", (place) => place.price > price || place.price === 3, { comparative: true }),
    ...demand(wish.stepFree, "stepFree", (place) => place.stepFree === true),
    ...demand(wish.stroller, "stroller", (place) => place.stroller === true),
    ...demand(wish.children && !wish.stroller, "children", (place) => place.children),
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
