import type { Block, BlockName } from "~/domain/block";
import { BLOCK_NAMES } from "~/domain/block";
import { kilometresBetween } from "~/domain/geo";
import type { Day } from "~/domain/itinerary";
import type { Place } from "~/domain/place";
import type { Choice } from "~/domain/planner/choose-places";
import { sayDay } from "~/domain/planner/say-day";
import { writeSlowBlock } from "~/domain/planner/slow-blocks";
import type { SlowSource } from "~/domain/planner/slow-source";
import type { Writing } from "~/domain/planner/write-block";
import { writeOwnBlock, writePlaceBlock, writeTripAfternoon, writeTripMorning } from "~/domain/planner/write-block";
import type { Pick, Picks } from "./picks";

const said = (place: Place, words: string | null): Place => (words === null ? place : { ...place, about: words });
const signed = (block: Block, words: string | null): Block => (words === null ? block : { ...block, source: "openai" });

/** The model's words about the place, and around them what the planner's code knows: the way there, tickets, steps. */
function writeBlock(pick: Pick, part: BlockName, before: Pick | undefined, writing: Writing, slow: SlowSource): Block {
  switch (pick.kind) {
    case "place": {
      const hop = before?.kind === "place" ? { name: before.place.name, km: kilometresBetween(before.place, pick.place) } : null;
      return signed(writePlaceBlock(said(pick.place, pick.words), { part, before: hop, also: null, bite: null }, writing), pick.words);
    }
    case "trip":
      return signed(writeTripMorning(said(pick.place, pick.words), writing), pick.words);
    case "trip-continued": {
      const block = writeTripAfternoon(pick.place, writing);
      return signed(pick.words === null ? block : { ...block, description: `${pick.words} Aim to be back in ${writing.guide.name} before the evening.` }, pick.words);
    }
    case "own": {
      const block = writeOwnBlock(pick.title, part, writing.guide.name, writing.deck);
      return signed(pick.words === null ? block : { ...block, description: `${pick.words} This is your own must and I have no details of it, so check where and when before you go.` }, pick.words);
    }
    case "open":
      return writeSlowBlock(part, before?.kind === "place" ? before.place.neighborhood : null, slow);
  }
}

const choiceOf = (pick: Pick): Choice => {
  switch (pick.kind) {
    case "place":
      return { kind: "place", place: pick.place };
    case "trip":
    case "trip-continued":
      return { kind: pick.kind, place: pick.place };
    case "own":
      return { kind: "own", title: pick.title };
    case "open":
      return { kind: "nothing" };
  }
};

/** A day in words. `summary` is the model's line for it; null where the day is no longer the one it described. */
export function writePicks(picks: Picks, dayIndex: number, summary: string | null, writing: Writing, slow: SlowSource): Day {
  const write = (part: BlockName, before?: Pick): Block => writeBlock(picks[part], part, before, writing, slow);
  const blocks = { morning: write("morning"), afternoon: write("afternoon", picks.morning), evening: write("evening", picks.afternoon) };
  const choices = BLOCK_NAMES.map((part) => choiceOf(picks[part]));
  slow.lived(choices);
  const [morning, afternoon, evening] = [choiceOf(picks.morning), choiceOf(picks.afternoon), choiceOf(picks.evening)];
  return { dayIndex, summary: summary ?? sayDay([morning, afternoon, evening], blocks.morning.neighborhoodTag, writing.deck), blocks };
}
