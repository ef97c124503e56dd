import type { Block } from "../block";
import type { Day } from "../itinerary";
import type { CityGuide } from "../place";
import type { TripBrief } from "../trip-brief";
import { choosePlaces } from "./choose-places";
import { nameLeftOut } from "./name-left-out";
import { createPhraseDeck } from "./phrase-deck";
import { preferencesOf } from "./preferences";
import { seedFrom, seededRandom } from "./random";
import { sayDay } from "./say-day";
import { writeSlowBlock } from "./slow-blocks";
import type { SlowSource } from "./slow-source";
import { slowSource } from "./slow-source";
import type { DayStops, Stop } from "./stops";
import { stopsOf } from "./stops";
import type { Writing } from "./write-block";
import { writeOwnBlock, writePlaceBlock, writeTripAfternoon, writeTripMorning } from "./write-block";

function writeBlock(stop: Stop, near: string | null, writing: Writing, slow: SlowSource): Block {
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
      return writeSlowBlock(part, near, slow);
  }
}

/** Where the day is, for its empty parts. */
function areaOf(stops: DayStops): string | null {
  const place = stops.map(({ choice }) => (choice.kind === "place" ? choice.place : null)).find((option) => option !== null);
  return place?.neighborhood ?? null;
}

/** A whole plan of real places for a covered city. The same brief gives the same plan. */
export function planWithGuide(brief: TripBrief, guide: CityGuide, earlier: readonly Day[] = []): Day[] {
  const random = seededRandom(seedFrom(`${brief.tripId} ${guide.id}`));
  const preferences = preferencesOf(brief);
  const chosen = choosePlaces(brief, guide, preferences, random);
  const writing: Writing = { guide, preferences, deck: createPhraseDeck(random) };
  const slow = slowSource(guide, writing.deck, earlier);
  const days = stopsOf(chosen.days, guide, preferences).map((stops, i): Day => {
    const [morning, afternoon, evening] = stops;
    const near = areaOf(stops) ?? (stops.some(({ choice }) => choice.kind === "nothing") ? slow.area() : null);
    const write = (stop: Stop): Block => writeBlock(stop, near, writing, slow);
    const blocks = { morning: write(morning), afternoon: write(afternoon), evening: write(evening) };
    const choices = [morning.choice, afternoon.choice, evening.choice] as const;
    slow.lived(choices);
    return { dayIndex: i + 1, summary: sayDay(choices, blocks.morning.neighborhoodTag, writing.deck), blocks };
  });
  return nameLeftOut(days, chosen.leftOut);
}
