import { isKnowHowTopic, KNOW_HOW_AS_OF, type KnowHow, type KnowHowTopic } from "~/domain/destination/know-how";
import type { Language } from "~/domain/people/language";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { folded, wordsOf } from "~/language/words/phrases";
import { languageOf, readWords } from "~/language/words/read-words";
import * as say from "~/messages/spoken/country";
import { ownNotes } from "~/messages/spoken/in-language";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { sentences } from "~/planner/words/sentences";
import type { AskKnowHow } from "../../cities/know-how";
import type { ChatMessage } from "../port";
import { dayAsked } from "./day-asked";
import { contextOf, type QuestionContext } from "./question-context";

/** The topic of each matter that the tables and examples call otherwise. */
const TOPIC_OF: Readonly<Record<string, KnowHowTopic>> = {
  transitCard: "payRides",
  kidsOnTransit: "payRides",
  nightTransit: "lateRides",
  ride: "taxi",
  taxiFare: "taxi",
  metroStairs: "stepFree",
  safe: "nightSafety",
  fountains: "water",
  streetFood: "stomach",
  worship: "dress",
  modestDress: "dress",
  closedOn: "closed",
  siesta: "shopHours",
  dinnerHour: "mealTimes",
  coverCharge: "tipping",
  haggle: "haggling",
  cards: "cardsCash",
  money: "cardsCash",
  atm: "cardsCash",
  otherMoney: "exchange",
  railPass: "trains",
  insects: "hazards",
  leaveForFlight: "airport",
};

/** What somebody who lives there says to a matter, with how old it is; null where nobody wrote it down, or nobody looked. */
export function knowHowOn({ brief, language }: QuestionContext, ...matters: readonly string[]): string | null {
  const topics = matters.map((matter) => (isKnowHowTopic(matter) ? matter : TOPIC_OF[matter]));
  const texts = [...new Set(topics)].flatMap((topic) => (topic && brief.knowHow?.[topic]) ?? []);
  return texts.length === 0
    ? null
    : sentences(...texts, say.source[language]({ source: ownNotes[language], asOf: KNOW_HOW_AS_OF }));
}

/** A shorter word may be anything. */
const SHORTEST_NAME = 4;
/** What stands in more of the texts names nothing. */
const MOST_TEXTS = 2;

/** What somebody who lives there says of a thing that nothing else here knows: the text that names most of these words. Null where none does. */
export function knowHowNaming(context: QuestionContext, words: readonly string[]): string | null {
  const texts = Object.entries(context.brief.knowHow ?? {}).map(([topic, text]) => ({
    topic,
    said: new Set(wordsOf(text).map(({ said }) => said)),
  }));
  const named = words.filter((word) => word.length >= SHORTEST_NAME);
  const telling = named.filter((word) => {
    const found = texts.filter(({ said }) => said.has(word)).length;
    return found > 0 && found <= MOST_TEXTS;
  });
  const hitsOf = ({ said }: (typeof texts)[number]): number => telling.filter((word) => said.has(word)).length;
  const [best] = texts.toSorted((a, b) => hitsOf(b) - hitsOf(a));
  return best && telling.length > 0 ? knowHowOn(context, best.topic) : null;
}

/** The trip with what somebody who lives there would say to a wish for one of its days. */
export async function forWish(
  brief: TripBrief,
  { dayIndex, feedback, language }: { dayIndex: number; feedback: string; language?: Language | undefined },
  ask: AskKnowHow,
): Promise<TripBrief> {
  const { guide } = briefOn(brief, dayIndex);
  const known = guide && (await ask(guide.id, languageOf(readWords(feedback), feedback, language)));
  return known ? { ...brief, knowHow: known } : brief;
}

type Asked = Pick<ChatMessage, "brief" | "days" | "trip" | "firstOpenDay" | "before" | "knowHow">;

/** The same with what somebody who lives there would say, in the language of the question: in the city that it names, else in that of the day it is about. */
export async function withKnowHow<A extends Asked>(asked: A, question: string): Promise<A> {
  const { brief, days, before, knowHow } = asked;
  if (!knowHow) return asked;
  const context = contextOf(brief, days, question, before);
  const guide = guideMeant(asked, context);
  const known: KnowHow | null = guide && (await knowHow(guide.id, context.language));
  return known ? { ...asked, brief: { ...brief, knowHow: known } } : asked;
}

function guideMeant({ brief, trip = brief, firstOpenDay = 1 }: Asked, { plainText }: QuestionContext) {
  const named = (trip.legs ?? []).find(({ cityName }) => plainText.includes(folded(cityName)));
  const today = Math.min(firstOpenDay, trip.daysTotal);
  const day = dayAsked(plainText, trip, today);
  return (named ?? briefOn(trip, day && "dayIndex" in day ? day.dayIndex : today)).guide;
}
