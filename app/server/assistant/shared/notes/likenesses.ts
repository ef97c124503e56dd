import learnt from "#db/questions/weights.json";
import { isKnowHowTopic, type KnowHowTopic } from "~/domain/destination/know-how";
import { tellingAt } from "~/language/question/telling-words";
import { citySearch } from "~/language/search/city-search";
import { type Likeness, likenessesIn } from "~/language/words/likeness";
import { wordsOf } from "~/language/words/phrases";
import { knowHowOn, topicOf } from "./know-how";
import type { QuestionContext } from "../question-context";

/** Of fewer words there is not enough to be like anything. */
const FEWEST_WORDS = 3;
/** Beside a name there are more: "is the … free" is asked of a place. */
const FEWEST_BESIDE_NAME = 4;
/** What goes on about something is short, and like much: it has to be surer. */
const SHORT = 6;

/** What a question is like: each matter of the examples with its share, the likeliest first; and whether the question is too short to be sure. */
type Likenesses = { all: readonly Likeness[]; isShort: boolean };

/** A question is compared once, however often that is asked. */
const known = new WeakMap<QuestionContext, Likenesses>();

export function likenessesOf(context: QuestionContext): Likenesses {
  const likenesses = known.get(context) ?? compare(context);
  known.set(context, likenesses);
  return likenesses;
}

function compare({ brief, words }: QuestionContext): Likenesses {
  // What a place is called asks nothing: "is it far from Golden Gai" is about no golden week. Where it changes nothing, more words make surer.
  const names = citySearch(brief.guide?.places ?? []).mentions(words);
  const isInName = (at: number): boolean => names.some(({ from, to }) => at >= from && at < to);
  const all = words.flatMap(({ isMark, said }) => (isMark ? [] : said));
  const said = words.flatMap((word, at) => (word.isMark || isInName(at) ? [] : [word.said]));
  const isShort = said.length <= SHORT;
  if (said.length < (names.length > 0 ? FEWEST_BESIDE_NAME : FEWEST_WORDS)) return { all: [], isShort };
  const [unnamed, whole] = [byShare(said), byShare(all)];
  const [best, other] = [unnamed[0], whole[0]];
  const isSurer = best && other && best.matter === other.matter && other.sureness > best.sureness;
  return { all: isSurer ? whole : unnamed, isShort };
}

const byShare = (said: readonly string[]): Likeness[] =>
  likenessesIn(learnt, said).toSorted((a, b) => b.sureness - a.sureness);

/** A shorter word may be anything. */
const SHORTEST_NAME = 4;
/** What stands in more of the texts names nothing. */
const MOST_TEXTS = 2;
/** A text has to name as much of what nothing else reads … */
const SHARE_NAMED = 0.5;
/** … unless the question is like those for it, as far as this. */
const LIKE_ENOUGH = 0.1;
/** A word that something else reads, too, tells less. */
const READ_TELLS = 0.5;
/** What a question is like counts for so many words that a text has. */
const LIKENESS_TELLS = 2;

/**
 * What somebody who lives there says of a thing that nothing else here knows: the text that names most of these words, and that the question is most like.
 * Null where none does.
 * @param words those that nothing reads
 * @param isName they are a name that nobody here knows
 */
export function noteNaming(context: QuestionContext, words: readonly string[], isName = false): string | null {
  const texts = Object.entries(context.brief.knowHow ?? {}).flatMap(([topic, text]) =>
    isKnowHowTopic(topic) ? { topic, said: new Set(wordsOf(text).map(({ said }) => said)) } : [],
  );
  const isLong = (word: string): boolean => word.length >= SHORTEST_NAME;
  const named = words.filter(isLong);
  // Of a name that nobody knows the words beside it tell nothing.
  const others = isName ? [] : tellingAt(context.words).flatMap((at) => context.words[at]?.said ?? []);
  const telling = [...new Set([...named, ...others.filter(isLong)])].filter((word) => {
    const found = texts.filter(({ said }) => said.has(word)).length;
    return found > 0 && found <= MOST_TEXTS;
  });
  const shares = topicShares(context);
  const [best] = texts
    .map(({ topic, said }) => ({
      topic,
      hits: telling.reduce((sum, word) => sum + (!said.has(word) ? 0 : named.includes(word) ? 1 : READ_TELLS), 0),
      share: shares.get(topic) ?? 0,
    }))
    .filter(({ hits, share }) => hits > 0 && (hits >= named.length * SHARE_NAMED || share >= LIKE_ENOUGH))
    .toSorted((a, b) => b.hits + LIKENESS_TELLS * b.share - (a.hits + LIKENESS_TELLS * a.share));
  return best ? knowHowOn(context, best.topic) : null;
}

/** How much a question is like those for each of the topics that somebody wrote of. */
function topicShares(context: QuestionContext): ReadonlyMap<KnowHowTopic, number> {
  const shares = new Map<KnowHowTopic, number>();
  for (const { matter, sureness } of likenessesOf(context).all) {
    const topic = topicOf(matter);
    if (topic) shares.set(topic, (shares.get(topic) ?? 0) + sureness);
  }
  return shares;
}
