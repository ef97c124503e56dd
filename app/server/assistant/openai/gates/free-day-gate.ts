import { findingText } from "#messages/notices/findings";
import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { newBlock } from "~/domain/plan/whole-block";
import { checkDay } from "~/planner/check/plan-check";
import { remainingTrip } from "~/planner/plan/plan-trip";
import { nameKey } from "~/domain/place/place-name";
import { blocksOf } from "~/planner/plan/planned-blocks";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { FreeDay } from "./answer-shapes";
import { freeDay } from "./answer-shapes";
import type { DayGate } from "./day-gate";
import { LONGEST_SUMMARY, MUSTS_A_DAY, NOT_IN_FORM, plannersDay } from "./day-gate";
import type { OwnMust } from "./picks";
import { LONGEST_WORDS } from "./picks";
import { plainTitle, plainWords } from "./plain-words";

export const LONGEST_TITLE = 90;
const LONGEST_AREA = 60;

/** A block that a model wrote about a city without data; null when its words cannot be used. It is marked as not verified. */
export function freeBlockOf(
  idea: Omit<FreeDay[BlockName], "must">,
  part: BlockName,
  cityName: string,
  mustTitle: string | null = null,
): Block | null {
  const title = mustTitle ?? plainTitle(idea.title, LONGEST_TITLE);
  const description = plainWords(idea.words, { longest: LONGEST_WORDS });
  if (!title || !description) return null;
  const area = idea.area === null ? null : plainTitle(idea.area, LONGEST_AREA);
  return newBlock({
    title,
    description,
    timeOfDay: part,
    location: area ? `${area}, ${cityName}` : cityName,
    neighborhoodTag: area ?? cityName,
    isTicketed: idea.ticketed,
    source: "openai",
  });
}

/** For a city without data: the model writes freely; the built-in planner's blocks replace what is empty, repeated or takes the room of a must. */
export const freeDayGate =
  (brief: TripBrief, own: readonly OwnMust[], earlier: readonly Day[]): DayGate =>
  (answer, existing) => {
    const planned = plannersDay(brief, existing);
    const read = freeDay.safeParse(answer);
    if (!read.success) return { day: planned, findings: [NOT_IN_FORM] };
    const findings: string[] = [];
    const titles = new Set(blocksOf([...earlier, ...existing]).map(({ block }) => nameKey(block.title)));
    const left = remainingTrip(brief, existing).anchors;
    const block = (part: BlockName): Block | null => {
      const idea = read.data[part];
      const must =
        own.find(({ id }) => id === idea.must)?.title ??
        left.find((title) => nameKey(title) === nameKey(idea.title)) ??
        null;
      const written = freeBlockOf(idea, part, brief.cityName, must);
      if (!written) {
        findings.push(`The ${part} says too little, or only what cannot be known.`);
        return null;
      }
      const isNew = !titles.has(nameKey(written.title));
      titles.add(nameKey(written.title));
      if (!isNew) findings.push(`${written.title} comes a second time.`);
      return isNew ? written : null;
    };
    const [morning, afternoon, evening] = [block("morning"), block("afternoon"), block("evening")];
    const blocks = withDueMusts({ morning, afternoon, evening }, planned, left, brief.daysTotal - existing.length - 1);
    const isWhole = BLOCK_NAMES.every((part) => blocks[part].source === "openai");
    const day = dayOfBlocks({
      dayIndex: existing.length + 1,
      summary: (isWhole ? plainTitle(read.data.summary, LONGEST_SUMMARY) : null) ?? summaryOf(blocks),
      blocks,
    });
    const unfit = checkDay(brief, day, existing).filter(({ severity }) => severity === "blocking");
    return unfit.length === 0
      ? { day, findings }
      : { day: planned, findings: [...findings, ...unfit.map((finding) => findingText(finding).message)] };
  };

const summaryOf = ({ morning, afternoon, evening }: Day["blocks"]): string =>
  `${morning.title}, ${afternoon.title}, then ${evening.title}`;

/** The planner's blocks where the model has none, and where the model's ideas would leave too little room for the musts that are left. */
function withDueMusts(
  written: Record<BlockName, Block | null>,
  planned: Day,
  left: readonly string[],
  daysAfter: number,
): Day["blocks"] {
  const keys = new Set(left.map(nameKey));
  const isMust = (block: Block | null): boolean => block !== null && keys.has(nameKey(block.title));
  const here = BLOCK_NAMES.filter((part) => isMust(written[part])).length;
  let due = left.length - here - MUSTS_A_DAY * daysAfter;
  const chosen = new Set(BLOCK_NAMES.map((part) => nameKey(written[part]?.title ?? "")));
  const blockAt = (part: BlockName): Block => {
    const block = written[part];
    if (
      block &&
      (isMust(block) || due <= 0 || !isMust(planned.blocks[part]) || chosen.has(nameKey(planned.blocks[part].title)))
    )
      return block;
    if (block) due -= 1;
    return planned.blocks[part];
  };
  return { morning: blockAt("morning"), afternoon: blockAt("afternoon"), evening: blockAt("evening") };
}
