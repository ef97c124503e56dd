import { BLOCK_NAMES } from "~/domain/plan/block";
import { asksForClimate, type PlaceAsk, placeAsksIn } from "~/language/question/place-words";
import { type PlanWord, planWordsIn } from "~/language/question/plan-words";
import { asksAnew, asksBeside, asksTheSameAbout, pointsBack } from "~/language/question/pointing-words";
import { asksToSayIt } from "~/language/question/foods";
import { type Topic, topicsOf } from "~/language/question/topic";
import type { ChatMessage } from "../port";
import { dayAsked } from "./day-asked";
import { asksForKindOfPlace } from "./kind-asked";
import { allNamed, contextOf, namedIn, type QuestionContext, type Subject } from "./question-context";

/** What earlier turns were about. */
export type Earlier = { named: Subject | null; dayIndex: number | null; topics: readonly Topic[] };

const NOTHING: Earlier = { named: null, dayIndex: null, topics: [] };
const TURNS = 2;

/** So few words are hardly a question by themselves: "how often?", "on Sunday?". */
const FRAGMENT_WORDS = 3;
/** A longer question says what it is about, unless it points back. */
export const SHORT_QUESTION = 7;

/** What is asked of one thing, which a short question need not name again. */
const OF_ONE_THING: ReadonlySet<Topic | PlaceAsk> = new Set([
  ...(["opening", "tickets", "cost", "duration", "crowds", "photos", "pets", "access", "about"] as const),
  ...(["book", "hard", "age", "bags", "tours", "reduced", "dress", "lend", "bestTime", "view"] as const),
]);

/**
 * Whether a question goes on from the turn before it: it points back, is no more than a fragment, or asks what can only be asked of one thing and names
 * none. What brings a matter of its own stands by itself: a kind of place, a meal, a day's plan, the weather.
 */
export function goesOnFromBefore(context: QuestionContext, named: Subject | null): boolean {
  const { words, language } = context;
  if (pointsBack(words, language) || asksToSayIt(words)) return true;
  const length = words.filter(({ isMark }) => !isMark).length;
  if (length > SHORT_QUESTION || asksAnew(words, language)) return false;
  // "What about Tuesday?" asks for no plan.
  const isMore = asksTheSameAbout(words, language) || asksBeside(words, language);
  if (bringsOwnMatter(context, isMore)) return false;
  if (length <= FRAGMENT_WORDS || isMore) return true;
  const asked = [...topicsOf(words, language), ...placeAsksIn(words)];
  return named === null && asked.length > 0 && asked.every((each) => OF_ONE_THING.has(each));
}

const bringsOwnMatter = (context: QuestionContext, isOnlyDay: boolean): boolean =>
  asksForKindOfPlace(context) ||
  asksForClimate(context.words) ||
  [...planWordsIn(context.words)].some((word) => !(isOnlyDay && DAY_PARTS.has(word))) ||
  topicsOf(context.words, context.language).some(
    // "Muss man reservieren?" asks for no musts.
    (topic) =>
      !(topic === "musts" && placeAsksIn(context.words).includes("book")) &&
      STANDS_ALONE.has(topic) &&
      !(isOnlyDay && (topic === "plan" || topic === "evening")),
  );

const DAY_PARTS: ReadonlySet<PlanWord> = new Set(BLOCK_NAMES);

/** These are asked of the whole trip. */
const STANDS_ALONE: ReadonlySet<Topic> = new Set([
  ...(["plan", "food", "emergency", "cash", "tipping", "language", "sun", "weather", "rain", "self", "help"] as const),
  ...(["days-left", "day-trips", "musts", "evening", "hotel", "hello", "crisis", "toilets", "change"] as const),
]);

type Asked = Pick<ChatMessage, "brief" | "days" | "before" | "firstOpenDay">;

/** What a question goes on about. Nothing where it stands by itself. */
export const earlierOf = (asked: Asked, context: QuestionContext): Earlier =>
  goesOnFromBefore(context, namedIn(context)) ? lastTurns(asked) : NOTHING;

/** Of the last two turns, the latest that named something. */
export const lastTurns = ({ brief, days, before = [], firstOpenDay = 1 }: Asked): Earlier =>
  [...before.slice(-TURNS)].reverse().reduce<Earlier>((known, { question, reply }) => {
    const [asked, replied] = [contextOf(brief, days, question), contextOf(brief, days, reply)];
    const day = dayAsked(asked.plainText, brief, firstOpenDay) ?? dayAsked(replied.plainText, brief, firstOpenDay);
    return {
      named: known.named ?? namedIn(asked) ?? allNamed(replied)[0] ?? namedIn(replied),
      dayIndex: known.dayIndex ?? (day && "dayIndex" in day ? day.dayIndex : null),
      topics: known.topics.length > 0 ? known.topics : topicsOf(asked.words),
    };
  }, NOTHING);
