import type { Block, BlockName } from "../../block";
import { kilometresBetween, spokenKilometres, walkingMinutes } from "../../geo";
import type { Day } from "../../itinerary";
import type { CityGuide, Place } from "../../place";
import type { TripBrief } from "../../trip-brief";
import { nameKey } from "../place-name";
import { preferencesOf } from "../preferences";
import { briefWalk } from "../say-hop";
import { neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import type { Wish } from "./wish";

type Scene = { brief: TripBrief; guide: CityGuide; day: Day; blockName: BlockName; current: Block; place: Place | null; wish: Wish };

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;

const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(" ");

/** Whether the block stands for one of the chosen musts. */
const isMust = ({ brief, current, place }: Scene): boolean =>
  brief.anchors.some((anchor) => nameKey(anchor) === nameKey(current.title) || (place !== null && nameKey(anchor) === nameKey(place.name)));

/** A must never goes without a word (DESIGN section 6). */
const sayMust = (scene: Scene): string | null =>
  isMust(scene) && !scene.wish.different ? `${scene.current.title} was one of your musts, so keep the old block if you still want it.` : null;

const sayOtherHalf = ({ current, guide, blockName }: Scene, chosen: Place): string | null =>
  current.isDayTrip && !chosen.dayTrip && kilometresBetween(guide, chosen) < guide.radiusKm
    ? `The ${blockName === "morning" ? "afternoon" : "morning"} is still out of town; change it too if you want the whole day here.`
    : null;

/** What a traveller should hear of any change, whoever made it; empty when there is nothing. */
export const sayAfterthought = (scene: Scene, chosen: Place): string => sentences(sayMust(scene), sayOtherHalf(scene, chosen));

function sayDistance({ brief, day, blockName }: Scene, chosen: Place): string | null {
  const preferences = preferencesOf(brief);
  const { before, after } = neighboursOf(day, blockName);
  const near = before ?? after;
  if (!near) return null;
  const km = kilometresBetween(near.point, chosen);
  const far = walkingMinutes(km, preferences.walkingKmh) > preferences.longestWalkMinutes;
  return far ? `It is about ${spokenKilometres(km)} km from ${near.title}, so take a ride.` : `It is ${briefWalk(km, preferences)} from ${near.title}.`.replace("next door from", "next door to").replace("away from", "from");
}

export function saySwapped(scene: Scene, chosen: Place, demands: readonly Demand[]): string {
  const reasons = demands.filter(({ met }) => met(chosen)).map(({ said }) => said);
  const why = reasons.length > 0 ? `: ${list(reasons)}, as you asked` : " as something different";
  return sentences(`I put ${chosen.name} in place of ${scene.current.title}${why}.`, sayDistance(scene, chosen), scene.wish.vegan ? "I know what suits vegetarians, not vegans, so ask there." : null, sayOtherHalf(scene, chosen), sayMust(scene));
}

export function sayNamed(scene: Scene, named: Place): string {
  const { blockName, current, guide } = scene;
  const trip = named.dayTrip ? `It is a day out, about ${spokenKilometres(kilometresBetween(guide, named))} km from ${guide.name}, so plan the rest of the day around it.` : null;
  const part = !named.dayTrip && !named.parts.includes(blockName) ? `It is usually better in the ${named.parts[0] ?? "morning"}, so check that it is open.` : null;
  return sentences(`I put ${named.name} here, as you asked, in place of ${current.title}.`, trip ?? sayDistance(scene, named), part, sayOtherHalf(scene, named), sayMust(scene));
}

export const sayAlreadyMet = (place: Place, demands: readonly Demand[]): string =>
  `I left ${place.name}, which is what you ask already, as far as I know: ${list(demands.map(({ said }) => said))}. Say "something else" and I look for another.`;

export function sayKept({ current, blockName, guide, wish }: Scene, demands: readonly Demand[], later: Place | null): string {
  if (current.isDayTrip && !wish.backInTown) {
    return `I kept ${current.title}: this is a day out, and I know nothing else there that fits. Say "stay in town" and I plan this block in ${guide.name} instead.`;
  }
  if (wish.closer && demands.length === 1) return `I kept ${current.title}: nothing I know for the ${blockName} is clearly closer to the stops around it.`;
  const asked = demands.length > 0 ? ` that is ${list(demands.map(({ said }) => said))}` : " that would be new";
  return `I kept ${current.title}: I know no other place in ${guide.name} for the ${blockName}${asked} and is not in your plan already.${later ? ` ${later.name} would do, but it is for the ${later.parts[0] ?? "evening"}.` : ""}`;
}

export const sayUnclear = ({ current }: Pick<Scene, "current">): string =>
  `I kept ${current.title}, since I am not sure what to change. Tell me for instance: less walking, indoors, vegetarian, no museums, cheaper, good with children, or the name of a place.`;
