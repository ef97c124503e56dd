import { PhraseTable } from "~/language/words/phrases";
import { type Topic, topicsOf } from "~/language/question/topic";
import type { ChatMessage } from "../port";
import { dayAsked } from "./day-asked";
import { contextOf, namedIn, type QuestionContext, type Subject } from "./question-context";

/** What earlier turns were about. */
export type Earlier = { named: Subject | null; dayIndex: number | null; topics: readonly Topic[] };

const NOTHING: Earlier = { named: null, dayIndex: null, topics: [] };
const TURNS = 2;

/** Words that point back to what was said before. */
const POINTS_BACK = new PhraseTable({
  back: "it, there, that, that one, this one, them, they, one, ^and, ^or, what about, how about, same, also, day after, next day, day before, the other, instead, then, ^why, ^when, ^how far, ^how much, ^how long, ^is, ^does | es, dort, da, dahin, das, ^und, danach, auch, tag danach/darauf, am nächsten tag, der/die/das andere | y aller, la bas, ca, cela, ^et, aussi, lendemain, l autre, jour suivant, c est | alli, ahi, eso, ese, ^y, tambien, dia siguiente, el otro | li, la, quello, ci, ^e, anche, giorno dopo, l altro | la, ali, isso, esse, ^e, tambem, dia seguinte, o outro",
});

/** What a question goes on about: of the last two turns, the latest that named something. Nothing where it stands by itself. */
export function earlierOf({ brief, days, before = [] }: ChatMessage, context: QuestionContext): Earlier {
  if (before.length === 0 || POINTS_BACK.find(context.words).length === 0) return NOTHING;
  return [...before.slice(-TURNS)].reverse().reduce<Earlier>((known, { question, reply }) => {
    const [asked, replied] = [contextOf(brief, days, question), contextOf(brief, days, reply)];
    const day = dayAsked(asked.plainText, brief, 1) ?? dayAsked(replied.plainText, brief, 1);
    return {
      named: known.named ?? namedIn(asked) ?? namedIn(replied),
      dayIndex: known.dayIndex ?? (day && "dayIndex" in day ? day.dayIndex : null),
      topics: known.topics.length > 0 ? known.topics : topicsOf(asked.words),
    };
  }, NOTHING);
}
