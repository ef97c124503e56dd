import type { Names } from "./names-agree";
import type { CityGuide, Place, PlaceCategory } from "~/domain/place/place";

/** All that people call a place. */
export const namesOf = ({ name, aliases }: Place): Names => ({ own: name, others: aliases });

/** Whether one goes there to eat or drink rather than to see. */
export const eatsAt = ({ category, meal }: Place): boolean =>
  category === "food" || (category === "nightlife" && meal !== null);

const WHERE_ONE_LOOKS_AROUND: ReadonlySet<PlaceCategory> = new Set([
  "landmark",
  "park",
  "nature",
  "viewpoint",
  "neighborhood",
]);

/** Whether whoever goes there sees what stands around it. */
export const isInTheOpen = ({ indoor, category }: Place): boolean => !indoor && WHERE_ONE_LOOKS_AROUND.has(category);

/** Whether a city's data tells of any place for which meal it is; until it does, whatever is for eating is for any. */
export const tellsOfMeals = ({ places }: CityGuide): boolean => places.some(({ meal }) => meal !== null);
