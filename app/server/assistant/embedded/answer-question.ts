import type { Question } from "../port";
import { STOP_ANSWERS, admit } from "./stop-answers";
import type { Subject } from "./talk";
import { namedIn, sentences, subjectOfBlock, talkOf } from "./talk";
import type { Topic } from "./topic";
import { topicsOf } from "./topic";

const TOPICS_ANSWERED = 2;
/** These say what another topic says better: "where can we eat" is about food. */
const VAGUE: ReadonlySet<Topic> = new Set(["where", "about", "plan", "evening"]);
/** Of the way, the question's place is the goal; the stop one is at stays the start. */
const FROM_HERE: ReadonlySet<Topic> = new Set(["way", "next"]);

/** Answers a question asked in the middle of a day from the plan and the city's places. */
export function answerQuestion({ brief, days, dayIndex, blockName, question }: Question): string {
  const talk = talkOf(brief, days, question);
  const at = talk.standing.find((stop) => stop.dayIndex === dayIndex && stop.part === blockName);
  if (!at) return "I do not find that day in your plan, so I cannot say anything about it.";
  const here = subjectOfBlock(talk, at);
  const named = namedIn(talk);
  const topics = topicsOf(question);
  const telling = topics.filter((topic) => !VAGUE.has(topic));
  const chosen = (telling.length > 0 ? telling : topics.length > 0 ? topics.slice(0, 1) : named ? (["about"] as const) : []).slice(0, TOPICS_ANSWERED);
  const subjectFor = (topic: Topic): Subject => (named && !FROM_HERE.has(topic) ? named : here);
  const answers = chosen.map((topic) => STOP_ANSWERS[topic]?.(talk, subjectFor(topic)) ?? null);
  return sentences(...answers) || admit(talk, named ?? here);
}
