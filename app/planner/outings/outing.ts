import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Preferences } from "../fit/preferences";

const BY_DAY = ["morning", "afternoon"] as const;
const INTO_THE_EVENING = ["afternoon", "evening"] as const;

/** A day trip, and the two parts of its day that it takes. */
export type Outing = { place: Place; parts: readonly [BlockName, BlockName] };

type Company = Pick<Preferences, "children">;

/** Whether one goes there for what the evening brings: the sun in the sea, lanterns, penguins. A table out of town is as good for lunch. */
export const isForEvening = ({ parts, category }: Pick<Place, "parts" | "category">): boolean =>
  category !== "food" && parts.includes("evening") && !parts.includes("morning");

/** An outing as these travellers make it: with children one is back before the evening. */
export const outingTo = (place: Place, { children }: Company): Outing => ({
  place,
  parts: isForEvening(place) && !children ? INTO_THE_EVENING : BY_DAY,
});

/** The outings of a trip: those for the evening take one each, for as long as `evenings` are left for them, and else the day like all others. */
export function outingsOf(places: readonly Place[], evenings: number, company: Company): Outing[] {
  let left = evenings;
  return places.map((place) => {
    const outing = outingTo(place, company);
    if (outing.parts === BY_DAY) return outing;
    left -= 1;
    return left < 0 ? { place, parts: BY_DAY } : outing;
  });
}

/** How many day trips suit a trip of so many days: about one in four. */
export function dayTripCap(days: number, preferences: Preferences): number {
  if (days < 4) return 0;
  const outdoors = preferences.interests.has("nature") || preferences.interests.has("adventure");
  const lessMobile =
    preferences.pace === "slow" || preferences.limited || preferences.wheelchair || preferences.stroller;
  return Math.floor(days / (lessMobile ? 6 : outdoors ? 3 : 4));
}
