import { cityKey } from "../../domain/cities/city-key.mjs";
import type { CityGuide, Place, PlaceCategory } from "~/domain/place/place";
import { appeal } from "../fit/appeal";
import type { BudgetLevel } from "../fit/budget-level";
import { ALL_IDEAS } from "../ideas";
import { fitsPlace, pointsForPlace } from "../ideas/idea";
import { type Trait, yearRoundTraits } from "../ideas/traits";
import type { Setting } from "~/domain/place/setting";
import type { Idea } from "../ideas";
import { ideaAppeal } from "../ideas/choose-idea";
import type { Phrases } from "../words/phrase-deck";
import { createPhraseDeck } from "../words/phrase-deck";
import { pickVaried } from "../plan/pick-varied";
import { preferencesOf } from "../fit/preferences";
import type { Preferences } from "../fit/preferences";
import type { Random } from "../plan/random";
import { seedFrom, seededRandom } from "../plan/random";
import { demoBrief } from "./demo-brief";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import { BEST_THINGS, FEWEST_THINGS, categoryShown, emojiOf } from "~/domain/demo/best-thing";
import type { BestThingsBudget } from "~/domain/demo/demo";
import { sayWhyBest } from "./say-why-best";
import { fitOf } from "./suits-category";

const LEVEL: Record<BestThingsBudget, BudgetLevel> = { low: "low", medium: "middle", high: "high" };
const HIGHEST_PRICE: Record<BestThingsBudget, number> = { low: 1, medium: 2, high: 3 };
/** Points for each price level of a sight when the budget is high: what costs nothing may still be what one comes for. */
const DEAR_SIGHT = 0.7;
/** Points by price level where one eats, drinks and shops: luxury is no stall. */
const DEAR_TABLE = [-3, -1.5, 0.7, 2.4] as const;
const TABLES: ReadonlySet<PlaceCategory> = new Set(["food", "market", "shopping", "nightlife"]);
const NOISE = 0.3;
const RIGHT_CATEGORY = 2;
const PLATE = 0.8;

const randomFor = ({ destination, category, budget }: BestThingsWish): Random =>
  seededRandom(seedFrom(`best ${cityKey(destination)} ${category} ${budget}`));

/** Preferences without any but the budget. */
const visitor = ({ destination, budget }: BestThingsWish): Preferences => ({
  ...preferencesOf(demoBrief({ destination, season: "Spring", numDays: 2, tripGoals: [] }, null)),
  budget: LEVEL[budget],
});

function priced({ category, price }: Place | Idea, budget: BestThingsBudget): number {
  if (budget !== "high") return 0;
  return TABLES.has(category) ? (DEAR_TABLE[Math.min(3, Math.max(0, Math.round(price)))] ?? 0) : DEAR_SIGHT * price;
}
const affordable = <Thing extends { price: number }>(things: readonly Thing[], budget: BestThingsBudget): Thing[] =>
  things.filter(({ price }) => price <= HIGHEST_PRICE[budget]);

/** A place of a covered city as one of the best things, with what is known of it. */
export const bestThingAt = (place: Place, { category }: BestThingsWish, whyBest: string): BestThing => ({
  name: place.name,
  description: place.about,
  whyBest,
  emoji: emojiOf(place.category),
  category: categoryShown(place.category, category),
  source: "embedded",
  verified: true,
});

/** Places of the category come before places that are also good for it. When any category will do, food counts less. */
function categoryPoints(place: Place | Idea, { category }: BestThingsWish): number {
  if (category === "all") return place.category === "food" ? -PLATE : 0;
  return fitOf(place, category) === "right" ? RIGHT_CATEGORY : 0;
}

/** The places that a wish allows, best first and unlike each other. */
export function bestPlaces(wish: BestThingsWish, guide: CityGuide, count = BEST_THINGS): Place[] {
  const random = randomFor(wish);
  const preferences = visitor(wish);
  const open = affordable(
    guide.places.filter((place) => fitOf(place, wish.category) !== "none"),
    wish.budget,
  );
  const points = new Map(
    open.map((place) => [
      place.id,
      appeal(place, preferences) + priced(place, wish.budget) + categoryPoints(place, wish) + random() * NOISE,
    ]),
  );
  return pickVaried(
    open,
    count,
    ({ id }) => points.get(id) ?? 0,
    (place) => (place.dayTrip ? "day trip" : place.category),
  );
}

function fromGuide(wish: BestThingsWish, guide: CityGuide): BestThing[] {
  const deck = createPhraseDeck(randomFor(wish));
  return bestPlaces(wish, guide).map((place) =>
    bestThingAt(place, wish, sayWhyBest(place, guide.name, wish.budget, deck)),
  );
}

const NO_PLACES: Phrases<(city: string) => string> = [
  (city) => `An idea, not a named place: I have no places for ${city} yet.`,
  (city) => `It works in nearly every town; which one in ${city} is for you to find.`,
  () => "Ask whoever lives there where it is best; they will know.",
  (city) => `I do not know ${city} place by place, so take it as an idea.`,
];
const FEW_PLACES: Phrases<(city: string) => string> = [
  (city) => `An idea, not a named place: of this kind I know few in ${city}.`,
  () => "I have no name for it, but whoever lives there will.",
  (city) => `Where in ${city} is for you to find; I can only give the idea.`,
];

/** Ideas, for a city or a category without enough known places. */
function fromIdeas(
  wish: BestThingsWish,
  count: number,
  honest: Phrases<(city: string) => string>,
  traits: ReadonlySet<Trait> | null,
): BestThing[] {
  const random = randomFor(wish);
  const deck = createPhraseDeck(random);
  const preferences = visitor(wish);
  const open = affordable(
    ALL_IDEAS.filter((idea) => fitOf(idea, wish.category) !== "none" && fitsPlace(idea, traits)),
    wish.budget,
  ).map((idea) => ({
    idea,
    points:
      ideaAppeal(idea, preferences) +
      pointsForPlace(idea) +
      priced(idea, wish.budget) +
      categoryPoints(idea, wish) +
      random() * NOISE,
  }));
  return pickVaried(
    open,
    count,
    ({ points }) => points,
    ({ idea }) => idea.category,
  ).map(({ idea }) => ideaThing(idea, wish, deck.deal(honest)(wish.destination)));
}

const ideaThing = (idea: Idea, { category }: BestThingsWish, whyBest: string): BestThing => ({
  name: idea.title,
  description: idea.text,
  whyBest,
  emoji: emojiOf(idea.category),
  category: categoryShown(idea.category, category),
  source: "embedded",
  verified: false,
});

/** The best things for a category and a budget: real places where the city is covered, and honest ideas where too few of that kind are known. The same wish gives the same things. */
export function bestThings(wish: BestThingsWish, guide: CityGuide | null, setting?: Setting | null): BestThing[] {
  if (guide === null)
    return fromIdeas(wish, BEST_THINGS, NO_PLACES, setting === undefined ? null : yearRoundTraits(setting));
  const known = fromGuide(wish, guide);
  return known.length >= FEWEST_THINGS
    ? known
    : [...known, ...fromIdeas(wish, FEWEST_THINGS - known.length, FEW_PLACES, null)];
}
