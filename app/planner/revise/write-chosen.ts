import type { Block } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import { createPhraseDeck } from "../words/phrase-deck";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "../plan/random";
import { outingTo } from "../outings/outing";
import { bestNearby } from "../plan/stops";
import { timeOnDay } from "../words/season-lines";
import { writePlaceBlock } from "../words/write-block";
import { writeOuting } from "../words/write-day-trip";
import { neighboursOf } from "./day-neighbours";
import { blocksOf } from "../plan/planned-blocks";
import type { RevisionContext } from "./revision-request";

const MEAL_WITHIN_KM = 0.9;

/** Writes the chosen place into this block, tied to the stops that stay around it. */
export function writeChosen({ brief, days, guide, blockName, day, feedback }: RevisionContext, place: Place): Block {
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${place.id} ${feedback}`)));
  const writing = { guide, preferences, deck, time: timeOnDay(brief, guide.lat, day.dayIndex) };
  if (place.dayTrip)
    return { ...writeOuting(place, outingTo(place, preferences).parts[0], writing), timeOfDay: blockName };
  const { before } = neighboursOf(day, blockName, guide.places);
  const said = blocksOf(days)
    .map(({ block }) => `${block.title} ${block.description}`)
    .join(" ");
  const suits = (option: Place): boolean =>
    option.category === "food" && option.parts.includes(blockName) && !option.dayTrip && !said.includes(option.name);
  const meal =
    place.category === "food" ||
    blockName === "morning" ||
    day.stops.some(({ kind, at }) => kind === "meal" && at.part === blockName)
      ? null
      : bestNearby(place, guide.places, MEAL_WITHIN_KM, preferences, suits);
  const hop = before && { name: before.title, way: wayBetween(before.point, place, preferences, guide.waters) };
  return writePlaceBlock(place, { part: blockName, before: hop, meal }, writing);
}
