import type { Block, BlockName } from "../../block";
import { BLOCK_NAMES } from "../../block";
import { kilometresBetween, pointOf } from "../../geo";
import type { Day } from "../../itinerary";
import type { CityGuide, Place } from "../../place";
import type { TripBrief } from "../../trip-brief";
import { appeal, isExcluded } from "../appeal";
import { createPhraseDeck } from "../phrase-deck";
import { preferencesOf } from "../preferences";
import { seedFrom, seededRandom } from "../random";
import { bestNearby } from "../stops";
import { writePlaceBlock, writeTripMorning } from "../write-block";
import { kilometresAround, neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import { demandsOf, keywordHits } from "./demands";
import { blocksOf, isPlaceOf, standingOf } from "./places-in-plan";
import { readWish } from "./read-wish";
import { reviseIdea } from "./revise-idea";
import { sayAfterthought, sayAlreadyMet, sayKept, sayNamed, saySwapped, sayUnclear } from "./say-revision";
import type { Wish } from "./wish";

export type BlockRequest = { brief: TripBrief; days: Day[]; dayIndex: number; blockName: BlockName; current: Block; feedback: string };
/** The block as it should be, and a sentence on what changed and why; the same block when nothing better is known. */
export type Revision = { block: Block; note: string };

const AROUND_DAY_TRIP_KM = 10;
/** "Closer" has to be worth the change. */
const CLEARLY_LESS = 0.8;
const BITE_WITHIN_KM = 0.9;
const SOMETHING_ELSE_NOISE = 1.2;
const A_MEAL_UNASKED = 2;

type Scene = BlockRequest & { guide: CityGuide; wish: Wish; day: Day; place: Place | null };

/** Writes the chosen place into this block, tied to the stops that stay around it. */
function writeChosen({ brief, days, guide, blockName, day, feedback }: Scene, place: Place): Block {
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${place.id} ${feedback}`)));
  const writing = { guide, preferences, deck };
  if (place.dayTrip) return { ...writeTripMorning(place, writing), timeOfDay: blockName };
  const { before } = neighboursOf(day, blockName);
  const said = blocksOf(days).map(({ block }) => `${block.title} ${block.description}`).join(" ");
  const suits = (option: Place): boolean => option.category === "food" && option.parts.includes(blockName) && !option.dayTrip && !said.includes(option.name);
  const bite = place.category === "food" || blockName === "morning" ? null : bestNearby(place, guide.places, BITE_WITHIN_KM, preferences, suits);
  const hop = before ? { name: before.title, km: kilometresBetween(before.point, place) } : null;
  return writePlaceBlock(place, { part: blockName, before: hop, also: null, bite }, writing);
}

/** The places that could stand here: unused in the trip, fit for the part of the day, possible for these travellers. */
function openPlaces({ brief, guide, days, blockName, current, wish }: Scene): Place[] {
  const preferences = preferencesOf(brief);
  const standing = blocksOf(days);
  const trip = current.isDayTrip && !wish.backInTown ? pointOf(current) : null;
  return guide.places.filter((place) => {
    if (isPlaceOf(current, place) || !place.parts.includes(blockName) || isExcluded(place, preferences)) return false;
    if (standing.some(({ block }) => isPlaceOf(block, place)) || place.id === wish.unwantedPlace?.id) return false;
    return trip ? kilometresBetween(trip, place) <= AROUND_DAY_TRIP_KM : !place.dayTrip;
  });
}

/** Asked for by itself, "closer" is a demand; beside others it decides between what meets them. */
function closerDemand({ wish, day, blockName, current }: Scene, others: readonly Demand[]): Demand[] {
  const around = neighboursOf(day, blockName);
  const here = pointOf(current);
  if (!wish.closer || others.length > 0 || (!around.before && !around.after)) return [];
  const limit = here ? kilometresAround(here, around) * CLEARLY_LESS : Number.POSITIVE_INFINITY;
  return [{ said: "less of a walk", met: (place) => kilometresAround(place, around) < limit, comparative: true }];
}

function keywordDemand({ wish, guide }: Scene, others: readonly Demand[]): Demand[] {
  if (others.length > 0 || wish.backInTown || !guide.places.some((place) => keywordHits(place, wish.keywords) > 0)) return [];
  return [{ said: `for "${wish.keywords.join(" ")}"`, met: (place) => keywordHits(place, wish.keywords) > 0, comparative: false }];
}

/** The best of them: liked, near the day's other stops, in the words of the wish. */
function bestOf(places: readonly Place[], { brief, days, day, blockName, wish, guide, current, feedback }: Scene): Place | null {
  const preferences = preferencesOf(brief);
  const around = neighboursOf(day, blockName);
  const elsewhere = blocksOf(days).map(({ block }) => block.description).join(" ");
  const otherKinds = new Set(BLOCK_NAMES.filter((part) => part !== blockName).map((part) => guide.places.find((place) => isPlaceOf(day.blocks[part], place))?.category));
  const wantsFood = wish.vegetarian || wish.wantedCategories.has("food");
  const random = seededRandom(seedFrom(`${brief.tripId} ${current.title} ${feedback}`));
  // Asked for something else twice, it should not come back to what was there before.
  const noise = new Map(places.map((place) => [place.id, wish.different ? random() * SOMETHING_ELSE_NOISE : 0]));
  const points = (place: Place): number => {
    const km = kilometresAround(place, around);
    const closeness = (wish.closer ? 2.5 : 0.6) * (km / preferences.comfortableHopKm);
    const rank = place.parts.indexOf(blockName) * 0.3;
    return appeal(place, preferences) + 1.5 * keywordHits(place, wish.keywords) - closeness - rank - (elsewhere.includes(place.name) ? 0.8 : 0)
      - (otherKinds.has(place.category) ? 0.6 : 0) - (place.category === "food" && blockName !== "evening" && !wantsFood ? A_MEAL_UNASKED : 0) + (noise.get(place.id) ?? 0);
  };
  return places.reduce<Place | null>((best, place) => (best === null || points(place) > points(best) ? place : best), null);
}

/** A place that does what is asked, though not at this time of day. */
function inAnotherPart({ guide, blockName, days, brief }: Scene, demands: readonly Demand[]): Place | null {
  const preferences = preferencesOf(brief);
  return guide.places.find((place) =>
    !place.dayTrip && !place.parts.includes(blockName) && demands.length > 0 && demands.every(({ met }) => met(place)) && !isExcluded(place, preferences) && standingOf(days, place) === null) ?? null;
}

/** What somebody else needs to revise a block within the same bounds: the places that may stand there, and the way to write one. */
export type RevisionBounds = { open: Place[]; write: (place: Place) => Block; afterthought: (place: Place) => string };

/** Null for a city without data, or a day that is not in the plan. */
export function boundsOf(request: BlockRequest): RevisionBounds | null {
  const { brief: { guide }, days, current } = request;
  const day = days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  if (!guide || guide.places.length === 0 || !day) return null;
  const wish = readWish(request.feedback, guide.places);
  const scene: Scene = { ...request, guide, wish, day, place: guide.places.find((option) => isPlaceOf(current, option)) ?? null };
  const open = openPlaces(scene);
  const { named } = wish;
  const isFree = named !== null && !open.includes(named) && !isPlaceOf(current, named) && standingOf(days, named) === null;
  return { open: isFree ? [named, ...open] : open, write: (place) => writeChosen(scene, place), afterthought: (place) => sayAfterthought(scene, place) };
}

function reviseToNamed(scene: Scene, named: Place): Revision {
  const standing = standingOf(scene.days, named);
  if (isPlaceOf(scene.current, named)) return { block: scene.current, note: `${named.name} is already what this block is about, so I left it.` };
  if (standing) return { block: scene.current, note: `${named.name} is already planned for the ${standing.part} of day ${standing.dayIndex}, so I left this block as it is. Change that one first if you want it here.` };
  return { block: writeChosen(scene, named), note: sayNamed(scene, named) };
}

/** Revises one block as the traveller wishes, with a real place that is not used elsewhere in the trip; says so when there is none. */
export function reviseBlock(request: BlockRequest): Revision {
  const { brief, days, current } = request;
  const { guide } = brief;
  const day = days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  if (!guide || guide.places.length === 0 || !day) return reviseIdea(request);
  const wish = readWish(request.feedback, guide.places);
  const place = guide.places.find((option) => isPlaceOf(current, option)) ?? null;
  const scene: Scene = { ...request, guide, wish, day, place };
  if (wish.named) return reviseToNamed(scene, wish.named);

  const asked = demandsOf(wish, place);
  const stated = [...asked, ...closerDemand(scene, asked)];
  const demands = [...stated, ...keywordDemand(scene, stated)];
  const wantsChange = wish.different || wish.backInTown || (wish.unwantedPlace !== null && isPlaceOf(current, wish.unwantedPlace));
  if (demands.length === 0 && !wantsChange) return { block: current, note: sayUnclear(scene) };
  if (!wantsChange && place && demands.every(({ met, comparative }) => !comparative && met(place))) return { block: current, note: sayAlreadyMet(place, demands) };
  const chosen = bestOf(openPlaces(scene).filter((option) => demands.every(({ met }) => met(option))), scene);
  if (!chosen) return { block: current, note: sayKept(scene, demands, inAnotherPart(scene, demands)) };
  return { block: writeChosen(scene, chosen), note: saySwapped(scene, chosen, demands) };
}
