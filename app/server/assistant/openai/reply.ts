import type { Source } from "~/domain/plan/block";
import { preferencesOf } from "~/planner/fit/preferences";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { answerQuestion } from "../shared/answer-question";
import { chatReply } from "../shared/chat-reply";
import {
  placesAround,
  pointOfSubject,
  spokenWay,
  subjectOfBlock,
  contextOf,
  type Subject,
  type QuestionContext,
} from "../shared/question-context";
import type { ChatMessage, Question } from "../port";
import { spokenReply } from "./gates/answer-shapes";
import { askWithRepair } from "./gates/ask-with-repair";
import { givenData, planData, travellersData, typed } from "./prompts/data";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { plainWords } from "./gates/plain-words";
import type { ModelTools } from "./model/model";
import { ANSWER } from "./prompts/instructions";

const MAX_TOKENS = 400;
const LONGEST_REPLY = 700;
const NEAR_KM = 1.3;
const MOST_NEARBY = 8;

/** An answer in the middle of a day. The built-in assistant's answer is given to the model as notes, and is the answer when the model has none. */
export async function answer(tools: ModelTools, question: Question): Promise<{ answer: string; source: Source }> {
  const { brief, days, dayIndex, blockName } = question;
  const notes = answerQuestion(question);
  const context = contextOf(brief, days, question.question);
  const at = context.blocks.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  const here = at ? aroundHere(context, subjectOfBlock(context, at)) : {};
  const { words, source } = await replyWithNotes(
    tools,
    brief,
    { question: typed(question.question), plan: planData(days), ...here },
    notes,
    "answer",
  );
  return { answer: words, source };
}

/** A reply about the whole trip. The traveller's name is not sent to the model. */
export async function chat(tools: ModelTools, message: ChatMessage): Promise<{ reply: string; source: Source }> {
  const notes = chatReply({ ...message, travellerName: "" });
  const { words, source } = await replyWithNotes(
    tools,
    message.brief,
    { question: typed(message.message), plan: planData(message.days) },
    notes,
    "chat",
  );
  return { reply: source === "openai" ? words : chatReply(message), source };
}

async function replyWithNotes(
  { model, clock, log }: ModelTools,
  brief: TripBrief,
  data: Record<string, unknown>,
  notes: string,
  task: string,
): Promise<{ words: string; source: Source }> {
  const budget = startTimeBudget(clock, TIME_BUDGET_MS.reply);
  try {
    const isAllowed = brief.guide ? namesOnlyKnownPlaces(brief.guide) : undefined;
    const request = {
      task,
      system: ANSWER,
      user: givenData({ ...travellersData(brief), ...data, notes }),
      shape: spokenReply,
      maxTokens: MAX_TOKENS,
    };
    const words = await askWithRepair(model, request, budget, (reply) => {
      const read = spokenReply.safeParse(reply);
      const said = read.success
        ? plainWords(read.data.reply, { longest: LONGEST_REPLY, shortest: 2, isAllowed })
        : null;
      return said ? { passed: said } : { findings: ["The reply is empty, or says only what cannot be known."] };
    });
    log.info("assistant", { task, source: words ? "openai" : "embedded" });
    return words ? { words, source: "openai" } : { words: notes, source: "embedded" };
  } finally {
    budget.end();
  }
}

/** The stop where the traveller is, and the known places around it. */
function aroundHere(context: QuestionContext, here: Subject): Record<string, unknown> {
  const { block, place } = here;
  const point = pointOfSubject(here);
  const preferences = preferencesOf(context.brief);
  const near = point ? placesAround(context, point, NEAR_KM, () => true).slice(0, MOST_NEARBY) : [];
  return {
    here: {
      title: here.title,
      words: block && typed(block.description),
      ...(place && {
        kind: place.category,
        area: place.neighborhood,
        minutes: place.minutes,
        ticket: place.ticketed,
        indoor: place.indoor,
        stepFree: place.stepFree,
      }),
    },
    nearby: point
      ? near.map(({ place: other }) => `${other.name} | ${other.category} | ${spokenWay(point, other, preferences)}`)
      : [],
  };
}
