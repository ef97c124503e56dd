import type { Interest, Place, PlaceCategory } from "../../place";

/** What a traveller asks of one block, read from plain words. */
export type Wish = {
  closer: boolean;
  indoor: boolean;
  outdoor: boolean;
  vegetarian: boolean;
  vegan: boolean;
  cheaper: boolean;
  free: boolean;
  finer: boolean;
  stepFree: boolean;
  children: boolean;
  stroller: boolean;
  quieter: boolean;
  shorter: boolean;
  backInTown: boolean;
  /** "Something else": the present stop has to go whatever it is. */
  different: boolean;
  wantedCategories: ReadonlySet<PlaceCategory>;
  wantedInterests: ReadonlySet<Interest>;
  unwantedCategories: ReadonlySet<PlaceCategory>;
  /** The place of the city that the words name, wanted or not. */
  named: Place | null;
  unwantedPlace: Place | null;
  /** Words that may stand in a place's name or sentence: "fado", "tiles", "ramen". */
  keywords: readonly string[];
};
