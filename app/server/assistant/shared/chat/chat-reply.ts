import { paragraphs, sentences } from "~/planner/words/sentences";
import type { ChatMessage } from "../../port";
import { asksForKindOfPlace } from "../kind-asked";
import { withTableCaution } from "../asks/table-needs";
import { dayAsked } from "../day-asked";
import { helpIn } from "../safety-answers";
import { namedIn, wordsBeside, contextOf, type QuestionContext } from "../question-context";
import { topicsOf } from "~/language/question/topic";
import { offTopicIn } from "~/language/question/off-topic";
import { asksForPlace } from "~/language/question/place-words";
import { figureIn } from "~/language/question/figure-words";
import { wordsOf } from "~/language/words/phrases";
import { asksWhatOthersDo, partsOf, questionsIn } from "~/language/question/questions-in";
import { notAnswered, quoted } from "~/messages/spoken/asked/honest";
import { honestAnswer, whoKnows } from "../asks/honest-answer";
import { asksOfOwnPlan } from "../asks/first/first-answers";
import { hangsOnAnother } from "../asks/often-asked/open-or-else";
import { isHungryEarly } from "../asks/often-asked/hungry-early";
import { asksWhenToSetOut } from "../asks/often-asked/set-out";
import { asksWhenAtStation } from "../asks/often-asked/at-the-station";
import { withSlowPace } from "../asks/often-asked/slow-on-foot";
import { tipToQuestion } from "../wishes/tip-from-here";
import type { Replied } from "./one-question";
import { todayOf, sure, replyToOne } from "./one-question";

function welcome(name: string, city: string, days: number): string {
  const greeting = name.trim() ? `Hello ${name.trim()}.` : "Hello.";
  return `${greeting} I have your ${days === 1 ? "day" : `${days} days`} in ${city} in front of me. Ask me about a day, a place, tickets, food, rain or what to wear.`;
}

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
