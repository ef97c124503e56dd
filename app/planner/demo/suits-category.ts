import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import type { BestThingsCategory } from "~/domain/demo/demo";

type Fit = { kinds: ReadonlySet<PlaceCategory>; interest: Interest };

const FITS: Record<Exclude<BestThingsCategory, "all">, Fit> = {
  food: { kinds: new Set(["food", "market"]), interest: "food" },
  culture: { kinds: new Set(["museum", "landmark", "religious", "performance"]), interest: "culture" },
  nature: { kinds: new Set(["park", "nature", "viewpoint"]), interest: "nature" },
  nightlife: { kinds: new Set(["nightlife"]), interest: "nightlife" },
};

/** How well a place or an idea fits the category: `right` by its kind or first interest, `near` by another interest, or not at all. */
export function fitOf(
  { category: kind, interests }: Pick<Place, "category"> & { interests: readonly Interest[] },
  category: BestThingsCategory,
): "right" | "near" | "none" {
  if (category === "all") return "right";
  const { kinds, interest } = FITS[category];
  if (kinds.has(kind) || interests[0] === interest) return "right";
  return interests.includes(interest) ? "near" : "none";
}
