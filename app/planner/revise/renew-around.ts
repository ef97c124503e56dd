import { pointOf } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { wayBetween } from "~/domain/place/way-between";
import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { preferencesOf } from "../fit/preferences";
import type { Choice } from "../plan/choice";
import { mustsOf } from "../plan/musts";
import { isPlaceOf } from "../plan/planned-blocks";
import { seedFrom, seededRandom } from "../plan/random";
import { createPhraseDeck, type PhraseDeck } from "../words/phrase-deck";
import { namedOf, sayDay } from "../words/say-day";
import { hopIn } from "../words/say-hop";
import { sayWay } from "../words/write-block";

type Blocks = Day["blocks"];

export type Replacement = {
  brief: TripBrief;
  /** The day as it was. */
  day: Day;
  part: BlockName;
  /** What stands there now. */
  block: Block;
};

/** What else a day says of a stop that was replaced: the words of the part after it, and the day's own line. Null for what stays. */
export type Renewed = { next: { part: BlockName; description: string } | null; summary: string | null };

const NOTHING: Renewed = { next: null, summary: null };

/** Renews what the planner said of a stop elsewhere on its day. What others wrote, and days in a city without places, stay as they are. */
export function renewAround({ brief, day, part, block }: Replacement): Renewed {
  const { guide } = brief;
  const old = day.blocks[part];
  if (!guide || nameKey(old.title) === nameKey(block.title)) return NOTHING;
  const blocks = { ...day.blocks, [part]: block };
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${day.dayIndex} ${titlesOf(blocks)}`)));
  const summary = summaryOf(blocks, day, { brief, guide, deck });
  return {
    next: wayOn(old, blocks, part, { brief, guide, deck }),
    summary: summary === day.summary ? null : summary,
  };
}

type Words = { brief: TripBrief; guide: CityGuide; deck: PhraseDeck };

const titlesOf = (blocks: Blocks): string => BLOCK_NAMES.map((name) => blocks[name].title).join(", ");

/** The part after the replaced one, with the way from the stop that stands before it now; without any where nobody knows it. */
function wayOn(old: Block, blocks: Blocks, part: BlockName, { brief, guide, deck }: Words): Renewed["next"] {
  const after = BLOCK_NAMES[BLOCK_NAMES.indexOf(part) + 1];
  if (!after) return null;
  const { description, ...next } = blocks[after];
  const said = hopIn(description, old.title);
  if (said === null) return null;
  const [from, to] = [placeOf(blocks[part], guide), pointOf(next)];
  const preferences = preferencesOf(brief);
  const side = placeOf(blocks[after], guide)?.side ?? null;
  const before = from &&
    to && { name: blocks[part].title, way: wayBetween(from, { ...to, side }, preferences, guide.waters) };
  const way = before
    ? sayWay(before, { part: after, area: blocks[after].neighborhoodTag }, { guide, preferences, deck })
    : "";
  const renewed = description.replace(said, () => way);
  return { part: after, description: renewed.replace(/ {2,}/g, " ").trim() };
}

function summaryOf(blocks: Blocks, { stops, summary }: Day, words: Words): string {
  const { brief, guide } = words;
  const told = { preferences: preferencesOf(brief), musts: mustsOf(brief.anchors, guide).town };
  const named = (part: BlockName): Choice => {
    const beside = stopsOfPart(stops, part).filter((stop) => stop !== leadAt({ stops }, part) && stop.kind !== "meal");
    const places = beside.flatMap(({ placeId }) => guide.places.find(({ id }) => id === placeId) ?? []);
    return namedOf(choiceOf(blocks[part], words), places, told);
  };
  return sayDay([named("morning"), named("afternoon"), named("evening")], () => summary, words);
}

/** The place of a block; what a traveller wrote is at a place only by its name. */
const placeOf = (block: Block, { places }: CityGuide): Place | null =>
  places.find((place) =>
    block.source === "traveller" ? nameKey(place.name) === nameKey(block.title) : isPlaceOf(block, place),
  ) ?? null;

/** What a block is about, as it was chosen; an idea for free time is nothing in particular. */
function choiceOf(block: Block, { brief, guide }: Words): Choice {
  const place = placeOf(block, guide);
  if (place) return { kind: place.dayTrip ? "trip" : "place", place };
  const isOwn =
    block.source === "traveller" || brief.anchors.some((anchor) => nameKey(anchor) === nameKey(block.title));
  return isOwn ? { kind: "own", title: block.title } : { kind: "nothing" };
}
