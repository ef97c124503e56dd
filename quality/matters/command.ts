import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { likeliestIn, writeFeatures } from "~/language/question/likeness";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { type Example, type Model, saidIn, train } from "./train";

const EXAMPLES = join(ROOT, "db/questions/examples.json");
const WEIGHTS = join(ROOT, "db/questions/weights.json");

/** By matter and language, as they are kept. */
type Kept = Record<string, Record<string, string[]>>;

const readExamples = (): Example[] =>
  Object.entries(JSON.parse(readFileSync(EXAMPLES, "utf8")) as Kept).flatMap(([matter, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, texts]) => texts.map((text) => ({ matter, language, text }))),
  );

/** Of which examples the weights were made: they are the same for the same examples, but for the last digit of another processor's logarithms. */
export const seal = (): string => createHash("sha256").update(readFileSync(EXAMPLES)).digest("hex");

const written = ({ matters, bias, step, features }: Model) => ({
  matters,
  bias,
  step,
  features: writeFeatures(features),
});

const FOLDS = 5;
const SURE = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.9];

/** Of these nothing general is said: they are asked of a place, the plan, the app or nobody. */
const isOther = (matter: string | undefined): boolean => matter === undefined || matter.startsWith("other");

/** Of the questions that were kept aside: how many with a matter of their own are known with so much sureness, and how often what is said is right. */
function judge(examples: readonly Example[]): string {
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const model = written(train(examples.filter((_, i) => i % FOLDS !== fold)));
    return examples
      .filter((_, i) => i % FOLDS === fold)
      .map(({ matter, text }) => ({ matter, like: likeliestIn(model, saidIn(text)) }));
  }).flat();
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const asked = told.filter(({ matter }) => !isOther(matter)).length;
  const rows = SURE.map((sureness) => {
    const said = told.filter(({ like }) => (like?.sureness ?? 0) >= sureness && !isOther(like?.matter));
    const right = said.filter(({ matter, like }) => like?.matter === matter);
    return `sure to ${sureness}: ${share(right.length, asked)} known, ${share(said.length - right.length, said.length)} of what is said wrong`;
  });
  return [`${told.length} examples, ${asked} of them with a matter of their own`, ...rows].join("\n");
}

/** Learns from the examples and writes what the app reads; with `--judge` it says how well it would know questions it has not seen. */
export function mattersCommand(args: readonly string[]): boolean {
  const examples = readExamples();
  if (args.includes("--judge")) console.log(judge(examples));
  const model = train(examples);
  writeFileSync(WEIGHTS, `${JSON.stringify({ examples: seal(), ...written(model) })}\n`);
  console.log(`${examples.length} examples of ${model.matters.length} matters, ${model.features.size} features`);
  return true;
}
