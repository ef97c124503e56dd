import type { Interest, Place, PlaceCategory } from "../place";
import type { BestThingsCategory } from "./demo-options";

type Fit = { kinds: ReadonlySet<PlaceCategory>; interest: Interest };

const FITS: Record<Exclude<BestThingsCategory, "all">, Fit> = {
  food: { kinds: new Set(["food", "market"]), interest: "food" },
  culture: { kinds: new Set(["museum", "landmark", "religious", "performance"]), interest: "culture" },
  nature: { kinds: new Set(["park", "nature", "viewpoint"]), interest: "nature" },
  nightlife: { kinds: new Set(["nightlife"]), interest: "nightlife" },
};

/** Whether a place or an idea is of the category: by what it is, or by what it is best for. */
export function suitsCategory({ category: kind, interests }: Pick<Place, "category"> & { interests: readonly Interest[] }, category: BestThingsCategory): boolean {
  if (category === "all") return true;
  const { kinds, interest } = FITS[category];
  return kinds.has(kind) || interests[0] === interest;
}
