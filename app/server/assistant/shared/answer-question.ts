import type { Question } from "../port";
import { STOP_ANSWERS, admit } from "./stop-answers";
import { asksForAKind } from "./nearby-answers";
import type { Subject, Talk } from "./question-context";
import { namedIn, sentences, subjectOfBlock, talkOf } from "./question-context";
import type { Topic } from "~/language/question/topic";
import { topicsOf } from "~/language/question/topic";
import { TRIP_ANSWERS } from "./trip-answers";

const TOPICS_ANSWERED = 2;
/** These say what another topic says better: "where can we eat" is about food. */
const VAGUE: ReadonlySet<Topic> = new Set(["where", "about", "plan", "evening", "when"]);
/** Of the way, the question's place is the goal; the stop one is at stays the start. */
const FROM_HERE: ReadonlySet<Topic> = new Set(["way", "journey", "next"]);

function topicsFor(talk: Talk, named: Subject | null): readonly Topic[] {
  const topics = topicsOf(talk.said);
  const telling = topics.filter((topic) => !VAGUE.has(topic));
  if (telling.length > 0) return telling.slice(0, TOPICS_ANSWERED);
  if (named) return [topics[0] ?? "about"];
  if (asksForAKind(talk) && !topics.some((topic) => VAGUE.has(topic) && topic !== "when")) return ["nearby"];
  return topics.filter((topic) => topic !== "when").slice(0, 1);
}

/** Answers a question asked in the middle of a day from the plan and the city's places. */
export function answerQuestion({ brief, days, dayIndex, blockName, question }: Question): string {
  const talk = talkOf(brief, days, question);
  const at = talk.standing.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  if (!at) return "I do not find that day in your plan, so I cannot say anything about it.";
  const here = subjectOfBlock(talk, at);
  const named = namedIn(talk);
  const subjectFor = (topic: Topic): Subject => (named && !FROM_HERE.has(topic) ? named : here);
  const answers = topicsFor(talk, named).map(
    (topic) => STOP_ANSWERS[topic]?.(talk, subjectFor(topic)) ?? TRIP_ANSWERS[topic]?.(talk) ?? null,
  );
  return sentences(...new Set(answers)) || admit(talk, named ?? here);
}
