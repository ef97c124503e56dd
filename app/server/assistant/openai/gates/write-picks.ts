import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import type { Choice } from "~/planner/plan/choice";
import type { OpenDays } from "~/planner/long-stay/open-days";
import { sayDay } from "~/planner/words/say-day";
import type { Writing } from "~/planner/words/write-block";
import { writeOwnBlock, writePlaceBlock } from "~/planner/words/write-block";
import { sayLunchOut, writeOuting, writeRestOfOuting } from "~/planner/words/write-day-trip";
import type { Pick, Picks } from "./picks";

const said = (place: Place, words: string | null): Place => (words === null ? place : { ...place, about: words });
const signed = (block: Block, words: string | null): Block => (words === null ? block : { ...block, source: "openai" });

/** The model's words about the place, with what the planner's code adds: the way there, tickets, steps. */
function writeBlock(pick: Pick, part: BlockName, before: Pick | undefined, writing: Writing): Block | null {
  switch (pick.kind) {
    case "place": {
      const { preferences, guide } = writing;
      const hop =
        before?.kind === "place"
          ? {
              name: before.place.name,
              way: wayBetween(before.place, pick.place, preferences, guide.waters),
            }
          : null;
      return signed(
        writePlaceBlock(said(pick.place, pick.words), { part, before: hop, meal: null }, writing),
        pick.words,
      );
    }
    case "trip":
      return signed(
        writeOuting(said(pick.place, pick.words), part, writing, {
          lunch: part === "morning" ? sayLunchOut(pick.place, writing, false) : null,
        }),
        pick.words,
      );
    case "trip-continued": {
      const block = writeRestOfOuting(pick.place, part, writing);
      return signed(
        pick.words === null
          ? block
          : {
              ...block,
              description: `${pick.words} Know beforehand how you come back to ${writing.guide.name}.`,
            },
        pick.words,
      );
    }
    case "own": {
      const block = writeOwnBlock(pick.title, part, writing.guide.name, writing.deck);
      return signed(
        pick.words === null
          ? block
          : {
              ...block,
              description: `${pick.words} This is your own must and I have no details of it, so check where and when before you go.`,
            },
        pick.words,
      );
    }
    case "open":
      return null;
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

/** A day in words. `summary` is the model's line for the day; null where the day is no longer the one that the model described. */
export function writePicks(
  picks: Picks,
  dayIndex: number,
  summary: string | null,
  writing: Writing,
  open: OpenDays,
): Day {
  const written: Record<BlockName, Block | null> = {
    morning: writeBlock(picks.morning, "morning", undefined, writing),
    afternoon: writeBlock(picks.afternoon, "afternoon", picks.morning, writing),
    evening: writeBlock(picks.evening, "evening", picks.afternoon, writing),
  };
  const near = BLOCK_NAMES.map((part) => written[part]).find((block) => block !== null)?.neighborhoodTag ?? null;
  const rest = open.write(
    dayIndex,
    BLOCK_NAMES.filter((part) => written[part] === null),
    near,
  );
  const blockFor = (part: BlockName): Block =>
    written[part] ?? rest.blocks[part] ?? writeOwnBlock("Time of your own", part, writing.guide.name, writing.deck);
  const blocks = { morning: blockFor("morning"), afternoon: blockFor("afternoon"), evening: blockFor("evening") };
  const [morning, afternoon, evening] = [choiceOf(picks.morning), choiceOf(picks.afternoon), choiceOf(picks.evening)];
  open.addVisits(dayIndex, [morning, afternoon, evening]);
  const told = summary ?? sayDay([morning, afternoon, evening], () => rest.line, writing);
  return dayOfBlocks({ dayIndex, summary: told, blocks });
}
