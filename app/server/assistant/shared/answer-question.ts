import { sentences } from "~/planner/words/sentences";
import type { Question } from "../port";
import { ABROAD } from "./chat/one-question";
import { countryAnswer } from "./country-answers";
import { dayAsked } from "./day-asked";
import { generalAnswer } from "./asks/general-answer";
import { honestAnswer } from "./asks/honest-answer";
import { readAsk } from "./asks/read-ask";
import { CERTAIN, likeAnswer } from "./notes/like-answers";
import { helpAnswer } from "./asks/help-answers";
import { helpIn } from "./safety-answers";
import { spokenAnswer } from "./spoken-answers";
import { STOP_ANSWERS, answerUnknown } from "./stop-answers";
import { asksForKindOfPlace } from "./kind-asked";
import {
  namedIn,
  subjectOfBlock,
  wordsBeside,
  contextOf,
  type Subject,
  type QuestionContext,
} from "./question-context";
import type { Topic } from "~/language/question/topic";
import { topicsOf } from "~/language/question/topic";
import { TRIP_ANSWERS } from "./trip-answers";

const TOPICS_ANSWERED = 2;
/** Left out when a question has another topic too: "where can we eat" is about food. */
const VAGUE: ReadonlySet<Topic> = new Set(["where", "about", "plan", "evening", "when"]);
/** For these the place that is named is the destination, so the answer is about the stop where the traveller is. */
const FROM_HERE: ReadonlySet<Topic> = new Set(["way", "journey", "next"]);

function topicsFor(context: QuestionContext, named: Subject | null): readonly Topic[] {
  const topics = topicsOf(wordsBeside(context, named));
  const specific = topics.filter((topic) => !VAGUE.has(topic));
  if (specific.length > 0) return specific.slice(0, TOPICS_ANSWERED);
  if (named) return [topics[0] ?? "about"];
  if (asksForKindOfPlace(context) && !topics.some((topic) => VAGUE.has(topic) && topic !== "when")) return ["nearby"];
  return topics.filter((topic) => topic !== "when").slice(0, 1);
}

/** Answers a question asked in the middle of a day from the plan and the city's places. */
export function answerQuestion({ brief, days, dayIndex, blockName, question }: Question): string {
  const context = contextOf(brief, days, question);
  const at = context.blocks.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  if (!at) return `I do not find day ${dayIndex} in your plan, so I cannot say anything about it.`;
  const topics = topicsOf(context.words);
  const help = helpIn(context);
  if (help) return help;
  const ask = readAsk(context, namedIn(context), []);
  const general = likeAnswer(ask, CERTAIN) ?? generalAnswer(ask);
  if (general) return general;
  const facts = ABROAD.has(topics[0] ?? "about") ? countryAnswer(context) : null;
  if (facts) return facts;
  const here = subjectOfBlock(context, at);
  const named = namedIn(context);
  if (context.language !== "en") {
    const day = dayAsked(context.plainText, brief, dayIndex);
    const onDay = day && "dayIndex" in day ? day.dayIndex : dayIndex;
    return spokenAnswer(context, topics, named ?? here, onDay, day !== null) ?? honestAnswer(context, named ?? here);
  }
  const subjectFor = (topic: Topic): Subject => (named && !FROM_HERE.has(topic) ? named : here);
  const answers = topicsFor(context, named).map(
    (topic) => STOP_ANSWERS[topic]?.(context, subjectFor(topic)) ?? TRIP_ANSWERS[topic]?.(context) ?? null,
  );
  return sentences(...new Set(answers)) || helpAnswer(context) || answerUnknown(context, named ?? here);
}
