import type { Ask } from "./ask";
import { topicsOf } from "~/language/question/topic";
import { PhraseTable } from "~/language/words/phrases";
import type { Turn } from "../../port";
import { goesOnFromBefore } from "../earlier-turns";
import { contextOf, namedIn, type QuestionContext, type Subject } from "../question-context";
import { numberedIn } from "../wishes/earlier/picked-offer";
import { subjectOf, type Thing, thingsIn } from "./said-before";

/** "How far from the fountain to there": one end is named, the other was before. */
const asksFromTo = (words: QuestionContext["words"]): boolean =>
  TO_THERE.find(words).length > 0 &&
  topicsOf(words).some((topic) => topic === "way" || topic === "journey" || topic === "duration");
const TO_THERE = new PhraseTable({
  there: `
    to/from there/it/that, get/go/come/walk there from, is it/that/there from, it/that is from
    | dorthin, dahin, bis dort/dahin, von dort, ist das/es weit von/vom/zum/zur
    | jusque la, jusqu la bas, la bas, c est loin du/de/des/d
    | hasta alli/ahi, desde alli/ahi, esta/queda lejos de/del
    | fino a li/la, da li/la, fino li, e lontano da/dal/dalla/dai
    | ate la, de la, ate ali, e/fica longe de/do/da
  `,
});

/** A place that the words name in another language stands for itself. */
const thingOfSubject = (own: Subject | null): Thing[] =>
  own?.place ? [{ title: own.title, said: own.title, place: own.place, at: own.place, area: false }] : [];

/** What is asked, and of what: of what it names, or of what the turn before it was about. */
export function readAsk(context: QuestionContext, own: Subject | null, before: readonly Turn[]): Ask {
  const last = before[before.length - 1];
  const { words, question, brief, days } = context;
  const named = thingsIn(context, question, true);
  const picked = last
    ? numberedIn(
        words,
        thingsIn(context, last.reply, true).map(({ title }) => title),
      )
    : null;
  const goesOn = last !== undefined && goesOnFromBefore(context, own);
  const earlier = picked
    ? thingsIn(context, last?.reply ?? "", true).filter(({ title }) => title === picked)
    : goesOn
      ? [...thingsIn(context, last.question, true), ...thingsIn(context, last.reply, true)].filter(
          ({ title }, i, all) => all.findIndex((each) => each.title === title) === i,
        )
      : [];
  const isNamed = own !== null || named.some(({ at }) => at !== null);
  const ends = named.length > 0 ? named : thingOfSubject(own);
  // "De la" is "from there" in one language and an article in the next: who names both ends needs no other.
  const isFromThere = asksFromTo(words) && new Set(named.flatMap(({ at, title }) => (at ? title : []))).size < 2;
  const [thing] = isNamed ? [] : earlier.filter(({ place }) => place !== null);
  const lastContext = goesOn ? contextOf(brief, days, last.question, [], context.today) : null;
  const lastNamed = lastContext && !picked ? namedIn(lastContext) : null;
  return {
    context,
    own,
    subject: own ?? (isNamed ? null : (lastNamed ?? (thing ? subjectOf(context, thing) : null))),
    things: isNamed ? (isFromThere ? [...ends.slice(0, 1), ...earlier.slice(0, 1)] : named) : [...earlier],
    before: lastContext && last ? { context: lastContext, reply: last.reply, named: lastNamed } : null,
  };
}
