import type { PlannedBlock } from "~/planner/plan/planned-blocks";
import { paragraphs, sentences } from "~/planner/words/sentences";
import type { ChatMessage } from "../port";
import { asksForKindOfPlace } from "./kind-asked";
import { foodOfDay } from "./nearby-answers";
import { STOP_ANSWERS, answerUnknown } from "./stop-answers";
import { countryAnswer } from "./country-answers";
import { withTableCaution } from "./asks/table-needs";
import { dayAsked } from "./day-asked";
import { dayIs, mealsAsked, mealsOfDay, stopOf, whenIs } from "./planned-answers";
import { earlierOf } from "./earlier-turns";
import { helpIn } from "./safety-answers";
import { notUnderstood, spokenAnswer, unknownHere, whatIsAskedFor } from "./spoken-answers";
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
import { TOPIC_TABLES, topicsOf } from "~/language/question/topic";
import type { Language } from "~/domain/people/language";
import { ailmentsIn } from "~/language/question/health";
import { offTopicIn } from "~/language/question/off-topic";
import { asksForPlace } from "~/language/question/place-words";
import { figureIn } from "~/language/question/figure-words";
import { readWish } from "~/language/wish/read-wish";
import { saysToday } from "~/language/wish/talk-words";
import { wordsOf } from "~/language/words/phrases";
import { asksWhatOthersDo, partsOf, questionsIn } from "~/language/question/questions-in";
import { DEMAND_TABLES } from "~/language/wish/leftover-words";
import { notAnswered, quoted } from "~/messages/spoken/asked/honest";
import { standsOn } from "./confidence";
import { honestAnswer, unreadIn, whoKnows } from "./asks/honest-answer";
import { healthAnswer } from "./asks/health-answers";
import type { Ask } from "./asks/ask";
import { answerAsk, isAboutPlan, isMealOfDay, ON_THE_WAY } from "./asks/answer-ask";
import { noteNaming } from "./notes/likenesses";
import { likeAnswer, RATHER_THAN_PLAN, SURE_ENOUGH } from "./notes/like-answers";
import { asksOfOwnPlan } from "./asks/first/first-answers";
import { hangsOnAnother } from "./asks/often-asked/open-or-else";
import { isHungryEarly } from "./asks/often-asked/hungry-early";
import { asksWhenToSetOut } from "./asks/often-asked/set-out";
import { asksWhenAtStation } from "./asks/often-asked/at-the-station";
import { withSlowPace } from "./asks/often-asked/slow-on-foot";
import { readAsk } from "./asks/read-ask";
import { elsewhereAnswer } from "./asks/unknown-name";
import { tipToQuestion } from "./wishes/tip-from-here";
import { subjectOf } from "./asks/said-before";
import { stopMeant } from "./asks/stop-meant";

/** Used only when a question has no other topic. */
const VAGUE: ReadonlySet<Topic> = new Set(["about", "plan", "next", "evening", "when"]);
const ONE_DAY_TOPICS: ReadonlySet<Topic> = new Set(["plan", "when", "next", "about"]);
const SAYS_WHEN: ReadonlySet<Topic> = new Set(["when", "way", "journey"]);
/** The answers to these do not depend on the stop. */
const ANYWHERE: ReadonlySet<Topic> = new Set(["emergency", "cash", "tipping", "language", "sun", "self", "days-left"]);

/** Without a place these cannot be said. */
const OF_ONE_PLACE: ReadonlySet<Topic> = new Set(["opening", "crowds", "photos", "duration", "pets"]);

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

/** The first day that is not over; before the trip its first. */
const todayOf = ({ firstOpenDay = 1, brief }: ChatMessage): number => Math.min(firstOpenDay, brief.daysTotal);

/** What is replied, and whether it stands on enough of what was asked. */
type Replied = { text: string; isSure: boolean };
const sure = (text: string): Replied => ({ text, isSure: true });

/** Replies about the whole trip, or the one day of it that is asked about, from the plan and the city's places. Several questions in one breath are answered one by one. */
export function chatReply(asked: ChatMessage): string {
  const { brief, days, message, travellerName } = asked;
  const context = contextOf(brief, days, message, asked.before, todayOf(asked));
  const help = helpIn(context);
  if (help) return help;
  if (context.blocks.length === 0)
    return `There is no plan for ${brief.cityName} yet, so I have little to say. Build the itinerary and ask me again.`;
  const topics = topicsOf(wordsBeside(context, namedIn(context)), context.language);
  if (topics.includes("hello") && context.language === "en") return welcome(travellerName, brief.cityName, days.length);
  const isOne =
    topics.includes("self") ||
    offTopicIn(context.words) !== null ||
    hangsOnAnother(context.words) ||
    isHungryEarly(context.words) ||
    asksWhenToSetOut(context) ||
    asksWhenAtStation(context.words) ||
    asksOfOwnPlan(context);
  const questions = isOne ? [message] : questionsIn(message);
  const reply = questions.length < 2 ? replyToWhole(asked) : sure(replyToEach(asked, questions, context));
  return withSlowPace(context, withTip(context, { ...reply, text: withTableCaution(context, reply.text) }));
}

/** One question, with what was said around it; where that keeps it from being understood, the question alone. */
function replyToWhole(asked: ChatMessage): Replied {
  const whole = replyToOne(asked);
  const asking = partsOf(asked.message).filter(({ asks }) => asks);
  const message = asking.map(({ text }) => text).join(" ");
  if (whole.isSure || message === "" || message.length >= asked.message.length) return whole;
  const { language } = contextOf(asked.brief, asked.days, asked.message, asked.before);
  const alone = replyToOne({ ...asked, message }, language);
  return alone.isSure ? alone : whole;
}

/** Whether a reply tells a note, or a whole sentence of it: what is asked for comes first, so it may stand in another order. */
const isToldIn = (reply: string, note: string): boolean =>
  reply.includes(note) ||
  note.split(/(?<=[.;]) /u).some((sentence) => sentence.length >= WHOLE_SENTENCE && reply.includes(sentence));
const WHOLE_SENTENCE = 40;

/** Who asks for somewhere to go reads what somebody who lives there would say, too, unless that is all they read; where nothing else is known, that alone. */
function withTip(context: QuestionContext, { text, isSure }: Replied): string {
  const told = Object.values(context.brief.knowHow ?? {}).filter((each) => isToldIn(text, each));
  if (asksOfOwnPlan(context)) return text;
  const isEnough = told.length > 0 && !asksForPlace(context.words);
  const tip = isEnough || namedIn(context)?.place || !asksForKindOfPlace(context) ? null : tipToQuestion(context);
  if (tip && told.some((each) => tip.includes(each))) return text;
  return tip && !isSure ? tip : paragraphs(text, tip);
}

const OF_THAT =
  /\b(?:one|it|that|them|those|these|they|das|es|die|davon|en|ça|ca|lo|eso|ese|questo|quello|ne|isso|esse)\b/i;

/** "… and do we have time for a nap?" means the day that the question before names. */
function withDayOf(last: string, message: string, brief: ChatMessage["brief"], today: number): string {
  const day = dayAsked(last, brief, today);
  return day && "dayIndex" in day && dayAsked(message, brief, 1) === null
    ? `${message} (day ${day.dayIndex})`
    : message;
}

/** Two halves of a question may be answered by the same sentences in another order. */
function eachOnce(texts: readonly string[]): string[] {
  const wordsOfAll = (text: string): string =>
    wordsOf(text)
      .flatMap(({ said, isMark }) => (isMark || said.length < SHORT_WORD ? [] : said))
      .toSorted()
      .join(" ");
  return texts.filter((text, i) => texts.findIndex((other) => wordsOfAll(other) === wordsOfAll(text)) === i);
}
const SHORT_WORD = 4;

/** A question may go on about what the one before it names. Of those that are not answered it is said which they are. */
function replyToEach(asked: ChatMessage, questions: readonly string[], whole: QuestionContext): string {
  const { brief, days, before = [] } = asked;
  const { language } = whole;
  const replies = questions.map((message, at) => {
    const last = questions[at - 1];
    const goesOn = last !== undefined && namedIn(contextOf(brief, days, last)) !== null;
    const turns = goesOn ? [...before, { question: last, reply: "" }] : before;
    const onDay =
      last !== undefined && figureIn(wordsOf(message)) !== null
        ? withDayOf(last, message, brief, todayOf(asked))
        : message;
    return { message, ...replyToOne({ ...asked, message: onDay, before: turns }, language) };
  });
  // What goes on about something that nobody here knows is not known either.
  const isKnown = ({ isSure, message }: (typeof replies)[number], at: number): boolean =>
    isSure && !(replies[at - 1]?.isSure === false && OF_THAT.test(message));
  const sure = replies.filter(isKnown);
  const isTold = ({ message }: (typeof replies)[number]): boolean => sure.length > 0 && asksWhatOthersDo(message);
  const [open] = replies.filter((reply, at) => !isKnown(reply, at) && !isTold(reply));
  if (sure.length === 0) return honestAnswer(whole, namedIn(whole));
  const atOnce = open ? replyToOne(asked) : null;
  if (atOnce?.isSure && sure.every(({ text }) => text !== atOnce.text)) return atOnce.text;
  const said = eachOnce(sure.map(({ text }) => text));
  if (!open) return paragraphs(...said);
  const context = contextOf(brief, days, open.message, before, todayOf(asked));
  return paragraphs(
    ...said,
    sentences(
      notAnswered[language]({ words: quoted(language, [open.message]) }),
      whoKnows({ ...context, language }, namedIn(context)),
    ),
  );
}

/** `typedIn`: the language of all that was typed, where this is a part of it. */
function replyToOne(asked: ChatMessage, typedIn?: Language): Replied {
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

function inEnglish({ context, begins, named, day, topics }: Read): string | null {
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
