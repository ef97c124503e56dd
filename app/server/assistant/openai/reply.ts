import type { Source } from "~/domain/plan/block";
import { preferencesOf } from "~/planner/fit/preferences";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { answerQuestion } from "../shared/answer-question";
import { chatReply } from "../shared/chat-reply";
import type { Subject, Talk } from "../shared/question-context";
import { placesAround, pointOfSubject, spokenWay, subjectOfBlock, talkOf } from "../shared/question-context";
import type { ChatMessage, Question } from "../port";
import { spokenReply } from "./gates/answer-shapes";
import { askGated } from "./gates/ask-with-repair";
import { givenData, typed } from "./prompts/given-data";
import { startPatience, WHOLE_MS } from "./model/time-budget";
import { speaksOfKnownPlaces } from "./gates/known-places";
import { plainWords } from "./gates/plain-words";
import type { Desk } from "./plan-trip";
import { ANSWER } from "./prompts/reply-prompts";
import { planData, travellersData } from "./prompts/data";

const MAX_TOKENS = 400;
const LONGEST_REPLY = 700;
const NEAR_KM = 1.3;
const MOST_NEARBY = 8;

/** An answer in the middle of a day. The built-in assistant's answer goes along as notes, and stands where the model has none. */
export async function answer(desk: Desk, question: Question): Promise<{ answer: string; source: Source }> {
  const { brief, days, dayIndex, blockName } = question;
  const notes = answerQuestion(question);
  const talk = talkOf(brief, days, question.question);
  const at = talk.standing.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  const here = at ? aroundHere(talk, subjectOfBlock(talk, at)) : {};
  const { words, source } = await speak(
    desk,
    brief,
    { question: typed(question.question), plan: planData(days), ...here },
    notes,
    "answer",
  );
  return { answer: words, source };
}

/** A reply about the whole trip. The traveller's name stays here. */
export async function chat(desk: Desk, message: ChatMessage): Promise<{ reply: string; source: Source }> {
  const notes = chatReply({ ...message, travellerName: "" });
  const { words, source } = await speak(
    desk,
    message.brief,
    { question: typed(message.message), plan: planData(message.days) },
    notes,
    "chat",
  );
  return { reply: source === "openai" ? words : chatReply(message), source };
}

async function speak(
  { model, clock, log }: Desk,
  brief: TripBrief,
  data: Record<string, unknown>,
  notes: string,
  task: string,
): Promise<{ words: string; source: Source }> {
  const patience = startPatience(clock, WHOLE_MS.reply);
  try {
    const mayStand = brief.guide ? speaksOfKnownPlaces(brief.guide) : undefined;
    const ask = {
      task,
      system: ANSWER,
      user: givenData({ ...travellersData(brief), ...data, notes }),
      shape: spokenReply,
      maxTokens: MAX_TOKENS,
    };
    const words = await askGated(model, ask, patience, (reply) => {
      const read = spokenReply.safeParse(reply);
      const said = read.success ? plainWords(read.data.reply, { longest: LONGEST_REPLY, shortest: 2, mayStand }) : null;
      return said ? { passed: said } : { findings: ["The reply is empty, or says only what cannot be known."] };
    });
    log.info("assistant", { task, source: words ? "openai" : "embedded" });
    return words ? { words, source: "openai" } : { words: notes, source: "embedded" };
  } finally {
    patience.end();
  }
}

/** Where the traveller is, and what we know around it. */
function aroundHere(talk: Talk, here: Subject): Record<string, unknown> {
  const { block, place } = here;
  const point = pointOfSubject(here);
  const preferences = preferencesOf(talk.brief);
  const near = point ? placesAround(talk, point, NEAR_KM, () => true).slice(0, MOST_NEARBY) : [];
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
