import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import type { NeedId } from "~/language/wish/need-words";
import { oneOf } from "~/language/words/one-of";
import { isBar, isOnOnesFeet, isToSit } from "./atmosphere";
import type { Demand } from "./demand";
import type { Quality } from "../note";
import { hasAny } from "./trait-words";

const MEALS_ASKED = ["breakfast", "lunch", "dinner"] as const;
/** Of the four steps of a price. */
/** The last of the four steps in which prices are known. */
export const DEAREST = 3;
export type MealId = (typeof MEALS_ASKED)[number];

/** What is always cooled: "Ski Dubai, Mall of the Emirates". */
const COOLED_HOUSES = oneOf(`
  mall/malls, shopping centre/centres/center/centers, department store/stores,
  aquarium/aquariums, oceanarium/oceanario, ice rink/rinks, indoor ski*, ski dubai
`);
const CALLED_COOL = new RegExp(String.raw`\b${COOLED_HOUSES}\b`, "i");
const isCooled = (place: Place): boolean =>
  hasAny(place, "cool") || (place.indoor && CALLED_COOL.test([place.name, ...place.tags].join(", ")));

const SELDOM_COOLED: ReadonlySet<PlaceCategory> = new Set(["market", "religious", "park", "nature", "neighborhood"]);

const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);

/** One walks in from any side. */
const OPEN_TO_ALL: ReadonlySet<PlaceCategory> = new Set(["park", "nature", "neighborhood"]);
const isWaitedAt = (place: Place): boolean => hasAny(place, "queue", "crowded");

const DISH_CATEGORIES: ReadonlySet<PlaceCategory> = new Set(["food", "market", "nightlife"]);
const eats = ({ category, meal }: Place): boolean =>
  category === "food" || (meal !== null && DISH_CATEGORIES.has(category));

/** Whether a place is good for a meal, as far as that is known: no ice cream for dinner. */
export const servesMeal = (place: Place, meal: MealId): boolean =>
  eats(place) && (place.meal === null || (place.meal.for.includes(meal) && place.meal.kind !== "ice-cream"));

const DIET_NEEDS = { glutenFree: "gluten-free", halal: "halal", kosher: "kosher" } as const;
const isDiet = (need: NeedId): need is keyof typeof DIET_NEEDS => need in DIET_NEEDS;
const isMeal = (need: NeedId): need is MealId => MEALS_ASKED.some((meal) => meal === need);

/** Half of a wish that our data seldom know: it decides among places, and the reply says of which it is true. */
export const seldomKnown = (quality: Quality, met: (place: Place) => boolean): Demand => ({
  asked: { is: "quality", quality },
  met,
  known: met,
  comparative: true,
  picky: false,
  soft: true,
});

/** A kitchen without meat: a vegan burger is none. */
export const isMeatless = ({ meal }: Pick<Place, "meal">): boolean =>
  /\b(?:vegan|vegetarian)\b/i.test(meal?.cuisine ?? "");

/** Where somebody cooks without anything of an animal, as far as that is written down. */
export const isVegan = ({ meal, tags }: Pick<Place, "meal" | "tags">): boolean =>
  meal?.diet.includes("vegan") === true || tags.includes("vegan");

/** A ramen house with a vegan bowl cooks the others with pork all the same. */
function isWithoutPork(place: Place): boolean {
  const diet = place.meal?.diet ?? [];
  const isByRule = diet.includes("halal") || diet.includes("kosher");
  return isByRule || isMeatless(place) || (diet.includes("vegan") && !isOfPork(place));
}

/** Dishes that are pork, or cooked in its broth, unless somebody says otherwise. */
const PORK = new Set(
  `pork pig pigs ham hams bacon sausage sausages jamon prosciutto speck porchetta tonkatsu ramen char siu carnitas pastor lechon bifana bifanas feijoada
  crackling trotters knuckle schnitzel chorizo salami serrano iberico tonkotsu`.split(/\s+/),
);
const isOfPork = ({ name, about, tags, meal }: Place): boolean =>
  nameKey([name, about, ...tags, meal?.cuisine].join(" "))
    .split(" ")
    .some((word) => PORK.has(word));

export function needDemands(needs: readonly NeedId[], current: Place | null): Demand[] {
  return needs.flatMap((need): Demand[] => {
    if (isMeal(need))
      return [
        {
          asked: { is: "quality", quality: need },
          met: (place) => servesMeal(place, need),
          comparative: false,
          picky: true,
        },
      ];
    if (isDiet(need)) return [seldomKnown(need, ({ meal }) => meal?.diet.includes(DIET_NEEDS[need]) ?? false)];
    switch (need) {
      case "noPork":
        return [
          seldomKnown(need, isWithoutPork),
          // A ramen house is none for who eats no pork, and no card is about it.
          {
            asked: { is: "notAbout", words: "pork" },
            met: (place) => isWithoutPork(place) || !isOfPork(place),
            comparative: false,
            picky: false,
            isUnclaimed: true,
          },
        ];
      case "loud":
        return [
          {
            asked: { is: "quality", quality: need },
            met: ({ category }) => LOUD.has(category),
            comparative: false,
            picky: false,
            soft: true,
          },
        ];
      case "otherKind":
        return current
          ? [
              {
                asked: { is: "notCategory", category: current.category },
                met: ({ category }) => category !== current.category,
                comparative: false,
                picky: false,
              },
            ]
          : [];
      // How long one waits is known where one never does, and where one always does.
      case "noQueues":
        return [
          {
            ...seldomKnown(need, (place) => OPEN_TO_ALL.has(place.category) && !place.ticketed && !isWaitedAt(place)),
            known: isWaitedAt,
            soft: false,
          },
        ];
      case "alcohol":
        return [
          {
            ...seldomKnown(
              need,
              (place) => !hasAny(place, "dry") && (place.category === "nightlife" || place.meal?.kind === "bar"),
            ),
            known: (place) => hasAny(place, "dry"),
          },
        ];
      // Of many places it is not known; a hall of stalls and a church have none.
      case "cooled":
        return [
          {
            ...seldomKnown(need, isCooled),
            contrary: (place) => !isCooled(place) && (!place.indoor || SELDOM_COOLED.has(place.category)),
          },
        ];
      case "shade":
        return [
          {
            ...seldomKnown(need, (place) => hasAny(place, "shade")),
            known: (place) => hasAny(place, "shade", "unshaded"),
          },
        ];
      // A bar may pour them, whatever is written of it; what is on a stage with drinks is none to go to for these.
      case "cocktails":
        return [
          {
            ...seldomKnown(need, (place) => DISH_CATEGORIES.has(place.category) && hasCocktails(place)),
            contrary: (place) => place.category === "nightlife" && !isBar(place) && !hasCocktails(place),
          },
        ];
      // What a place costs is known as one of four steps, and not in money; who names a sum does not mean the dearest.
      case "priceLimit":
        return [{ ...seldomKnown(need, () => false), known: ({ price }) => price === DEAREST }];
      case "seats":
        return [
          {
            asked: { is: "quality", quality: need },
            met: isToSit,
            contrary: isOnOnesFeet,
            // What stands there is what one has had enough of.
            comparative: true,
            picky: false,
          },
        ];
      case "condition":
      case "beside":
      case "unlock":
      case "offTopic":
        return [];
      // Of few beaches it is written how the waves are; where surfers go they are not small.
      case "calmWater":
        return [{ ...seldomKnown(need, isCalmWater), contrary: isSurfed }];
      case "mild":
      case "shallow":
      case "openLate":
      case "station":
      case "toilets":
      case "dogs":
      case "safe":
      case "english":
        return [seldomKnown(need, ({ tags }) => tags.some((tag) => TAGS_OF[need].includes(tag)))];
      default:
        return need satisfies never;
    }
  });
}

const SURF = /\b(?:surf\w*|kitesurf\w*|breakers|big waves|rollers)\b/i;
/** A cove may lie open to the sea, and what is out of the wind has waves: only what is marked as calm is. */
const CALM = /\b(?:calm (?:beach|water|sea|bay)|lagoon|tidal pools?|lakeside|harbou?r (?:swimming|beach))\b/i;
const NETTED = /\bnetted\b/i;

/** Whether waves break there that surfers come for, as far as its marks or its sentence tell. */
export const isSurfed = ({ name, about, tags, category }: Place): boolean =>
  category !== "wellness" && SURF.test([name, about, ...tags].join(", "));
const isCalmWater = (place: Place): boolean =>
  !isSurfed(place) && (CALM.test(place.tags.join(", ")) || NETTED.test(place.about));

const hasCocktails = ({ name, about, tags }: Place): boolean =>
  /\bcocktails?\b/i.test([name, about, ...tags].join(", "));

const TAGS_OF: Readonly<
  Record<"mild" | "shallow" | "openLate" | "station" | "toilets" | "dogs" | "safe" | "english", readonly string[]>
> = {
  mild: [],
  shallow: ["shallow", "shallow water"],
  openLate: ["late", "late-night", "open late"],
  station: ["metro", "station"],
  toilets: ["toilets"],
  dogs: ["dogs", "dog friendly", "dog-friendly"],
  safe: [],
  english: ["english"],
};
