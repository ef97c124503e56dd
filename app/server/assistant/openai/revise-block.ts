import type { Block } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { checkPlan } from "~/planner/check/plan-check";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "~/planner/fit/preferences";
import type { RevisionBounds } from "~/planner/revise/revise-block";
import { boundsOf, reviseBlock as planRevision } from "~/planner/revise/revise-block";
import { readWish } from "~/language/wish/read-wish";
import { insists, isMust } from "~/planner/revise/revision-request";
import { blocksOf } from "~/planner/plan/planned-blocks";
import type { BlockWish } from "../port";
import { freeBlock, pickedBlock } from "./gates/answer-shapes";
import type { Verdict } from "./gates/ask-with-repair";
import { askGated } from "./gates/ask-with-repair";
import type { Candidate } from "./gates/candidates";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import { freeBlockOf } from "./gates/free-day-gate";
import { givenData, typed } from "./prompts/given-data";
import type { Ask } from "./model/request";
import { startPatience, WHOLE_MS } from "./model/time-budget";
import { LONGEST_WORDS } from "./gates/picks";
import { speaksOfKnownPlaces } from "./gates/known-places";
import { plainWords } from "./gates/plain-words";
import type { Desk } from "./plan-trip";
import { REVISE_BY_ID, REVISE_FREELY } from "./prompts/reply-prompts";
import { planData, travellersData } from "./prompts/data";

type Revision = { block: Block; note: string };

const MAX_TOKENS = 500;
const LONGEST_NOTE = 260;
const NOTE = { longest: LONGEST_NOTE, shortest: 8 };
const WRONG_FORM = "This is not in the form that was asked for.";

/** A proposal for one block in the model's words, within the bounds of the built-in planner; its own proposal when the model has none. */
export async function reviseBlock({ model, clock, log }: Desk, wish: BlockWish): Promise<Revision> {
  const bounds = boundsOf(wish);
  if (bounds ? !bounds.mayChange : isKeptMust(wish)) return planRevision(wish);
  const patience = startPatience(clock, WHOLE_MS.reply);
  try {
    const revision = bounds
      ? await reviseById({ model, clock, log }, wish, bounds, patience)
      : await askGated(model, askFreely(wish), patience, (answer) => judgeFree(answer, wish));
    log.info("assistant", { task: "revise", source: revision ? "openai" : "embedded" });
    return revision ?? planRevision(wish);
  } finally {
    patience.end();
  }
}

/** A must of a city without data stays until they insist; no model is asked. */
function isKeptMust({ brief, current, feedback }: BlockWish): boolean {
  return isMust({ brief, current, place: null }) && !insists({ wish: readWish(feedback, []), current });
}

function reviseById(
  { model }: Desk,
  wish: BlockWish,
  bounds: RevisionBounds,
  patience: ReturnType<typeof startPatience>,
): Promise<Revision | null> {
  const [first] = bounds.open;
  const candidates = numbered(chooseCandidates(bounds.open, preferencesOf(wish.brief), (place) => place === first));
  const ask: Ask = {
    task: "revise",
    system: REVISE_BY_ID,
    user: givenData({ ...sceneData(wish), places: candidates.map(candidateLine) }),
    shape: pickedBlock,
    maxTokens: MAX_TOKENS,
  };
  return askGated(model, ask, patience, (answer) => judgePicked(answer, wish, bounds, candidates));
}

const askFreely = (wish: BlockWish): Ask => ({
  task: "revise",
  system: REVISE_FREELY,
  user: givenData(sceneData(wish)),
  shape: freeBlock,
  maxTokens: MAX_TOKENS,
});

function sceneData({ brief, days, dayIndex, blockName, current, feedback }: BlockWish): Record<string, unknown> {
  const [day] = planData(days.filter((option) => option.dayIndex === dayIndex));
  return {
    ...travellersData(brief),
    block: { part: blockName, title: typed(current.title), words: typed(current.description) },
    wish: typed(feedback),
    day,
    plan: planData(days),
  };
}

function judgePicked(
  answer: unknown,
  wish: BlockWish,
  { write, afterthought }: RevisionBounds,
  candidates: readonly Candidate[],
): Verdict<Revision> {
  const read = pickedBlock.safeParse(answer);
  if (!read.success) return { findings: [WRONG_FORM] };
  const mayStand = wish.brief.guide ? speaksOfKnownPlaces(wish.brief.guide) : undefined;
  const note = plainWords(read.data.note, { ...NOTE, mayStand });
  const id = read.data.id?.trim() || null;
  if (id === null)
    return note ? { passed: { block: wish.current, note } } : { findings: ["The note says too little."] };
  const place = candidates.find((candidate) => candidate.id === id)?.place;
  if (!place) return { findings: ["The id is not in the list."] };
  const words = plainWords(read.data.words, { longest: LONGEST_WORDS, mayStand });
  if (!words) return { findings: ["The words say too little, or only what cannot be known."] };
  const block: Block = { ...write({ ...place, about: words }), source: "openai" };
  return unlessUnfit(wish, block, [note ?? sayChange(wish, place), afterthought(place)].filter(Boolean).join(" "));
}

const sayChange = ({ current }: BlockWish, place: Place): string => `I put ${place.name} in place of ${current.title}.`;

function judgeFree(answer: unknown, wish: BlockWish): Verdict<Revision> {
  const read = freeBlock.safeParse(answer);
  if (!read.success) return { findings: [WRONG_FORM] };
  const block = freeBlockOf(read.data, wish.blockName, wish.brief.cityName);
  if (!block) return { findings: ["The block says too little, or only what cannot be known."] };
  const others = blocksOf(wish.days).filter(
    ({ dayIndex, part }) => dayIndex !== wish.dayIndex || part !== wish.blockName,
  );
  if (others.some((other) => nameKey(other.block.title) === nameKey(block.title)))
    return { findings: [`${block.title} is in the plan already.`] };
  return unlessUnfit(
    wish,
    block,
    plainWords(read.data.note, NOTE) ?? `I put "${block.title}" in place of ${wish.current.title}.`,
  );
}

/** The same check that a whole plan passes, for what it says of this block. */
function unlessUnfit({ brief, days, dayIndex, blockName }: BlockWish, block: Block, note: string): Verdict<Revision> {
  const changed = days.map((day): Day =>
    day.dayIndex === dayIndex ? { ...day, blocks: { ...day.blocks, [blockName]: block } } : day,
  );
  const unfit = checkPlan(brief, changed).filter(
    (finding) => finding.severity === "blocking" && finding.dayIndex === dayIndex && finding.block === blockName,
  );
  return unfit.length === 0 ? { passed: { block, note } } : { findings: unfit.map(({ message }) => message) };
}
