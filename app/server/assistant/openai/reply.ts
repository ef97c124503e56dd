import type { Day } from "~/domain/plan/itinerary";
import { preferencesOf } from "~/planner/fit/preferences";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { answerQuestion } from "../shared/answer-question";
import { chatReply } from "../shared/chat/chat-reply";
import { replyInTalk } from "../shared/wishes/chat-wish";
import { asksOwnAffairs } from "../shared/own-affairs";
import {
  placesAround,
  pointOfSubject,
  spokenWay,
  subjectOfBlock,
  contextOf,
  type Subject,
  type QuestionContext,
} from "../shared/question-context";
import type { AtHand, ChatMessage, Question, Said, TellWords } from "../port";
import { type Hands, handsOn, stopLine } from "./functions/hands";
import { talk } from "./functions/talk";
import { spokenReply } from "./gates/answer-shapes";
import { askWithRepair } from "./gates/ask-with-repair";
import { givenData, planData, travellersData, typed } from "./prompts/data";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { claimsNoChange } from "./gates/no-claims";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { plainWords } from "./gates/plain-words";
import type { ModelTools } from "./model/model";
import { ANSWER, talkWith } from "./prompts/instructions";

const MAX_TOKENS = 400;
const LONGEST_REPLY = 700;
const NEAR_KM = 1.3;
const MOST_NEARBY = 8;

/** An answer in the middle of a day. The built-in assistant's answer is given to the model as notes, and is the answer when the model has none. */
export async function answer(tools: ModelTools, question: Question): Promise<{ answer: string } & Said> {
  const { brief, days, dayIndex, blockName } = question;
  const notes = answerQuestion(question);
  const context = contextOf(brief, days, question.question);
  const at = context.blocks.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  const here = at ? aroundHere(context, subjectOfBlock(context, at)) : {};
  const data = { question: typed(question.question), ...here };
  const { words, ...said } = await replyWithNotes(tools, question, { task: "answer", data, notes });
  return { answer: words, ...said };
}

/** A reply about the whole trip. The traveller's name is not sent to the model. */
export async function chat(
  tools: ModelTools,
  message: ChatMessage,
  tell?: TellWords,
): Promise<{ reply: string } & Said> {
  const notes = chatReply({ ...message, travellerName: "" });
  // What was answered from the company's own notes is not told to a model afterwards either.
  const others = (message.before ?? []).filter(({ question }) => !asksOwnAffairs(message.brief, question));
  const before = others.map(({ question, reply }) => ({
    question: typed(question),
    reply: typed(reply),
  }));
  const data = { question: typed(message.message), ...(before.length > 0 && { before }) };
  const { words, ...said } = await replyWithNotes(tools, message, { task: "chat", data, notes, tell });
  return said.source === "openai" ? { reply: words, ...said } : { ...replyInTalk(message), ...said };
}

type Asked = {
  task: string;
  data: Record<string, unknown>;
  notes: string;
  tell?: TellWords | undefined;
};

/** With functions where the server takes them, else as one object; our own notes where neither may go out. */
async function replyWithNotes(
  { model, clock, log }: ModelTools,
  trip: AtHand & { brief: TripBrief; days: readonly Day[] },
  { task, data, notes, tell = () => undefined }: Asked,
): Promise<{ words: string } & Said> {
  const { brief, days } = trip;
  const budget = startTimeBudget(clock, TIME_BUDGET_MS.reply);
  try {
    const isKnown = brief.guide ? namesOnlyKnownPlaces(brief.guide) : () => true;
    const isAllowed = (sentence: string) => isKnown(sentence) && claimsNoChange(sentence);
    const gate = { longest: LONGEST_REPLY, shortest: 2, isAllowed };
    const hands = handsOn({ ...trip, isAllowed });
    const known = { ...travellersData(brief), ...data, notes };
    const withFunctions = {
      task,
      system: talkWith(hands),
      user: givenData({ ...known, plan: planInStops(hands) }),
      maxTokens: MAX_TOKENS,
    };
    const request = {
      task,
      system: ANSWER,
      user: givenData({ ...known, plan: planData(days) }),
      shape: spokenReply,
      maxTokens: MAX_TOKENS,
    };
    let words = await talk({ model }, { request: withFunctions, hands, budget, gate, tell });
    if (words === null) {
      tell(null);
      words = await askWithRepair<string>(model, request, budget, (reply) => {
        const read = spokenReply.safeParse(reply);
        const said = read.success ? plainWords(read.data.reply, gate) : null;
        return said ? { passed: said } : { findings: ["The reply is empty, or says only what cannot be known."] };
      });
    }
    log.info("assistant", { task, source: words ? "openai" : "embedded", proposals: hands.proposals.length });
    return {
      ...(words ? { words, source: "openai" as const } : { words: notes, source: "embedded" as const }),
      ...(hands.proposals.length > 0 && { proposals: [...hands.proposals] }),
    };
  } finally {
    budget.end();
  }
}

/** Longer plans are read day by day. */
const MOST_STOPS_TOLD = 60;

/** The plan with the ids by which it may be spoken of; of a long trip its titles alone. */
const planInStops = (hands: Hands): unknown[] =>
  hands.stops.length > MOST_STOPS_TOLD
    ? planData(hands.days)
    : hands.days.map(({ dayIndex, stops }) => ({ day: dayIndex, stops: stops.map((stop) => stopLine(hands, stop)) }));

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
      ? near.map(
          ({ place: other }) =>
            `${other.name} | ${other.category} | ${spokenWay(point, other, preferences, context.brief.guide?.waters)}`,
        )
      : [],
  };
}
