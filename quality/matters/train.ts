import { featuresOf, weightOf } from "~/language/question/features";
import type { KeptFeature } from "~/language/question/likeness";
import { wordsOf } from "~/language/words/phrases";

/** A question as somebody typed it, and the matter that it is. */
export type Example = { matter: string; language: string; text: string };

export type Model = { matters: string[]; bias: number[]; step: number; features: Map<string, KeptFeature> };

const ROUNDS = 14;
const PACE = 1.2;
/** A word that one example has may be the only one of its kind; a run of letters has to come again. */
const SEEN = { word: 1, other: 2 };
const MOST_KEPT = 10;
const STRONGEST = 40;

export const saidIn = (text: string): string[] => wordsOf(text).flatMap(({ said, isMark }) => (isMark ? [] : [said]));

/** Always the same numbers, so that the same examples give the same model. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

type Vector = readonly (readonly [feature: number, value: number])[];

/** Softmax regression over the features of all examples, by stochastic descent with a pace of its own for each weight. */
export function train(examples: readonly Example[]): Model {
  const matters = [...new Set(examples.map(({ matter }) => matter))].sort();
  const count = matters.length;
  const lists = examples.map(({ text }) => featuresOf(saidIn(text)));
  const times = new Map<string, number>();
  for (const feature of lists.flat()) times.set(feature, (times.get(feature) ?? 0) + 1);
  const isWord = (feature: string): boolean => !feature.startsWith("~") && !feature.includes(" ");
  const kept = [...times].filter(([feature, n]) => n >= (isWord(feature) ? SEEN.word : SEEN.other));
  const at = new Map(kept.map(([feature], i) => [feature, i]));
  const rarities = kept.map(([, n]) => Math.log(examples.length / n));
  const vectorOf = (features: readonly string[]): Vector => {
    const found = features.flatMap((feature) => {
      const i = at.get(feature);
      return i === undefined ? [] : [[i, weightOf(feature, rarities[i] ?? 0)] as const];
    });
    const length = Math.sqrt(found.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1;
    return found.map(([i, value]) => [i, value / length] as const);
  };
  const vectors = lists.map(vectorOf);
  const weights = new Float32Array(kept.length * count);
  const grown = new Float32Array(kept.length * count).fill(0.05);
  const bias = new Float32Array(count);
  const random = seeded(7);
  const order = vectors.map((_, i) => i);
  const scores = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const example of order) {
      const vector = vectors[example] ?? [];
      scores.set(bias);
      for (const [i, value] of vector)
        for (let c = 0; c < count; c += 1) scores[c] = (scores[c] ?? 0) + value * (weights[i * count + c] ?? 0);
      const most = Math.max(...scores);
      let whole = 0;
      for (let c = 0; c < count; c += 1) whole += scores[c] = Math.exp((scores[c] ?? 0) - most);
      const right = matters.indexOf(examples[example]?.matter ?? "");
      for (let c = 0; c < count; c += 1) scores[c] = (scores[c] ?? 0) / whole - (c === right ? 1 : 0);
      for (let c = 0; c < count; c += 1) bias[c] = (bias[c] ?? 0) - 0.05 * (scores[c] ?? 0);
      for (const [i, value] of vector)
        for (let c = 0; c < count; c += 1) {
          const slope = (scores[c] ?? 0) * value;
          const own = i * count + c;
          grown[own] = (grown[own] ?? 0) + slope ** 2;
          weights[own] = (weights[own] ?? 0) - (PACE / Math.sqrt(grown[own] ?? 1)) * slope;
        }
    }
  }
  const strongest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = strongest / STRONGEST;
  const features = new Map(
    kept.map(([feature], i): [string, KeptFeature] => [
      feature,
      {
        rarity: rarities[i] ?? 0,
        weights: Array.from({ length: count }, (_, c) => [c, Math.round((weights[i * count + c] ?? 0) / step)] as const)
          .filter(([, weight]) => weight !== 0)
          .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
          .slice(0, MOST_KEPT),
      },
    ]),
  );
  return { matters, bias: [...bias].map((each) => Math.round(each * 1000) / 1000), step, features };
}
