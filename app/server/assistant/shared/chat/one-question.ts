import { sentences } from "~/planner/words/sentences";
import type { ChatMessage } from "../../port";
import { asksForKindOfPlace } from "../kind-asked";
import { countryAnswer } from "../country-answers";
import { dayAsked } from "../day-asked";
import { mealsAsked } from "../planned-answers";
import { earlierOf } from "../earlier-turns";
import { notUnderstood, spokenAnswer, unknownHere, whatIsAskedFor } from "../spoken-answers";
import { namedIn, wordsBeside, contextOf, type Subject, type QuestionContext } from "../question-context";
import type { Topic } from "~/language/question/topic";
import { TOPIC_TABLES, topicsOf } from "~/language/question/topic";
import type { Language } from "~/domain/people/language";
import { ailmentsIn } from "~/language/question/health";
import { asksForPlace } from "~/language/question/place-words";
import { readWish } from "~/language/wish/read-wish";
import { saysToday } from "~/language/wish/talk-words";
import { DEMAND_TABLES } from "~/language/wish/leftover-words";
import { standsOn } from "../confidence";
import { honestAnswer, unreadIn } from "../asks/honest-answer";
import { healthAnswer } from "../asks/health-answers";
import type { Ask } from "../asks/ask";
import { answerAsk } from "../asks/answer-ask";
import { isAboutPlan, isMealOfDay, ON_THE_WAY } from "../asks/about-plan";
import { noteNaming } from "../notes/likenesses";
import { likeAnswer, RATHER_THAN_PLAN, SURE_ENOUGH } from "../notes/like-answers";
import { readAsk } from "../asks/read-ask";
import { elsewhereAnswer } from "../asks/unknown-name";
import { subjectOf } from "../asks/said-before";
import { stopMeant } from "../asks/stop-meant";
import { VAGUE, inEnglish, blockOn } from "./in-english";

/** What the facts of the country answer. */
export const ABROAD: ReadonlySet<Topic> = new Set(["cash", "tipping", "not-covered", "safety"]);

/** The first day that is not over; before the trip its first. */
export const todayOf = ({ firstOpenDay = 1, brief }: ChatMessage): number => Math.min(firstOpenDay, brief.daysTotal);

/** What is replied, and whether it stands on enough of what was asked. */
export type Replied = { text: string; isSure: boolean };
export const sure = (text: string): Replied => ({ text, isSure: true });

/** `typedIn`: the language of all that was typed, where this is a part of it. */
export function replyToOne(asked: ChatMessage, typedIn?: Language): Replied {
  const { brief, days, message } = asked;
  const asTyped = contextOf(brief, days, message, asked.before, todayOf(asked));
  const context = typedIn ? { ...asTyped, language: typedIn } : asTyped;
  const { language } = context;
  const [begins] = context.blocks;
  if (!begins) return sure(unknownHere(context));
  const earlier = earlierOf(asked, context);
  const byName = namedIn(context);
  const topics = topicsOf(wordsBeside(context, byName), context.language);
  // "The Guggenheim museum" in a city without one is no museum of the plan.
  const isElsewhere = elsewhereAnswer(context, byName) !== null;
  const own = byName ?? (earlier.named || isElsewhere ? null : stopMeant(context, topics, context.today));
  const ask = readAsk(context, own, asked.before ?? []);
  const read = answerAsk(ask);
  if (read) return sure(read);
  const today = earlier.dayIndex ?? context.today;
  const mealsOfToday = mealsAsked(context).length > 0 && saysToday(context.words);
  const mealsOfThatDay = isMealOfDay(context) && earlier.dayIndex !== null;
  const isToday = mealsOfToday || mealsOfThatDay || saysToday(context.words);
  const day = dayAsked(context.plainText, brief, today) ?? (isToday ? { dayIndex: today } : null);
  const specific = topics.filter((option) => !VAGUE.has(option));
  // "Is it hard?" asks about the place itself, whatever was asked of it before.
  const isAboutIt = topics.includes("about") && earlier.named !== null;
  const topicsSaid = isAboutIt && specific.length === 0 ? (["about"] as const) : specific;
  // "Any good tapas round there?" asks for what is near the place before, and not what was asked of it.
  const isKindNear =
    own === null && specific.length === 0 && ask.before !== null && asksForKindOfPlace(context) && language === "en";
  const goesOnAbout = isKindNear ? (["nearby"] as const) : earlier.topics;
  const said = specific.length > 0 || isAboutIt ? topicsSaid : goesOnAbout.length > 0 && !own ? goesOnAbout : topics;
  const isOnlyWhen = day === null || topics.some((topic) => ON_THE_WAY.has(topic));
  const named = own ?? (isOnlyWhen && !isMealOfDay(context) ? (earlier.named ?? ask.subject) : null);
  const [thing] = own || ask.subject ? [] : ask.things;
  const honest = (): Replied => {
    const none = notUnderstood(context);
    const like = none ? null : likeAnswer(ask, SURE_ENOUGH);
    const unread = unreadIn(context, own).map((at) => context.words[at]?.said ?? "");
    const told = like ?? (none ? null : noteNaming(context, unread, Boolean(own?.place)));
    if (told) return sure(told);
    const subject = named ?? ask.subject ?? (thing ? subjectOf(context, thing) : null);
    return { text: none ?? honestAnswer(context, subject), isSure: false };
  };
  // Of what was asked before only the matter goes on; a new word that nothing reads asks something else.
  const isNewMatter =
    specific.length === 0 && !isAboutIt && earlier.topics.length > 0 && unreadIn(context, own).length > 0;
  const isOnlyNamed = own !== null && topics.length === 0 && unreadIn(context, own).length > 0;
  if (isOnlyNamed || isNewMatter || !isRead(context, own, topics)) return honest();
  const facts = ABROAD.has(said[0] ?? "about") ? countryAnswer(context) : null;
  if (facts) return sure(facts);
  const other = day !== null && named === null && !goesOnAbout.length ? besidesTheDay(ask, topics) : null;
  if (other) return sure(other);
  const goesOn = isAboutIt || (specific.length === 0 && goesOnAbout.length > 0);
  const dayIndex = day && "dayIndex" in day ? day.dayIndex : (earlier.dayIndex ?? named?.at?.dayIndex ?? today);
  const text =
    context.language === "en"
      ? inEnglish({ context, begins: blockOn(context, today) ?? begins, named, day, topics: goesOn ? said : topics })
      : spokenAnswer(context, said, named, dayIndex, day !== null);
  // Of an allergy it is said first that no kitchen is known.
  const allergy = mealsAsked(context).length > 0 && ailmentsIn(context.words).includes("foodAllergy");
  return text ? sure(sentences(allergy && healthAnswer(context), text)) : honest();
}

/** Of these the plan of a day is the answer. */
const OF_THE_PLAN: ReadonlySet<Topic> = new Set(["plan", "next", "about"]);

/** What is asked where a day or a part of it only says when: "supermarkets until what time tonight?". Null where the plan of the day is asked for. */
function besidesTheDay(ask: Ask, topics: readonly Topic[]): string | null {
  const { context } = ask;
  if (isAboutPlan(context)) return null;
  const thing = readWish(context.question, context.brief.guide?.places ?? []).sought.length > 0;
  const places = thing && asksForPlace(context.words) ? whatIsAskedFor(context) : null;
  if (places || mealsAsked(context).length > 0) return places;
  const like = likeAnswer(ask, RATHER_THAN_PLAN);
  if (like) return like;
  return topics.every((topic) => !OF_THE_PLAN.has(topic)) && asksForPlace(context.words)
    ? whatIsAskedFor(context)
    : null;
}

/** Whether rows of topics, kinds of places and demands read enough of a question that nothing more special reads. */
const isRead = (context: QuestionContext, own: Subject | null, topics: readonly Topic[]): boolean =>
  standsOn(context, own, [
    ...TOPIC_TABLES.flatMap(([topic, table]) => (topics.includes(topic) ? [table] : [])),
    ...DEMAND_TABLES(),
  ]);
