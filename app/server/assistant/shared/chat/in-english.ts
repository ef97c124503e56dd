import type { PlannedBlock } from "~/planner/plan/planned-blocks";
import { sentences } from "~/planner/words/sentences";
import { asksForKindOfPlace } from "../kind-asked";
import { foodOfDay } from "../nearby-answers";
import { STOP_ANSWERS, answerUnknown } from "../stop-answers";
import type { dayAsked } from "../day-asked";
import { dayIs, mealsOfDay, stopOf, whenIs } from "../planned-answers";
import { notUnderstood, whatIsAskedFor } from "../spoken-answers";
import { onDay, subjectOfBlock, type Subject, type QuestionContext } from "../question-context";
import { TRIP_ANSWERS } from "../trip-answers";
import type { Topic } from "~/language/question/topic";

/** Used only when a question has no other topic. */
export const VAGUE: ReadonlySet<Topic> = new Set(["about", "plan", "next", "evening", "when"]);
const ONE_DAY_TOPICS: ReadonlySet<Topic> = new Set(["plan", "when", "next", "about"]);
const SAYS_WHEN: ReadonlySet<Topic> = new Set(["when", "way", "journey"]);
/** The answers to these do not depend on the stop. */
const ANYWHERE: ReadonlySet<Topic> = new Set(["emergency", "cash", "tipping", "language", "sun", "self", "days-left"]);

/** Without a place these cannot be said. */
const OF_ONE_PLACE: ReadonlySet<Topic> = new Set(["opening", "crowds", "photos", "duration", "pets"]);

const ofTheCity = ({ brief }: QuestionContext): Subject => ({
  title: brief.cityName,
  block: null,
  place: null,
  at: null,
});

function answerTopic(context: QuestionContext, topic: Topic): string | null {
  const isOneDay = context.asked.length < context.blocks.length;
  return (
    (isOneDay && topic === "food" ? foodOfDay(context) : null) ??
    TRIP_ANSWERS[topic]?.(context) ??
    (ANYWHERE.has(topic) ? (STOP_ANSWERS[topic]?.(context, ofTheCity(context)) ?? null) : null)
  );
}

/** The day from which "tomorrow" counts. */
export const blockOn = ({ blocks }: QuestionContext, day: number | null): PlannedBlock | undefined =>
  blocks.find(({ dayIndex }) => dayIndex === day);

type Read = {
  context: QuestionContext;
  begins: PlannedBlock;
  named: Subject | null;
  day: ReturnType<typeof dayAsked>;
  topics: readonly Topic[];
};

export function inEnglish({ context, begins, named, day, topics }: Read): string | null {
  const { days } = context;
  const topic =
    topics.find((option) => !VAGUE.has(option)) ??
    topics[0] ??
    (asksForKindOfPlace(context) && !named ? "nearby" : undefined);
  if (named) return aboutNamed(context, named, topic);
  const ahead = topic === "next" && !day ? days.find(({ dayIndex }) => dayIndex === begins.dayIndex) : null;
  if (ahead) return dayIs(context, ahead);
  const places = topic === "where" && asksForKindOfPlace(context) ? whatIsAskedFor(context) : null;
  if (places) return places;
  const isMissing = day !== null && ("missing" in day || days.every(({ dayIndex }) => dayIndex !== day.dayIndex));
  if (day && (isMissing || !topic || ONE_DAY_TOPICS.has(topic))) {
    const subject = subjectOfBlock(context, begins);
    return STOP_ANSWERS.plan?.(context, subject) ?? answerUnknown(context, subject);
  }
  const dayMeant = days.find(
    ({ dayIndex }) => dayIndex === (day && "dayIndex" in day ? day.dayIndex : begins.dayIndex),
  );
  const meals = topic === "food" && topics.includes("when") && dayMeant ? mealsOfDay(context, dayMeant) : null;
  if (meals) return meals;
  const answer = topic && answerTopic(day && "dayIndex" in day ? onDay(context, day.dayIndex) : context, topic);
  if (!answer && topic && OF_ONE_PLACE.has(topic))
    return `That depends on the place: ask me about one of them, for instance ${begins.block.title}.`;
  return answer ?? whatIsAskedFor(context) ?? notUnderstood(context);
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
