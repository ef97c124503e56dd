import { featuresOf } from "~/language/words/features";
import type { KeptFeature } from "~/language/words/likeness";
import { wordsOf } from "~/language/words/phrases";
import { seededRandom } from "~/planner/plan/random";

/** What somebody typed, as the words by which it is known, and the matter that it is. */
export type Example = { matter: string; said: readonly string[] };

export type Model = { matters: string[]; bias: number[]; step: number; features: Map<string, KeptFeature> };

/** All weights learn for so many rounds; then those that are kept go on alone for so many more, and take over what the others said. */
const ROUNDS = 6;
const ROUNDS_OF_KEPT = 4;
const PACE = 1.2;
/** A word that one example has may be the only one of its kind; two words and a run of letters have to come again. */
const SEEN = { word: 1, other: 4 };
/** So many matters a feature speaks for or against; one that speaks for none with so much force is left out. */
const MOST_KEPT = 6;
/** The steps in which a weight is written; what is stronger by far than others is written as so strong. */
const STEPS = 40;
const OUTLIERS = 2;

export const saidIn = (text: string): string[] => wordsOf(text).flatMap(({ said, isMark }) => (isMark ? [] : [said]));

type Vector = readonly (readonly [feature: number, value: number])[];

/** What is learnt from: the features of each example, and which matter it is. */
type Lesson = { vectors: readonly Vector[]; right: readonly number[]; matters: number };

/** Softmax regression, learnt by stochastic descent with a pace of its own for each weight. */
class Learner {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  private readonly grown: Float32Array;
  private readonly isFree: Uint8Array;
  /** Always the same numbers, so that the same examples give the same model. */
  private readonly random = seededRandom(7);

  constructor(
    private readonly lesson: Lesson,
    features: number,
  ) {
    this.weights = new Float32Array(features * lesson.matters);
    this.grown = new Float32Array(features * lesson.matters).fill(0.05);
    this.isFree = new Uint8Array(features * lesson.matters).fill(1);
    this.bias = new Float32Array(lesson.matters);
  }

  learn(rounds: number): void {
    const order = this.lesson.vectors.map((_, i) => i);
    for (let round = 0; round < rounds; round += 1) {
      for (let i = order.length - 1; i > 0; i -= 1) {
        const j = Math.floor(this.random() * (i + 1));
        [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
      }
      for (const example of order) this.learnFrom(this.lesson.vectors[example] ?? [], this.lesson.right[example] ?? 0);
    }
  }

  private learnFrom(vector: Vector, right: number): void {
    const { weights, bias, grown, isFree } = this;
    const count = this.lesson.matters;
    const wrong = this.likelihoods(vector);
    wrong[right] = (wrong[right] ?? 0) - 1;
    for (let c = 0; c < count; c += 1) bias[c] = (bias[c] ?? 0) - 0.05 * (wrong[c] ?? 0);
    for (const [i, value] of vector)
      for (let c = 0, own = i * count; c < count; c += 1, own += 1) {
        if (isFree[own] === 0) continue;
        const slope = (wrong[c] ?? 0) * value;
        grown[own] = (grown[own] ?? 0) + slope ** 2;
        weights[own] = (weights[own] ?? 0) - (PACE / Math.sqrt(grown[own] ?? 1)) * slope;
      }
  }

  private likelihoods(vector: Vector): Float64Array {
    const count = this.lesson.matters;
    const scores = Float64Array.from(this.bias);
    for (const [i, value] of vector)
      for (let c = 0, own = i * count; c < count; c += 1, own += 1)
        scores[c] = (scores[c] ?? 0) + value * (this.weights[own] ?? 0);
    const most = scores.reduce((highest, score) => Math.max(highest, score), -Infinity);
    const likely = scores.map((score) => Math.exp(score - most));
    const whole = likely.reduce((sum, each) => sum + each, 0);
    return likely.map((each) => each / whole);
  }

  /** Of each feature only its strongest weights stay. */
  keep(most: number): void {
    const count = this.lesson.matters;
    for (let from = 0; from < this.weights.length; from += count) {
      const own = this.weights.subarray(from, from + count);
      const least = [...own].map(Math.abs).sort((a, b) => b - a)[most - 1] ?? 0;
      for (let c = 0; c < count; c += 1) if (Math.abs(own[c] ?? 0) < least) own[c] = this.isFree[from + c] = 0;
    }
  }
}

/** What is known by examples: how much each word, pair of words and run of letters speaks for each matter. */
export function train(examples: readonly Example[]): Model {
  const matters = [...new Set(examples.map(({ matter }) => matter))].sort();
  const lists = examples.map(({ said }) => featuresOf(said));
  const times = new Map<string, number>();
  for (const list of lists) for (const feature of list) times.set(feature, (times.get(feature) ?? 0) + 1);
  const isWord = (feature: string): boolean => !feature.startsWith("~") && !feature.includes(" ");
  const kept = [...times].filter(([feature, n]) => n >= (isWord(feature) ? SEEN.word : SEEN.other));
  const at = new Map(kept.map(([feature], i) => [feature, i]));
  const rarities = kept.map(([, n]) => Math.log(examples.length / n));
  const vectorOf = (features: readonly string[]): Vector => {
    const found = features.flatMap((feature) => {
      const i = at.get(feature);
      return i === undefined ? [] : [[i, rarities[i] ?? 0] as const];
    });
    const length = Math.sqrt(found.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1;
    return found.map(([i, value]) => [i, value / length] as const);
  };
  const right = examples.map(({ matter }) => matters.indexOf(matter));
  const learner = new Learner({ vectors: lists.map(vectorOf), right, matters: matters.length }, kept.length);
  learner.learn(ROUNDS);
  learner.keep(MOST_KEPT);
  learner.learn(ROUNDS_OF_KEPT);
  const strongest = learner.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = strongest / STEPS / OUTLIERS;
  const weightsOf = (i: number) =>
    [...learner.weights.subarray(i * matters.length, (i + 1) * matters.length)]
      .map((weight, c) => [c, Math.round(weight / step)] as const)
      .filter(([, weight]) => Math.abs(weight) >= 1);
  const features = new Map(
    kept.flatMap(([feature], i): [string, KeptFeature][] => {
      const weights = weightsOf(i);
      return weights.length === 0 && !isWord(feature) ? [] : [[feature, { rarity: rarities[i] ?? 0, weights }]];
    }),
  );
  return { matters, bias: [...learner.bias].map((each) => Math.round(each * 1000) / 1000), step, features };
}
