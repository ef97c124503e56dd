import type { Block, BlockName } from "../block";
import { BLOCK_NAMES } from "../block";
import type { Day } from "../itinerary";
import type { CityGuide } from "../place";
import type { TripBrief } from "../trip-brief";
import type { Choice } from "./choose-places";
import { choosePlaces } from "./choose-places";
import { createPhraseDeck } from "./phrase-deck";
import { preferencesOf } from "./preferences";
import { seedFrom, seededRandom } from "./random";
import { sayDay } from "./say-day";
import type { SlowSource } from "./slow-blocks";
import { writeSlowBlock } from "./slow-blocks";
import { stopsOf } from "./stops";
import type { Stop } from "./stops";
import type { Writing } from "./write-block";
import { writeOwnBlock, writePlaceBlock, writeTripAfternoon, writeTripMorning } from "./write-block";

/** Takes from a list round and round. */
function carousel<T>(list: readonly T[]): () => T | null {
  let next = 0;
  return () => (list.length === 0 ? null : (list[next++ % list.length] ?? null));
}

function slowSource(guide: CityGuide, days: readonly (readonly Choice[])[], deck: Writing["deck"]): SlowSource {
  const count = new Map<string, number>();
  for (const place of guide.places) if (!place.dayTrip) count.set(place.neighborhood, (count.get(place.neighborhood) ?? 0) + 1);
  const areas = [...count.entries()].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const planned = days.flat().flatMap((choice) => (choice.kind === "place" || choice.kind === "trip" ? [choice.place] : []));
  const loved = planned.filter((place) => place.anchor);
  const nextArea = carousel(areas.length > 0 ? areas : [guide.name]);
  return { guide, deck, area: () => nextArea() ?? guide.name, favourite: carousel((loved.length > 3 ? loved : planned).map((place) => place.name)), titles: new Set() };
}

function writeBlock(stop: Stop, writing: Writing, slow: SlowSource): Block {
  const { choice, part } = stop;
  switch (choice.kind) {
    case "place":
      return writePlaceBlock(choice.place, stop, writing);
    case "trip":
      return writeTripMorning(choice.place, writing);
    case "trip-continued":
      return writeTripAfternoon(choice.place, writing);
    case "own":
      return writeOwnBlock(choice.title, part, writing.guide.name, writing.deck);
    case "nothing":
      return writeSlowBlock(part, slow);
  }
}

/** Says on the last evening which musts found no room, so that none is lost without a word. */
function nameLeftOut(days: Day[], leftOut: readonly string[]): void {
  const last = days.at(-1);
  if (!last || leftOut.length === 0) return;
  const { evening } = last.blocks;
  last.blocks.evening = { ...evening, description: `${evening.description} There was no room for ${leftOut.join(" and ")}; swap one in if you would rather.` };
}

/** A whole plan of real places for a covered city. The same brief gives the same plan. */
export function planWithGuide(brief: TripBrief, guide: CityGuide): Day[] {
  const random = seededRandom(seedFrom(`${brief.tripId} ${guide.id}`));
  const preferences = preferencesOf(brief);
  const chosen = choosePlaces(brief, guide, preferences, random);
  const writing: Writing = { guide, preferences, deck: createPhraseDeck(random) };
  const slow = slowSource(guide, chosen.days, writing.deck);
  const stops = stopsOf(chosen.days, guide, preferences);
  const days = chosen.days.map((choices, i): Day => {
    const blocks: Partial<Record<BlockName, Block>> = {};
    for (const stop of stops[i] ?? []) blocks[stop.part] = writeBlock(stop, writing, slow);
    const block = (part: BlockName): Block => blocks[part] ?? writeSlowBlock(part, slow);
    return {
      dayIndex: i + 1,
      summary: sayDay(choices, writing.deck),
      blocks: { [BLOCK_NAMES[0]]: block("morning"), [BLOCK_NAMES[1]]: block("afternoon"), [BLOCK_NAMES[2]]: block("evening") },
    };
  });
  nameLeftOut(days, chosen.leftOut);
  return days;
}
