import type { Place, PlaceCategory } from "~/domain/place/place";
import type { NeedId } from "~/language/wish/need-words";
import { isOnOnesFeet, isToSit } from "./atmosphere";
import type { Demand } from "./demand";
import type { Quality } from "./note";
import { hasAny } from "./trait-words";

const MEALS_ASKED = ["breakfast", "lunch", "dinner"] as const;
export type MealId = (typeof MEALS_ASKED)[number];

const LOUD: ReadonlySet<PlaceCategory> = new Set(["nightlife", "market", "shopping"]);

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
const seldomKnown = (quality: Quality, met: (place: Place) => boolean): Demand => ({
  asked: { is: "quality", quality },
  met,
  known: met,
  comparative: true,
  picky: false,
  soft: true,
});

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
          seldomKnown(
            need,
            ({ meal }) => meal?.diet.some((diet) => diet === "halal" || diet === "kosher" || diet === "vegan") ?? false,
          ),
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
      case "mild":
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

const TAGS_OF: Readonly<
  Record<"mild" | "openLate" | "station" | "toilets" | "dogs" | "safe" | "english", readonly string[]>
> = {
  mild: [],
  openLate: ["late", "late-night", "open late"],
  station: ["metro", "station"],
  toilets: ["toilets"],
  dogs: ["dogs", "dog friendly", "dog-friendly"],
  safe: [],
  english: ["english"],
};
