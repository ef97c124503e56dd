import type { Block } from "~/domain/plan/block";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { createPhraseDeck } from "../words/phrase-deck";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "../plan/random";
import { bestNearby } from "../plan/stops";
import { writePlaceBlock, writeTripMorning } from "../words/write-block";
import { kilometresAround, neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands";
import { demandsOf, keywordHits } from "./demands";
import { bestOf, fittingPlaces, nearMiss } from "./open-places";
import { blocksOf, isPlaceOf, standingOf } from "../plan/planned-blocks";
import { reviseIdea } from "./revise-idea";
import { sayBeyond } from "./say-unsupported";
import {
  sayAfterthought,
  sayAlreadyMet,
  sayElsewhere,
  sayKept,
  sayMustKept,
  sayNamed,
  saySwapped,
  sayUnclear,
} from "./say-revision";
import type { BlockRequest, Scene } from "./revision-request";
import { insists, isMust, sceneOf } from "./revision-request";

export type { BlockRequest } from "./revision-request";
/** The block as it should be, and a sentence on what changed and why; the same block when nothing better is known. */
export type Revision = { block: Block; note: string };

/** "Closer" has to be worth the change. */
const CLEARLY_LESS = 0.8;
const BITE_WITHIN_KM = 0.9;
/** A wish is about a word when it is at least half of what was said: "a quartet", not a word in a long complaint. */
const HALF = 0.5;

/** Writes the chosen place into this block, tied to the stops that stay around it. */
function writeChosen({ brief, days, guide, blockName, day, feedback }: Scene, place: Place): Block {
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${place.id} ${feedback}`)));
  const writing = { guide, preferences, deck };
  if (place.dayTrip) return { ...writeTripMorning(place, writing), timeOfDay: blockName };
  const { before } = neighboursOf(day, blockName);
  const said = blocksOf(days)
    .map(({ block }) => `${block.title} ${block.description}`)
    .join(" ");
  const suits = (option: Place): boolean =>
    option.category === "food" && option.parts.includes(blockName) && !option.dayTrip && !said.includes(option.name);
  const bite =
    place.category === "food" || blockName === "morning"
      ? null
      : bestNearby(place, guide.places, BITE_WITHIN_KM, preferences, suits);
  const hop = before ? { name: before.title, km: kilometresBetween(before.point, place) } : null;
  return writePlaceBlock(place, { part: blockName, before: hop, also: null, bite }, writing);
}

/** Asked for by itself, "closer" is a demand; beside others it decides between what meets them. */
function closerDemand({ wish, day, blockName, current }: Scene, others: readonly Demand[]): Demand[] {
  const around = neighboursOf(day, blockName);
  const here = pointOf(current);
  if (!wish.closer || others.length > 0 || (!around.before && !around.after)) return [];
  const limit = here ? kilometresAround(here, around) * CLEARLY_LESS : Number.POSITIVE_INFINITY;
  return [
    {
      said: "less of a walk",
      met: (place) => kilometresAround(place, around) < limit,
      comparative: true,
      picky: false,
    },
  ];
}

function keywordDemand({ wish, guide }: Scene): Demand[] {
  const known = wish.keywords.filter((word) => guide.places.some((place) => keywordHits(place, [word]) > 0));
  if (known.length === 0 || known.length < wish.keywords.length * HALF) return [];
  return [
    {
      said: `about "${known.join(" ")}"`,
      met: (place) => keywordHits(place, known) > 0,
      comparative: false,
      picky: true,
    },
  ];
}

function demandsIn(scene: Scene): Demand[] {
  const asked = demandsOf(scene.wish, scene.place);
  const stated = [...asked, ...closerDemand(scene, asked)];
  return stated.length > 0 || scene.wish.backInTown || scene.wish.beyond !== null ? stated : keywordDemand(scene);
}

/** What somebody else needs to revise a block within the same bounds: the places that may stand there, and the way to write one. */
export type RevisionBounds = {
  /** What does all that is asked; where nothing known does, what may stand there and does all but the most particular. */
  open: Place[];
  write: (place: Place) => Block;
  afterthought: (place: Place) => string;
  /** False when the block has to stay whatever anybody would like better: the built-in planner says why. */
  mayChange: boolean;
};

/** Null for a city without data, or a day that is not in the plan. */
export function boundsOf(request: BlockRequest): RevisionBounds | null {
  const scene = sceneOf(request);
  if (!scene) return null;
  const {
    days,
    current,
    wish: { named },
  } = scene;
  const demands = demandsIn(scene);
  const fitting = fittingPlaces(scene, demands);
  const open =
    fitting.length > 0
      ? fitting
      : fittingPlaces(
          scene,
          demands.filter(({ picky }) => !picky),
        );
  const isNew = named !== null && !isPlaceOf(current, named);
  const isPlanned = isNew && standingOf(days, named) !== null;
  return {
    open: isNew && !isPlanned ? [named, ...open.filter((place) => place !== named)] : open,
    write: (place) => writeChosen(scene, place),
    afterthought: (place) => sayAfterthought(scene, place),
    mayChange:
      !isPlanned &&
      (isNew || (open.length > 0 && (!isMust(scene) || insists(scene)) && honestWord(scene, demands) === null)),
  };
}

/** The sentence for a wish that no other place could fulfil; null for any other wish. */
const honestWord = (scene: Scene, demands: readonly Demand[]): string | null =>
  scene.wish.beyond && (demands.length === 0 || scene.wish.beyond === "hotel") ? sayBeyond(scene) : null;

function reviseToNamed(scene: Scene, named: Place): Revision {
  const standing = standingOf(scene.days, named);
  if (isPlaceOf(scene.current, named))
    return { block: scene.current, note: `${named.name} is already what this block is about, so I left it.` };
  if (standing)
    return {
      block: scene.current,
      note: `${named.name} is already planned for the ${standing.part} of day ${standing.dayIndex}, so I left this block as it is. Change that one first if you want it here.`,
    };
  return { block: writeChosen(scene, named), note: sayNamed(scene, named) };
}

/** Revises one block as the traveller wishes, with a real place that is not used elsewhere in the trip; says so when there is none. */
export function reviseBlock(request: BlockRequest): Revision {
  const scene = sceneOf(request);
  if (!scene) return reviseIdea(request);
  const { current, place, wish } = scene;
  const keep = (note: string): Revision => ({ block: current, note });
  if (wish.named) return reviseToNamed(scene, wish.named);
  const demands = demandsIn(scene);
  const wantsChange = insists(scene);
  const honest = honestWord(scene, demands);
  if (honest) return keep(honest);
  if (demands.length === 0 && !wantsChange)
    return keep(wish.unwantedPlace ? sayElsewhere(scene, wish.unwantedPlace) : sayUnclear(scene));
  if (!wantsChange && place && demands.every(({ met, comparative }) => !comparative && met(place)))
    return keep(sayAlreadyMet(place, demands));
  const chosen = bestOf(fittingPlaces(scene, demands), scene);
  if (!chosen) return keep(sayKept(scene, demands, nearMiss(scene, demands)));
  if (isMust(scene) && !wantsChange) return keep(sayMustKept(scene, chosen, demands));
  return { block: writeChosen(scene, chosen), note: saySwapped(scene, chosen, demands) };
}
