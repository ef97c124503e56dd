import { sentences } from "~/planner/words/sentences";
import type { ChatMessage } from "../port";
import { asksForKindOfPlace, foodOfDay } from "./nearby-answers";
import { STOP_ANSWERS, answerUnknown } from "./stop-answers";
import { dayAsked } from "./day-asked";
import { namedIn, onDay, subjectOfBlock, contextOf, type Subject, type QuestionContext } from "./question-context";
import { TRIP_ANSWERS } from "./trip-answers";
import type { Topic } from "~/language/question/topic";
import { topicsOf } from "~/language/question/topic";

/** Used only when a question has no other topic. */
const VAGUE: ReadonlySet<Topic> = new Set(["about", "plan", "next", "evening", "when"]);
const ONE_DAY_TOPICS: ReadonlySet<Topic> = new Set(["plan", "when", "next", "about"]);
const SAYS_WHEN: ReadonlySet<Topic> = new Set(["when", "way", "journey"]);
/** The answers to these do not depend on the stop. */
const ANYWHERE: ReadonlySet<Topic> = new Set(["emergency", "cash", "tipping", "language", "sun", "self", "days-left"]);

const ofTheCity = ({ brief }: QuestionContext): Subject => ({
  title: brief.cityName,
  block: null,
  place: null,
  at: null,
});

function welcome(name: string, city: string, days: number): string {
  const greeting = name.trim() ? `Hello ${name.trim()}.` : "Hello.";
  return `${greeting} I have your ${days === 1 ? "day" : `${days} days`} in ${city} in front of me. Ask me about a day, a place, tickets, food, rain or what to wear.`;
}

function answerTopic(context: QuestionContext, topic: Topic): string | null {
  const isOneDay = context.asked.length < context.blocks.length;
  return (
    (isOneDay && topic === "food" ? foodOfDay(context) : null) ??
    TRIP_ANSWERS[topic]?.(context) ??
    (ANYWHERE.has(topic) ? (STOP_ANSWERS[topic]?.(context, ofTheCity(context)) ?? null) : null)
  );
}

/** Replies about the whole trip, or the one day of it that is asked about, from the plan and the city's places. */
export function chatReply({ brief, days, message, travellerName }: ChatMessage): string {
  const context = contextOf(brief, days, message);
  const topics = topicsOf(context.words);
  const [first] = context.blocks;
  if (!first)
    return `There is no plan for ${brief.cityName} yet, so I have little to say. Build the itinerary and ask me again.`;
  if (topics.includes("hello")) return welcome(travellerName, brief.cityName, days.length);
  const named = namedIn(context);
  const topic =
    topics.find((option) => !VAGUE.has(option)) ??
    topics[0] ??
    (asksForKindOfPlace(context) && !named ? "nearby" : undefined);
  if (named) {
    const answer = topic && topic !== "plan" ? STOP_ANSWERS[topic]?.(context, named) : null;
    const planned = SAYS_WHEN.has(topic ?? "about")
      ? null
      : named.at
        ? `It is planned for the ${named.at.part} of day ${named.at.dayIndex}.`
        : "It is not in your plan.";
    return answer
      ? sentences(answer, topic === "where" && named.at ? null : planned)
      : sentences(STOP_ANSWERS.about?.(context, named) ?? null, planned);
  }
  const day = dayAsked(context.plainText, brief, 1);
  const isMissing = day !== null && ("missing" in day || days.every(({ dayIndex }) => dayIndex !== day.dayIndex));
  if (day && (isMissing || !topic || ONE_DAY_TOPICS.has(topic)))
    return (
      STOP_ANSWERS.plan?.(context, subjectOfBlock(context, first)) ??
      answerUnknown(context, subjectOfBlock(context, first))
    );
  const answer = topic && answerTopic(day && "dayIndex" in day ? onDay(context, day.dayIndex) : context, topic);
  if (!answer && topic)
    return `That depends on the place: ask me about one of them, for instance ${first.block.title}.`;
  return (
    answer ??
    `I do not know that. I do know your plan for ${brief.cityName}: it begins with ${first.block.title}. Ask me about a day, a place, tickets, food, rain or what to wear.`
  );
}
