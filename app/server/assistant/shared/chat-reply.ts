import type { ChatMessage } from "../port";
import { asksForAKind } from "./nearby-answers";
import { STOP_ANSWERS, admit } from "./stop-answers";
import { dayAsked } from "./day-asked";
import type { Subject, Talk } from "./question-context";
import { namedIn, sentences, subjectOfBlock, talkOf } from "./question-context";
import { TRIP_ANSWERS } from "./trip-answers";
import type { Topic } from "~/language/question/topic";
import { topicsOf } from "~/language/question/topic";

/** Said of the whole trip only when nothing more telling was asked. */
const VAGUE: ReadonlySet<Topic> = new Set(["about", "plan", "next", "evening", "when"]);
const ONE_DAY_TOPICS: ReadonlySet<Topic> = new Set(["plan", "when", "next", "about"]);
const SAYS_WHEN: ReadonlySet<Topic> = new Set(["when", "way", "journey"]);
/** Asked of a trip, these have the same answer wherever one is. */
const ANYWHERE: ReadonlySet<Topic> = new Set(["emergency", "cash", "tipping", "language", "sun", "self", "days-left"]);

const ofTheCity = ({ brief }: Talk): Subject => ({ title: brief.cityName, block: null, place: null, at: null });

function welcome(name: string, city: string, days: number): string {
  const greeting = name.trim() ? `Hello ${name.trim()}.` : "Hello.";
  return `${greeting} I have your ${days === 1 ? "day" : `${days} days`} in ${city} in front of me. Ask me about a day, a place, tickets, food, rain or what to wear.`;
}

/** Replies about the whole trip, from the plan and the city's places. */
export function chatReply({ brief, days, message, travellerName }: ChatMessage): string {
  const talk = talkOf(brief, days, message);
  const topics = topicsOf(talk.said);
  const [first] = talk.standing;
  if (!first)
    return `There is no plan for ${brief.cityName} yet, so I have little to say. Build the itinerary and ask me again.`;
  if (topics.includes("hello")) return welcome(travellerName, brief.cityName, days.length);
  const named = namedIn(talk);
  const topic =
    topics.find((option) => !VAGUE.has(option)) ?? topics[0] ?? (asksForAKind(talk) && !named ? "nearby" : undefined);
  if (named) {
    const answer = topic && topic !== "plan" ? STOP_ANSWERS[topic]?.(talk, named) : null;
    const planned = SAYS_WHEN.has(topic ?? "about")
      ? null
      : named.at
        ? `It is planned for the ${named.at.part} of day ${named.at.dayIndex}.`
        : "It is not in your plan.";
    return answer
      ? sentences(answer, topic === "where" && named.at ? null : planned)
      : sentences(STOP_ANSWERS.about?.(talk, named) ?? null, planned);
  }
  if (dayAsked(talk.said, brief, 1) && (!topic || ONE_DAY_TOPICS.has(topic)))
    return STOP_ANSWERS.plan?.(talk, subjectOfBlock(talk, first)) ?? admit(talk, subjectOfBlock(talk, first));
  const answer =
    topic &&
    (TRIP_ANSWERS[topic]?.(talk) ?? (ANYWHERE.has(topic) ? STOP_ANSWERS[topic]?.(talk, ofTheCity(talk)) : null));
  if (!answer && topic)
    return `That depends on the place: ask me about one of them, for instance ${first.block.title}.`;
  return (
    answer ??
    `I do not know that. I do know your plan for ${brief.cityName}: it begins with ${first.block.title}. Ask me about a day, a place, tickets, food, rain or what to wear.`
  );
}
