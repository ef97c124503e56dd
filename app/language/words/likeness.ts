import { featuresOf } from "./features";

/** Which matter a question is like, and how likely it is that one, from 0 to 1. */
export type Likeness = { matter: string; sureness: number };

/** Numbers are kept as letters from this one on, those that may be below nought from so many behind it. */
const FIRST = 0xa1;
const NOUGHT = 40;
const RARITY_STEPS = 8;

/** What a model keeps of a feature: how rare it is, and for which matters it speaks how strongly (matter, weight, matter, weight …). */
export type KeptFeature = { rarity: number; weights: readonly (readonly [matter: number, weight: number])[] };

/** Written as letters, so that a model of some thousand features is small and soon read. */
const writeFeature = ({ rarity, weights }: KeptFeature): string =>
  String.fromCharCode(
    FIRST + Math.round(rarity * RARITY_STEPS),
    ...weights.flatMap(([matter, weight]) => [
      FIRST + matter,
      FIRST + NOUGHT + Math.max(-NOUGHT, Math.min(NOUGHT, weight)),
    ]),
  );

function readFeature(letters: string): KeptFeature {
  const number = (at: number): number => letters.charCodeAt(at) - FIRST;
  const weights = Array.from(
    { length: (letters.length - 1) / 2 },
    (_, i) => [number(1 + 2 * i), number(2 + 2 * i) - NOUGHT] as const,
  );
  return { rarity: number(0) / RARITY_STEPS, weights };
}

/**
 * What is learnt from examples (`quality/matters` makes it of `db/questions/examples.json`), as it is written down. The features are one text, a line each in
 * the order of their letters, and a line is found by halving: a Worker starts without reading any of the eighty thousand.
 */
export type Model = { matters: string[]; bias: number[]; step: number; features: string };

const LINE = "\n";
const TAB = "\t";

/** Features and what is kept of them, as the one text of a model. */
export const writeFeatures = (features: Iterable<readonly [feature: string, kept: KeptFeature]>): string =>
  [...features]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, kept]) => feature + TAB + writeFeature(kept))
    .join(LINE);

/** The letters of a feature; undefined for one that the model does not know. */
function lettersOf(features: string, feature: string): string | undefined {
  let [from, to] = [0, features.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const start = middle === 0 ? 0 : features.lastIndexOf(LINE, middle - 1) + 1;
    const next = features.indexOf(LINE, middle);
    const end = next < 0 ? features.length : next;
    const tab = features.indexOf(TAB, start);
    const found = features.slice(start, tab);
    if (found === feature) return features.slice(tab + 1, end);
    if (found < feature) from = end + 1;
    else to = start;
  }
  return undefined;
}

/** Of a question of whose telling words the model knows fewer, it says nothing. */
const LEAST_KNOWN = 0.5;
/** Shorter ones say little by themselves. */
const TELLS_FROM = 4;

/** The matter that a question is most like; null where the model knows too few of the words. */
export const likeliestIn = (model: Model, said: readonly string[]): Likeness | null =>
  likenessesIn(model, said).reduce<Likeness | null>(
    (best, each) => (best && best.sureness >= each.sureness ? best : each),
    null,
  );

/**
 * How much a question is like those of each matter; nothing where the model knows too few of the words.
 * @param said the words as `wordsOf` gives them, without marks
 */
export function likenessesIn(model: Model, said: readonly string[]): Likeness[] {
  const letters = (feature: string): string | undefined => lettersOf(model.features, feature);
  const telling = said.filter((word) => word.length >= TELLS_FROM);
  if (telling.filter((word) => letters(word) !== undefined).length < LEAST_KNOWN * telling.length) return [];
  const found = featuresOf(said).flatMap((feature) => {
    const kept = letters(feature);
    if (kept === undefined) return [];
    const { rarity, weights } = readFeature(kept);
    return [{ value: rarity, weights }];
  });
  const length = Math.sqrt(found.reduce((sum, { value }) => sum + value ** 2, 0));
  if (length === 0) return [];
  const scores = [...model.bias];
  for (const { value, weights } of found)
    for (const [matter, weight] of weights)
      scores[matter] = (scores[matter] ?? 0) + (value / length) * weight * model.step;
  const most = Math.max(...scores);
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score, at) => ({ matter: model.matters[at] ?? "", sureness: Math.exp(score - most) / whole }));
}
