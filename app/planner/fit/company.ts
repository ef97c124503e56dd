import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Preferences } from "./preferences";

/** What families do of an evening even where others go out. */
const FOR_FAMILIES: ReadonlySet<Place["category"]> = new Set(["food", "family"]);
/** An evening with children is over by then. */
const EVENING_WITH_CHILDREN_MINUTES = 120;
/** After a longer outing those who take it slowly want supper and nothing else; after any, those with children do. */
const LONG_OUTING_KM = 30;
/** After a way of two and a half hours most do: it is late by then. */
const FAR_OUTING_KM = 100;
/** More than an hour each way is too much with a stroller. */
const STROLLER_OUTING_KM = 60;

const HIKE = /\b(hik(e|es|ing)|trek(s|king)?|scrambl(e|es|ing)|summit|via ferrata)\b/i;

/** What a place is known for at an hour at which children sleep. */
const LATE =
  /\b((after|past|till|until) (eight|nine|ten|eleven|midnight|late|dawn)|midnight|all night|late at night)\b/i;

/** Whether a place is reached or seen on a hike, by what is known of it. */
export const isHike = ({ name, about }: Pick<Place, "name" | "about">): boolean => HIKE.test(`${name} ${about}`);

/** Whether these travellers would go there in that part of the day: with children, no long or late evenings and none where people go out; with small ones, no shows. */
export function suitsCompany(place: Place, part: BlockName, { children, stroller }: Preferences): boolean {
  if (part !== "evening" || !children) return true;
  const goesOut = !FOR_FAMILIES.has(place.category) && place.interests.includes("nightlife");
  const isLate = LATE.test(place.about) || (stroller && place.category === "performance");
  return !goesOut && !isLate && place.minutes <= EVENING_WITH_CHILDREN_MINUTES;
}

/** Whether a day trip is not too far for them. */
export const isOutingTooFar = (trip: Place, centre: Point, { stroller }: Preferences): boolean =>
  stroller && kilometresBetween(centre, trip) > STROLLER_OUTING_KM;

/** From how far on an outing leaves nothing but supper; who wants to see it all goes out again after any. */
const TIRING_KM: Record<Preferences["pace"], number> = {
  slow: LONG_OUTING_KM,
  moderate: FAR_OUTING_KM,
  fast: Number.POSITIVE_INFINITY,
};

/** Whether the evening after a day trip is for supper alone. */
export const needsRestAfter = (trip: Place, centre: Point, { children, pace }: Preferences): boolean =>
  children || kilometresBetween(centre, trip) > TIRING_KM[pace];
