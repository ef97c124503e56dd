import { findingText } from "#messages/notices/findings";
import type { Block } from "~/domain/plan/block";
import { replaceBlock } from "~/domain/plan/block-edit";
import type { Place } from "~/domain/place/place";
import { checkPlan } from "~/planner/check/plan-check";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "~/planner/fit/preferences";
import type { RevisionBounds } from "~/planner/revise/revise-block";
import { boundsOf } from "~/planner/revise/revise-block";
import { readWish } from "~/language/wish/read-wish";
import { noteIn } from "~/messages/spoken/wish-notes";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { insists, isMust } from "~/planner/revise/revision-request";
import { blocksOf } from "~/planner/plan/planned-blocks";
import type { Revision } from "../port";
import { reviseBlock as planRevision } from "../shared/wishes/revise-block";
import { freeBlock, pickedBlock } from "./gates/answer-shapes";
import type { Verdict } from "./gates/ask-with-repair";
import { askWithRepair } from "./gates/ask-with-repair";
import type { Candidate } from "./gates/candidates";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import { freeBlockOf } from "./gates/free-day-gate";
import { givenData, planData, travellersData, typed } from "./prompts/data";
import type { ModelRequest } from "./model/request";
import type { TimeBudget } from "./model/time-budget";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { LONGEST_WORDS } from "./gates/picks";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { plainWords } from "./gates/plain-words";
import type { ModelTools } from "./model/model";
import { REVISE_BY_ID, REVISE_FREELY } from "./prompts/instructions";

const MAX_TOKENS = 500;
const LONGEST_NOTE = 260;
const NOTE = { longest: LONGEST_NOTE, shortest: 8 };
const WRONG_FORM = "This is not in the form that was asked for.";

/** A proposal for one block in the model's words, limited to what the built-in planner allows; the planner's own proposal when the model has none. */
export async function reviseBlock({ model, clock, log }: ModelTools, asked: RevisionRequest): Promise<Revision> {
  const bounds = boundsOf(asked);
  if (bounds ? !bounds.mayChange : isKeptMust(asked)) return planRevision(asked);
  const budget = startTimeBudget(clock, TIME_BUDGET_MS.reply);
  try {
    const revision = bounds
      ? await reviseById({ model, clock, log }, asked, bounds, budget)
      : await askWithRepair(model, askFreely(asked), budget, (answer) => judgeFree(answer, asked));
    log.info("assistant", { task: "revise", source: revision ? "openai" : "embedded" });
    return revision ?? planRevision(asked);
  } finally {
    budget.end();
  }
}

/** A must of a city without data stays until they insist; no model is asked. */
function isKeptMust({ brief, current, feedback }: RevisionRequest): boolean {
  return isMust({ brief, current, place: null }) && !insists({ wish: readWish(feedback, []), current });
}

function reviseById(
  { model }: ModelTools,
  asked: RevisionRequest,
  bounds: RevisionBounds,
  budget: TimeBudget,
): Promise<Revision | null> {
  const [first] = bounds.open;
  const candidates = numbered(chooseCandidates(bounds.open, preferencesOf(asked.brief), (place) => place === first));
  const request: ModelRequest = {
    task: "revise",
    system: REVISE_BY_ID,
    user: givenData({ ...revisionData(asked), places: candidates.map(candidateLine) }),
    shape: pickedBlock,
    maxTokens: MAX_TOKENS,
  };
  return askWithRepair(model, request, budget, (answer) => judgePicked(answer, asked, bounds, candidates));
}

const askFreely = (asked: RevisionRequest): ModelRequest => ({
  task: "revise",
  system: REVISE_FREELY,
  user: givenData(revisionData(asked)),
  shape: freeBlock,
  maxTokens: MAX_TOKENS,
});

function revisionData({
  brief,
  days,
  dayIndex,
  blockName,
  current,
  feedback,
}: RevisionRequest): Record<string, unknown> {
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
  asked: RevisionRequest,
  { write, afterthought, language }: RevisionBounds,
  candidates: readonly Candidate[],
): Verdict<Revision> {
  const read = pickedBlock.safeParse(answer);
  if (!read.success) return { findings: [WRONG_FORM] };
  const isAllowed = asked.brief.guide ? namesOnlyKnownPlaces(asked.brief.guide) : undefined;
  const note = plainWords(read.data.note, { ...NOTE, isAllowed });
  const id = read.data.id?.trim() || null;
  if (id === null)
    return note ? { passed: { block: asked.current, note } } : { findings: ["The note says too little."] };
  const place = candidates.find((candidate) => candidate.id === id)?.place;
  if (!place) return { findings: ["The id is not in the list."] };
  const words = plainWords(read.data.words, { longest: LONGEST_WORDS, isAllowed });
  if (!words) return { findings: ["The words say too little, or only what cannot be known."] };
  const block: Block = { ...write({ ...place, about: words }), source: "openai" };
  return unlessUnfit(
    asked,
    block,
    [note ?? sayChange(asked, place), noteIn(language, afterthought(place))].filter(Boolean).join(" "),
  );
}

const sayChange = ({ current }: RevisionRequest, place: Place): string =>
  `I put ${place.name} in place of ${current.title}.`;

function judgeFree(answer: unknown, asked: RevisionRequest): Verdict<Revision> {
  const read = freeBlock.safeParse(answer);
  if (!read.success) return { findings: [WRONG_FORM] };
  const block = freeBlockOf(read.data, asked.blockName, asked.brief.cityName);
  if (!block) return { findings: ["The block says too little, or only what cannot be known."] };
  const others = blocksOf(asked.days).filter(
    ({ dayIndex, part }) => dayIndex !== asked.dayIndex || part !== asked.blockName,
  );
  if (others.some((other) => nameKey(other.block.title) === nameKey(block.title)))
    return { findings: [`${block.title} is in the plan already.`] };
  return unlessUnfit(
    asked,
    block,
    plainWords(read.data.note, NOTE) ?? `I put "${block.title}" in place of ${asked.current.title}.`,
  );
}

/** The check that a whole plan passes, limited to its findings about this block. */
function unlessUnfit(
  { brief, days, dayIndex, blockName }: RevisionRequest,
  block: Block,
  note: string,
): Verdict<Revision> {
  const changed = replaceBlock({ days }, dayIndex, blockName, block).days;
  const unfit = checkPlan(brief, changed).filter(
    (finding) => finding.severity === "blocking" && finding.dayIndex === dayIndex && finding.block === blockName,
  );
  return unfit.length === 0
    ? { passed: { block, note } }
    : { findings: unfit.map((finding) => findingText(finding).message) };
}
