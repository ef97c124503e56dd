import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { Preferences } from "./preferences";

/** What families do of an evening even where others go out. */
const FOR_FAMILIES: ReadonlySet<Place["category"]> = new Set(["food", "family"]);
/** An evening with children is over by then. */
const EVENING_WITH_CHILDREN_MINUTES = 120;
/** After a longer outing those who tire want supper and nothing else. */
const LONG_OUTING_KM = 30;
/** More than an hour each way is too much with a stroller. */
const STROLLER_OUTING_KM = 60;

const HIKE = /\b(hik(e|es|ing)|trek(s|king)?|scrambl(e|es|ing)|summit|via ferrata)\b/i;

/** Whether a place is reached or seen on a hike, by what is known of it. */
export const isHike = ({ name, about }: Pick<Place, "name" | "about">): boolean => HIKE.test(`${name} ${about}`);

/** Whether these travellers would go there in that part of the day: with children, no long evenings and none where people go out. */
export function suitsCompany(place: Place, part: BlockName, { children }: Preferences): boolean {
  if (part !== "evening" || !children) return true;
  const goesOut = !FOR_FAMILIES.has(place.category) && place.interests.includes("nightlife");
  return !goesOut && place.minutes <= EVENING_WITH_CHILDREN_MINUTES;
}

/** Whether a day trip is not too far for them. */
export const isOutingTooFar = (trip: Place, centre: Point, { stroller }: Preferences): boolean =>
  stroller && kilometresBetween(centre, trip) > STROLLER_OUTING_KM;

/** Whether the evening after a day trip is for supper alone. */
export const needsRestAfter = (trip: Place, centre: Point, { children, pace }: Preferences): boolean =>
  (children || pace === "slow") && kilometresBetween(centre, trip) > LONG_OUTING_KM;
