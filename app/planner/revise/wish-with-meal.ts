import type { BlockName } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import type { NeedId } from "~/language/wish/need-words";
import { readWish } from "~/language/wish/read-wish";
import type { SoughtId } from "~/language/wish/kind-words";
import type { Wish } from "~/language/wish/wish";
import type { MealId } from "./demands/need-demands";
import type { RevisionContext } from "./revision-request";

/** Who asks at a meal for a cheaper, nearer or calmer one asks for a meal; food in the evening is dinner. */
export function wishWithMeal({ wish, current, place, blockName }: RevisionContext): RevisionContext["wish"] {
  const meal = MEAL_OF[blockName];
  if (wish.needs.some((need) => need in MEALS) || wish.unwantedCategories.has("food")) return wish;
  const isSnack = asksForSnack(wish);
  const wantsFood = wish.wantedCategories.has("food") && wish.kinds.length < 2;
  if (wantsFood || wish.vegetarian)
    return blockName === "evening" && !isSnack ? { ...wish, needs: [...wish.needs, meal] } : wish;
  // "Less touristy" says how the table should be.
  const isLocal = wish.wantedInterests.has("local");
  const ofInterest = [...wish.wantedInterests].filter((interest) => interest !== "local");
  const wantsOther = wish.wantedCategories.size + ofInterest.length + wish.sought.length > 0;
  const refusesDish = wish.unsought.some(({ categories }) => categories[0] === "food");
  // Who speaks of a dish in the evening speaks of dinner, wherever they stand.
  const isDinner = refusesDish && blockName === "evening";
  const isFood = place ? place.category === "food" || (place.meal !== null && refusesDish) : isMealTitle(current.title);
  // A diet is one at table, whatever stands there.
  const isDiet = wish.needs.some((need) => DIETS.has(need));
  const isMeal = isDinner || isFood || isDiet;
  const isCompared =
    isLocal ||
    wish.cheaper ||
    wish.finer ||
    wish.closer ||
    wish.nearPart !== null ||
    wish.quieter ||
    wish.romantic ||
    wish.unsupportedToo.includes("diet") ||
    refusesDish ||
    wish.needs.some((need) => MEAL_NEEDS.has(need));
  return isMeal && isCompared && !wantsOther ? { ...wish, needs: [...wish.needs, meal] } : wish;
}

/** Something between the meals. */
export const asksForSnack = ({ sought, keywords }: Pick<Wish, "sought" | "keywords">): boolean =>
  sought.some(({ id }) => SNACKS.has(id)) || keywords.some((word) => SNACK_WORDS.has(word));
const SNACKS: ReadonlySet<SoughtId> = new Set<SoughtId>(["iceCream", "sweet", "beer", "wine"]);
const SNACK_WORDS = new Set(
  `coffee cafe tea bakery kaffee kaffeehaus tee backerei konditorei boulangerie patisserie panaderia pasteleria pasticceria panificio padaria
  pastelaria`.split(/\s+/),
);

const MEAL_OF = { morning: "breakfast", afternoon: "lunch", evening: "dinner" } as const satisfies Record<
  BlockName,
  MealId
>;
export const MEALS = { breakfast: true, lunch: true, dinner: true } as const satisfies Record<MealId, true>;
const MEAL_NEEDS: ReadonlySet<NeedId> = new Set(["glutenFree", "halal", "kosher", "noPork", "mild", "alcohol"]);
const DIETS: ReadonlySet<NeedId> = new Set(["glutenFree", "halal", "kosher", "noPork", "mild"]);
const NO_PLACES: readonly Place[] = [];
const isMealTitle = (title: string): boolean => {
  const { wantedCategories, sought, needs } = readWish(title, NO_PLACES);
  return (
    wantedCategories.has("food") ||
    needs.some((need) => need in MEALS) ||
    sought.some(({ categories }) => categories[0] === "food")
  );
};
