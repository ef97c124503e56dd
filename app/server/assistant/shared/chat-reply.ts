import type { PlannedBlock } from "~/planner/plan/planned-blocks";
import { sentences } from "~/planner/words/sentences";
import type { ChatMessage } from "../port";
import { asksForKindOfPlace } from "./kind-asked";
import { foodOfDay } from "./nearby-answers";
import { STOP_ANSWERS, answerUnknown } from "./stop-answers";
import { countryAnswer } from "./country-answers";
import { dayAsked } from "./day-asked";
import { mealsOfDay, stopOf, whenIs } from "./planned-answers";
import { earlierOf } from "./earlier-turns";
import { helpAnswer } from "./help-answers";
import { helpIn } from "./safety-answers";
import { spokenAnswer, unknownHere, whatIsAskedFor } from "./spoken-answers";
import {
  namedIn,
  onDay,
  subjectOfBlock,
  wordsBeside,
  contextOf,
  type Subject,
  type QuestionContext,
} from "./question-context";
import { TRIP_ANSWERS } from "./trip-answers";
import type { Topic } from "~/language/question/topic";
import { offTopicIn } from "~/language/question/off-topic";
import { topicsOf } from "~/language/question/topic";
import * as say from "~/messages/spoken/answers";

/** Used only when a question has no other topic. */
const VAGUE: ReadonlySet<Topic> = new Set(["about", "plan", "next", "evening", "when"]);
const ONE_DAY_TOPICS: ReadonlySet<Topic> = new Set(["plan", "when", "next", "about"]);
const SAYS_WHEN: ReadonlySet<Topic> = new Set(["when", "way", "journey"]);
/** The answers to these do not depend on the stop. */
const ANYWHERE: ReadonlySet<Topic> = new Set(["emergency", "cash", "tipping", "language", "sun", "self", "days-left"]);

/** What the facts of the country answer. */
export const ABROAD: ReadonlySet<Topic> = new Set(["cash", "tipping", "not-covered", "safety"]);

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
export function chatReply(asked: ChatMessage): string {
  const { brief, days, message, travellerName } = asked;
  const context = contextOf(brief, days, message);
  const topics = topicsOf(wordsBeside(context, namedIn(context)));
  const help = helpIn(context);
  if (help) return help;
  const [begins] = context.blocks;
  if (!begins)
    return `There is no plan for ${brief.cityName} yet, so I have little to say. Build the itinerary and ask me again.`;
  const off = offTopicIn(context.words);
  if (off === "payment") return say.payment[context.language];
  if (off === "order") return say.order[context.language]({ city: brief.cityName });
  if (topics.includes("hello") && context.language === "en") return welcome(travellerName, brief.cityName, days.length);
  const earlier = earlierOf(asked, context);
  const own = namedIn(context);
  const today = earlier.dayIndex ?? Math.min(asked.firstOpenDay ?? 1, brief.daysTotal);
  const day = dayAsked(context.plainText, brief, today);
  const specific = topics.filter((option) => !VAGUE.has(option));
  // "Is it hard?" asks about the place itself, whatever was asked of it before.
  const isAboutIt = topics.includes("about") && earlier.named !== null;
  const topicsSaid = isAboutIt && specific.length === 0 ? (["about"] as const) : specific;
  const said =
    specific.length > 0 || isAboutIt ? topicsSaid : earlier.topics.length > 0 && !own ? earlier.topics : topics;
  const named = own ?? (day ? null : earlier.named);
  const facts = ABROAD.has(said[0] ?? "about") ? countryAnswer(context) : null;
  if (facts) return facts;
  if (context.language !== "en") {
    const dayIndex = day && "dayIndex" in day ? day.dayIndex : (earlier.dayIndex ?? named?.at?.dayIndex ?? today);
    return spokenAnswer(context, said, named, dayIndex, day !== null);
  }
  const goesOn = isAboutIt || (specific.length === 0 && earlier.topics.length > 0);
  return inEnglish({
    context,
    begins: blockOn(context, today) ?? begins,
    named,
    day,
    topics: goesOn ? said : topics,
  });
}

/** The day from which "tomorrow" counts. */
const blockOn = ({ blocks }: QuestionContext, day: number | null): PlannedBlock | undefined =>
  blocks.find(({ dayIndex }) => dayIndex === day);

type Read = {
  context: QuestionContext;
  begins: PlannedBlock;
  named: Subject | null;
  day: ReturnType<typeof dayAsked>;
  topics: readonly Topic[];
};

function inEnglish({ context, begins, named, day, topics }: Read): string {
  const { days } = context;
  const topic =
    topics.find((option) => !VAGUE.has(option)) ??
    topics[0] ??
    (asksForKindOfPlace(context) && !named ? "nearby" : undefined);
  if (named) return aboutNamed(context, named, topic);
  const isMissing = day !== null && ("missing" in day || days.every(({ dayIndex }) => dayIndex !== day.dayIndex));
  if (day && (isMissing || !topic || ONE_DAY_TOPICS.has(topic))) {
    const subject = subjectOfBlock(context, begins);
    return STOP_ANSWERS.plan?.(context, subject) ?? answerUnknown(context, subject);
  }
  const help = topic === "help" ? helpAnswer(context) : null;
  if (help) return help;
  const dayMeant = days.find(
    ({ dayIndex }) => dayIndex === (day && "dayIndex" in day ? day.dayIndex : begins.dayIndex),
  );
  const meals = topic === "food" && topics.includes("when") && dayMeant ? mealsOfDay(context, dayMeant) : null;
  if (meals) return meals;
  const answer = topic && answerTopic(day && "dayIndex" in day ? onDay(context, day.dayIndex) : context, topic);
  if (!answer && topic)
    return `That depends on the place: ask me about one of them, for instance ${begins.block.title}.`;
  return answer ?? helpAnswer(context) ?? whatIsAskedFor(context) ?? unknownHere(context);
}

/** About one place: what is asked of it, and whether it is in the plan. */
function aboutNamed(context: QuestionContext, named: Subject, topic: Topic | undefined): string {
  const answer = topic && topic !== "plan" ? STOP_ANSWERS[topic]?.(context, named) : null;
  const stop = stopOf(context, named);
  const planned = SAYS_WHEN.has(topic ?? "about") ? null : stop ? whenIs(context, stop) : "It is not in your plan.";
  return answer
    ? sentences(answer, topic === "where" && named.at ? null : planned)
    : sentences(STOP_ANSWERS.about?.(context, named) ?? null, planned);
}
